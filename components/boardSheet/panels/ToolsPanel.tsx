import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { radio, RadioGroup } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { TOOLS_MAJORITIES, type ToolsMajority } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';

const prizes = (majority: ToolsMajority): readonly number[] => majority.split('/').map(Number);

/** The two prints of the tools majority side by side. */
export function ToolsPanel({ sheet: { toolsMajority }, onChange }: PanelProps) {
  const words = useWords(sheetWords).tools;
  const choose = (next: ToolsMajority): void => onChange({ toolsMajority: next });
  return (
    <RadioGroup
      label={words.question}
      values={TOOLS_MAJORITIES}
      value={toolsMajority}
      onChange={choose}
      style={{ flexDirection: 'row', gap: SPACE.m, maxWidth: 420, width: '100%', alignSelf: 'center' }}
    >
      {TOOLS_MAJORITIES.map((majority) => (
        <Print
          key={majority}
          majority={majority}
          chosen={majority === toolsMajority}
          onPress={() => choose(majority)}
        />
      ))}
    </RadioGroup>
  );
}

interface PrintProps {
  readonly majority: ToolsMajority;
  readonly chosen: boolean;
  readonly onPress: () => void;
}

function Print({ majority, chosen, onPress }: PrintProps) {
  const words = useWords(sheetWords).tools;
  const [first = 0, second = 0, third = 0] = prizes(majority);
  return (
    <TouchSurface
      {...radio(chosen)}
      label={words.option(first, second, third)}
      onPress={onPress}
      lit={chosen}
      ground="surface"
      edge="control"
      style={{ flex: 1, alignItems: 'center', gap: SPACE.xs, padding: SPACE.s, borderRadius: RADIUS.m }}
    >
      <GoodIcon good="tools" size={34} />
      {[first, second, third].map((wigs, place) => (
        <Prize key={place} place={words.places[place] ?? ''} wigs={wigs} />
      ))}
    </TouchSurface>
  );
}

function Prize({ place, wigs }: { readonly place: string; readonly wigs: number }) {
  const { number } = useTranslate();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <Note style={{ minWidth: 30 }}>{place}</Note>
      <AppText variant="heading" style={{ minWidth: 14 }}>
        {number(wigs)}
      </AppText>
      <PieceIcon piece="wig" size={22} />
    </View>
  );
}
