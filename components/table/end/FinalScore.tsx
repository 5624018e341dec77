import { useMemo } from 'react';
import { View } from 'react-native';

import { GameBadge } from '@/components/game/GameBadge';
import { ReviewOffer } from '@/components/game/ReviewOffer';
import { DecreesAgain, isDecreesOpen } from '@/components/score/final/DecreesAgain';
import { Uncounted } from '@/components/score/final/Uncounted';
import type { ScoredAs } from '@/components/score/people';
import { restsOn } from '@/components/score/restsOn';
import { ScoreResult } from '@/components/score/result/ScoreResult';
import type { Telling } from '@/components/score/share/scoreText';
import { ShareActions } from '@/components/score/share/ShareActions';
import { ExportReminder } from '@/components/transfer/ExportReminder';
import { LinkButton } from '@/components/ui/LinkButton';
import { notOnPaper } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { finalScore, keepsHoldings, scoreInputOf, SEATS, type GameState, type History } from '@/engine';
import { finalWords } from '@/i18n/final';
import { scoreWords } from '@/i18n/score';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';

import { Ask } from '../his/Ask';
import { usePlay } from '../usePlay';
import { AuditCard } from './AuditCard';
import { ComparedGame } from './ComparedGame';

/** A tracked game that is over. */
export interface FinalScoreProps {
  readonly state: GameState;
  readonly history: History;
  /** What the person calls the game. */
  readonly name: string;
}

/** What is still to be counted by hand, then the score with your title, passing it on, and the look back on his decisions. */
export function FinalScore({ state, history, name }: FinalScoreProps) {
  const play = usePlay();
  const { reminder } = useWords(transferWords);
  const isCounted = keepsHoldings(state);
  return (
    <View style={{ gap: SPACE.l }}>
      {state.lacerda.clergyOwed > 0 && (
        <Ask
          question={{ kind: 'clergyWigs' }}
          onAnswer={(answer) => play({ kind: 'tell-lacerda', answer })}
          onFollow={() => undefined}
        />
      )}
      {isCounted && isDecreesOpen(history) && (
        <DecreesAgain
          decrees={state.you.decrees}
          onConfirm={(value) => play({ kind: 'correct', correction: { of: 'decrees', value } })}
        />
      )}
      {isCounted ? (
        <Scored state={state} name={name} />
      ) : (
        <Uncounted onCounted={(holdings) => play({ kind: 'set-depth', depth: 'everything', holdings })} />
      )}
      <ComparedGame />
      <ReviewOffer />
      <AuditCard history={history} />
      <ExportReminder>
        <LinkButton kind="secondary" href="/games" label={reminder.open} />
      </ExportReminder>
    </View>
  );
}

function Scored({ state, name }: Pick<FinalScoreProps, 'state' | 'name'>) {
  const final = useWords(finalWords);
  const words = useWords(scoreWords);
  const sentences = useWords(scoreReasonWords);
  const input = useMemo(() => scoreInputOf(state), [state]);
  const score = useMemo(() => finalScore(input), [input]);
  const people = SEATS.map((seat): ScoredAs => ({ id: seat, name: final.who[seat], mark: seat }));
  const [you = 0, his = 0] = SEATS.map((seat) => score.players.find(({ id }) => id === seat)?.total ?? 0);
  const telling: Telling = { score, people, date: name, words, sentences };
  return (
    <>
      <GameBadge dependsOn={restsOn(input)} />
      <ScoreResult input={input} people={people} headline={final.headline(you, his)} />
      <View {...notOnPaper} role="group" aria-label={final.share}>
        <ShareActions telling={telling} />
      </View>
    </>
  );
}
