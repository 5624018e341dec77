import { useMemo, useState } from 'react';

import type { PlaceId } from '@/components/board/places';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { SPACE } from '@/components/ui/scale';
import { play, type Command, type GameState, type Noble, type PeriodRewards } from '@/engine';
import { momentWords } from '@/i18n/moments';
import { useWords } from '@/i18n/useWords';

import type { Stage } from '../stage';
import { usePlay } from '../usePlay';
import { saysSomething } from '../yours/questions/RewardPicker';
import { CardReward, CardRewardFooter, type ReadCard } from './CardReward';
import { CompareHere } from './CompareHere';
import { periodSteps } from './periodSteps';
import { RewardOfCards } from './RewardOfCards';
import { useBegunPeriod } from './useBegunPeriod';

const LIT: readonly PlaceId[] = ['deck-builder', 'deck-minister', 'deck-king', 'deck-treasury', 'shipyard'];

/** What is ticked and entered while the period changes; a table that has gone on begins anew. */
interface Entered {
  readonly state: GameState;
  readonly ticked: readonly string[];
  readonly rewards: PeriodRewards;
  /** The card whose reward is asked in the dock, with what was read so far. */
  readonly card: ReadCard | null;
}

const nothingIn = (state: GameState): Entered => ({ state, ticked: [], rewards: {}, card: null });

/** The change of period being prepared at this table. */
export interface PeriodChange extends Entered {
  readonly title: string;
  readonly begin: string;
  readonly enter: (part: Partial<Omit<Entered, 'state'>>) => void;
  readonly commit: () => void;
}

export function usePeriodChange(state: GameState): PeriodChange {
  const words = useWords(momentWords).period;
  const play = usePlay();
  const [known, setKnown] = useState<Entered>(() => nothingIn(state));
  const entered = known.state === state ? known : nothingIn(state);
  const keep = useBegunPeriod(state, ({ ticked, discard }) =>
    setKnown({ ...nothingIn(state), ticked, rewards: discard.kind === 'period-discard' ? discard.rewards : {} }),
  );
  return {
    ...entered,
    title: words.title,
    begin: words.begin,
    enter: (part) => {
      const next = { ...entered, ...part };
      setKnown(next);
      keep({ ticked: next.ticked, discard: discarding(next) });
    },
    commit: () => play(discarding(entered)),
  };
}

const discarding = ({ rewards }: Pick<Entered, 'rewards'>): Command => ({ kind: 'period-discard', rewards });

/** The first period is over: everything the hands do before the second, in the rulebook's order, then one tap. */
export const periodStage = (change: PeriodChange): Stage => ({
  title: change.title,
  state: change.state,
  lit: LIT,
  lines: <PeriodSteps change={change} />,
  ...(change.card === null
    ? { footer: <Button wide label={change.begin} onPress={change.commit} /> }
    : reading(change.card, change)),
});

/** The reward of a card is the open question: nothing else is confirmed before it is answered. */
const reading = (card: ReadCard, { rewards, enter }: PeriodChange): Pick<Stage, 'dock' | 'footer' | 'hidesLines'> => ({
  hidesLines: true,
  dock: <CardReward card={card} onChange={(next) => enter({ card: next })} />,
  footer: (
    <CardRewardFooter
      card={card}
      onSave={() => enter({ card: null, rewards: withRead(rewards, card) })}
      onBack={() => enter({ card: null })}
    />
  ),
});

/** A card without a reward is none that was discarded. */
function withRead(rewards: PeriodRewards, { noble, rewards: read }: ReadCard): PeriodRewards {
  const { [noble]: _, ...others } = rewards;
  const said = read.filter(saysSomething);
  return said.length === 0 ? others : { ...others, [noble]: said };
}

function PeriodSteps({ change: { state, ticked, rewards, enter } }: { readonly change: PeriodChange }) {
  const words = useWords(momentWords).period;
  const changed = useMemo(() => play(state, { kind: 'period-discard', rewards: {} }), [state]);
  const read = (noble: Noble): void => enter({ card: { noble, rewards: rewards[noble] ?? [] } });
  const entry = <RewardOfCards rewards={rewards} onRead={read} />;
  const steps = changed.ok ? periodSteps(state, changed.value, words, entry) : [];
  const items = steps.map((item) => ({ ...item, done: ticked.includes(item.id) }));
  const toggle = (id: string, done: boolean): void =>
    enter({ ticked: done ? [...ticked, id] : ticked.filter((one) => one !== id) });
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
