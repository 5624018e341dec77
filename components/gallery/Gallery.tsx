import { TilePattern } from '@/components/pieces/art/TilePattern';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { Screen } from '@/components/ui/Screen';
import { Segment } from '@/components/ui/Segment';
import { galleryWords } from '@/i18n/gallery';
import { useWords } from '@/i18n/useWords';
import { SETTINGS, settings, useSettings } from '@/store/settings';

import { BoardSection } from './BoardSection';
import { IconSections } from './IconSections';
import { PrimitiveSections } from './PrimitiveSections';

/** The whole design system on one page. */
export function Gallery() {
  const words = useWords(galleryWords);
  const theme = useSettings((chosen) => chosen.theme);
  return (
    <Screen title={words.title} wide>
      <Segment
        label={words.theme}
        value={theme}
        onChange={(value) => settings.getState().choose({ theme: value })}
        options={SETTINGS.theme.map((value) => ({ value, label: words.themes[value] }))}
      />
      <Heading>{words.board.title}</Heading>
      <BoardSection />
      <IconSections />
      <PrimitiveSections />
      <Card title={words.sections.tiles}>
        <TilePattern columns={16} rows={2} />
      </Card>
    </Screen>
  );
}
