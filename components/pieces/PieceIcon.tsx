import type { ColorName } from '@/components/ui/tokens';

import { Drawing } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import { PIECES, type PieceName } from './pieces';

/** A piece of the game; `fill` gives an official, house, store, cube or marker its owner's or good's colour. */
export function PieceIcon({
  piece,
  fill,
  ...frame
}: IconProps & { readonly piece: PieceName; readonly fill?: ColorName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={PIECES[piece]} {...(fill === undefined ? {} : { own: fill })} />
    </IconFrame>
  );
}
