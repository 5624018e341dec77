import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import type { PieceName } from '@/components/pieces/pieces';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import type { Reward } from '@/engine';

const PIECE: Readonly<Record<Exclude<Reward['kind'], 'goods' | 'ship' | 'other'>, PieceName>> = {
  reis: 'reis',
  wigs: 'wig',
  influence: 'influence',
  cardinal: 'cardinal',
  official: 'official',
  cube: 'cube',
  plan: 'plan',
  favour: 'favour',
  produce: 'store',
  decree: 'decree',
  store: 'store',
  building: 'house',
  'lose-official': 'official',
  discount: 'reis',
  'per-good': 'market',
  'fewer-officials': 'official',
  'cheaper-officials': 'official',
  'visit-discount': 'influence',
};

/** A reward by the piece it gives. */
export function RewardIcon({ reward, size }: { readonly reward: Reward; readonly size: number }) {
  if (reward.kind === 'goods')
    return reward.good === 'any' ? (
      <PieceIcon piece="market" size={size} />
    ) : (
      <GoodIcon good={reward.good} size={size} />
    );
  if (reward.kind === 'ship') return <ShipIcon size={size} />;
  if (reward.kind === 'other') return <UiIcon name="edit" size={size} />;
  return <PieceIcon piece={PIECE[reward.kind]} size={size} />;
}
