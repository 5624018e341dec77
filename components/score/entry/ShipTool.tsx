import { HULLS, type Hull } from '@/engine';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { nextKey, takeBackKey } from './commonKeys';
import { withShips } from './entries';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';

/** Ships by their hull, one tap each; the last one that fits continues to the next field. */
export function ShipTool({ label, player, onChange, onNext, most }: ToolProps & { readonly most: number }) {
  const words = useWords(scoreWords);
  const full = player.ships.length >= most;
  const add = (hull: Hull): void => {
    onChange(withShips(player, [...player.ships, hull]));
    if (player.ships.length + 1 === most) onNext();
  };
  const keys = HULLS.map((hull) => ({
    id: `hull ${hull}`,
    name: words.hull(hull),
    face: <ShipIcon hull={hull} size={36} />,
    disabled: full,
    onPress: () => add(hull),
  }));
  const back = takeBackKey(words, player.ships, (fewer) => onChange(withShips(player, fewer)));
  return <Keys label={label} keys={[...keys, back, nextKey(words, 2, onNext)]} />;
}
