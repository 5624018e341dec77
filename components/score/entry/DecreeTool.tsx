import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { MOST_DECREE_WIGS, withDecrees } from './entries';
import { nextKey, takeBackKey } from './commonKeys';
import { Keys } from './Keys';
import type { ToolProps } from './toolProps';

const WIGS = Array.from({ length: MOST_DECREE_WIGS + 1 }, (_, wigs) => wigs);

/** Decrees one by one: a tap on the wigs it gives adds it. */
export function DecreeTool({ label, player, onChange, onNext }: ToolProps) {
  const words = useWords(scoreWords);
  const decrees = player.kind === 'lacerda' ? [] : player.decrees;
  const keys = WIGS.map((wigs) => ({
    id: `decree ${wigs}`,
    name: words.decree(wigs),
    face: String(wigs),
    onPress: () => onChange(withDecrees(player, [...decrees, wigs])),
  }));
  const back = takeBackKey(words, decrees, (fewer) => onChange(withDecrees(player, fewer)));
  return <Keys label={label} keys={[...keys, { ...back, span: 2 }, nextKey(words, 3, onNext)]} />;
}
