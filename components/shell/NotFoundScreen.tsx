import { TilePattern } from '@/components/pieces/art/TilePattern';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { shellWords } from '@/i18n/shell';
import { useWords } from '@/i18n/useWords';

/** An address where nothing is built, and the way home. */
export function NotFoundScreen() {
  const words = useWords(shellWords).notFound;
  return (
    <Screen title={words.title}>
      <TilePattern columns={8} rows={3} missing={[9, 12, 13]} />
      <AppText>{words.text}</AppText>
      <LinkButton href="/" label={words.home} />
    </Screen>
  );
}
