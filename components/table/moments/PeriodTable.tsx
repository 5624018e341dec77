import { useMemo, useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { SPACE } from '@/components/ui/scale';
import { play, type GameState, type PeriodRewards } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';

import { useOnTable } from '../onTable';
import { usePlay } from '../usePlay';
import { CompareHere } from './CompareHere';
import { periodSteps } from './periodSteps';
import { RewardOfCards } from './RewardOfCards';

/** The first period is over: everything the hands do before the second, in the rulebook's order, then one tap. */
export function PeriodTable({ state }: { readonly state: GameState }) {
  const words = useWords(momentWords).period;
  const commit = usePlay();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [rewards, setRewards] = useState<PeriodRewards>({});
  const change = useMemo(() => play(state, { kind: 'period-discard', rewards: {} }), [state]);
  const entry = <RewardOfCards rewards={rewards} onChange={setRewards} />;
  const steps = change.ok ? periodSteps(state, change.value, words, entry) : [];
  const items = steps.map((item) => ({ ...item, done: ticked.includes(item.id) }));
  const toggle = (id: string, done: boolean): void =>
    setTicked(done ? [...ticked, id] : ticked.filter((one) => one !== id));
  const begin = <Button wide label={words.begin} onPress={() => commit({ kind: 'period-discard', rewards })} />;
  useOnTable({
    title: words.title,
    state,
    lit: ['deck-builder', 'deck-minister', 'deck-king', 'deck-treasury', 'shipyard'],
    footer: begin,
  });
  return (
    <>
      <AppText>{words.intro}</AppText>
      <Card style={{ padding: SPACE.s }}>
        <Checklist label={words.steps} items={items} onToggle={toggle} />
      </Card>
      <CompareHere />
    </>
  );
}
