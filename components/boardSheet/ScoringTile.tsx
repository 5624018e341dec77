import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { useTranslate } from '@/i18n/useWords';

/** The face of a scoring tile: wigs for each public building that counts. */
export function ScoringTile({ value }: { readonly value: number }) {
  const { number } = useTranslate();
  return (
    <>
      <AppText variant="heading">{number(value)}</AppText>
      <PieceIcon piece="wig" size={24} />
    </>
  );
}
