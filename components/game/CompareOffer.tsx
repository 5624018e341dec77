import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { compareHref } from './compareHref';

/** Offers to compare the app with the table, where that is a good moment. */
export function CompareOffer({ game }: { readonly game: string }) {
  const words = useWords(valuesWords).offer;
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      <LinkButton kind="secondary" href={compareHref(game)} label={words.link} />
    </Card>
  );
}
