import { HULLS, type Hull } from '@/engine';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

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
  return (
    <Keys
      label={label}
      keys={[
        ...HULLS.map((hull) => ({
          id: `hull ${hull}`,
          name: words.hull(hull),
          face: <ShipIcon hull={hull} size={36} />,
          disabled: full,
          onPress: () => add(hull),
        })),
        {
          id: 'take back',
          name: words.takeBack,
          face: <UiIcon name="delete" size={28} />,
          disabled: player.ships.length === 0,
          onPress: () => onChange(withShips(player, player.ships.slice(0, -1))),
        },
        { id: 'next', name: words.nextName, face: words.next, span: 2, main: true, onPress: onNext },
      ]}
    />
  );
}
