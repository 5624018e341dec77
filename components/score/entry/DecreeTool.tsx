import { UiIcon } from '@/components/ui/UiIcon';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { MOST_DECREE_WIGS, withDecrees } from './entries';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';

const WIGS = Array.from({ length: MOST_DECREE_WIGS + 1 }, (_, wigs) => wigs);

/** Decrees one by one: a tap on the wigs it gives adds it. */
export function DecreeTool({ label, player, onChange, onNext }: ToolProps) {
  const words = useWords(scoreWords);
  const decrees = player.kind === 'lacerda' ? [] : player.decrees;
  return (
    <Keys
      label={label}
      keys={[
        ...WIGS.map((wigs) => ({
          id: `decree ${wigs}`,
          name: words.decree(wigs),
          face: String(wigs),
          onPress: () => onChange(withDecrees(player, [...decrees, wigs])),
        })),
        {
          id: 'take back',
          name: words.takeBack,
          face: <UiIcon name="delete" size={28} />,
          span: 2,
          disabled: decrees.length === 0,
          onPress: () => onChange(withDecrees(player, decrees.slice(0, -1))),
        },
        { id: 'next', name: words.nextName, face: words.next, span: 3, main: true, onPress: onNext },
      ]}
    />
  );
}
