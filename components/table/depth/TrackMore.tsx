import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Row } from '@/components/ui/layout';
import type { GameState, Holdings } from '@/engine';
import { depthWords } from '@/i18n/depth';
import { useWords } from '@/i18n/useWords';
import type { GameNotes } from '@/store/games/gameNotes';

import { CountedGroup } from './CountedGroup';
import { dropCounting, GROUPS, holdingsIn, lastKnown, noteCounting, trackAll } from './counting';
import { useSetDepth } from './useSetDepth';

interface TrackMoreProps {
  readonly game: string;
  readonly state: GameState;
  /** How far it was counted before the app was left. */
  readonly counting: GameNotes['counting'];
  readonly onClose: () => void;
}

/** What the app does not know yet is asked for group by group; only then everything is tracked. */
export function TrackMore({ game, state, counting, onClose }: TrackMoreProps) {
  const words = useWords(depthWords).more;
  const setDepth = useSetDepth();
  const [step, setStep] = useState(counting?.step ?? 0);
  const [holdings, setHoldings] = useState(() => (counting && holdingsIn(counting)) ?? lastKnown(state));
  const group = GROUPS[step] ?? 'reis';
  const { ask } = words.groups[group];
  const isLast = step === GROUPS.length - 1;
  const count = (next: Holdings, at = step): void => {
    setHoldings(next);
    setStep(at);
    noteCounting(game, at, next);
  };
  const close = (): void => {
    dropCounting(game);
    onClose();
  };
  const confirm = (): void => {
    setDepth(trackAll(holdings));
    close();
  };
  return (
    <BottomSheet
      open
      title={words.title}
      onClose={close}
      footer={
        <Row gap="s" wrap={false}>
          {step > 0 && <Button kind="secondary" label={words.back} onPress={() => count(holdings, step - 1)} />}
          <View style={{ flex: 1 }}>
            <Button
              wide
              label={isLast ? words.confirm : words.next}
              onPress={isLast ? confirm : () => count(holdings, step + 1)}
            />
          </View>
        </Row>
      }
    >
      {step === 0 && <AppText tone="inkSoft">{words.why}</AppText>}
      <Heading level={3}>{words.step(step + 1, GROUPS.length, group)}</Heading>
      {ask !== undefined && <AppText>{ask}</AppText>}
      <CountedGroup group={group} state={state} holdings={holdings} onChange={count} />
    </BottomSheet>
  );
}
