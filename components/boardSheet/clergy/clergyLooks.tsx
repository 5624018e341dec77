import { PieceIcon } from '@/components/pieces/PieceIcon';
import { CLERGY_BENEFITS, sameTile, type ClergyBenefit, type ClergyTile, type Reward } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { useTranslate, useWords } from '@/i18n/useWords';

import { RewardIcon } from '../rewards/RewardIcon';

/** The same thing as a lasting reward of a card: it has the same picture. */
const AS_REWARD: Readonly<Record<ClergyBenefit, Reward>> = {
  reis: { kind: 'discount', amount: 1 },
  perGood: { kind: 'per-good', amount: 1 },
  fewerOfficials: { kind: 'fewer-officials', amount: 1 },
  cheaperOfficials: { kind: 'cheaper-officials', amount: 1 },
  visit: { kind: 'visit-discount', amount: 1 },
  influence: { kind: 'influence' },
};

const benefitsOf = (tile: ClergyTile): readonly ClergyBenefit[] =>
  CLERGY_BENEFITS.filter((benefit) => (tile[benefit] ?? 0) !== 0);

/** A clergy tile by what it gives; one that gives nothing by its back. */
export function ClergyIcon({ tile, size }: { readonly tile: ClergyTile; readonly size: number }) {
  const [benefit] = benefitsOf(tile);
  return benefit === undefined ? (
    <PieceIcon piece="clergy" size={size} />
  ) : (
    <BenefitIcon benefit={benefit} size={size} />
  );
}

/** What a clergy tile may give, by the piece it is about. */
export const BenefitIcon = ({ benefit, size }: { readonly benefit: ClergyBenefit; readonly size: number }) => (
  <RewardIcon reward={AS_REWARD[benefit]} size={size} />
);

/** A clergy tile in the few words that stand beside its picture. */
export function useTileInShort(): (tile: ClergyTile) => string {
  const words = useWords(clergyWords);
  const { number } = useTranslate();
  return (tile) => {
    const given = benefitsOf(tile).map((benefit) => {
      const amount = tile[benefit] ?? 0;
      return amount === 1 ? words.short[benefit] : `${words.short[benefit]} ×${number(amount)}`;
    });
    return [...given, ...(tile.note === undefined ? [] : [tile.note])].join(', ') || words.plain;
  };
}

/** The tiles that are one touch each: those of this copy, and one for each thing that a tile may give. */
export function usualTiles(known: readonly ClergyTile[]): readonly ClergyTile[] {
  const single = CLERGY_BENEFITS.map((benefit): ClergyTile => ({ [benefit]: 1 }));
  return [...known, ...single.filter((tile) => !known.some((one) => sameTile(one, tile)))];
}
