import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Column } from '@/components/ui/layout';
import {
  unreachable,
  type AuditedMove,
  type BySeat,
  type ForecastChange,
  type ForecastStep,
  type Move,
} from '@/engine';
import { finalWords } from '@/i18n/final';
import type { Chronicle } from '@/i18n/catalogue';
import { chronicleWords } from '@/i18n/log';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { sentenceOf } from '../his/sentence';
import { Folded } from './Folded';

interface YourMovesProps {
  readonly moves: readonly AuditedMove[];
  readonly wigs: BySeat<number>;
}

/** What each move of yours changed about his turn, and all of them together. */
export function YourMoves({ moves, wigs }: YourMovesProps) {
  const words = useWords(finalWords).audit;
  return (
    <>
      <AppText variant="label">{words.total(wigs.you, wigs.lacerda)}</AppText>
      <Folded label={words.listed.moves} items={moves} item={(move) => <YourMove move={move} />} />
    </>
  );
}

/** The sentences of a move: the table is typed line by line, the lookup cannot be. */
const moveSaid = (move: Move, { moves }: Chronicle): string | null =>
  (moves as Readonly<Record<string, (move: Move) => string | null>>)[move.kind]?.(move) ?? null;

function YourMove({ move: { period, round, moves, difference } }: { readonly move: AuditedMove }) {
  const words = useWords(finalWords).audit;
  const chronicle = useWords(chronicleWords);
  const changed = useChange();
  const said = moves.map((move) => moveSaid(move, chronicle)).filter((sentence) => sentence !== null);
  const { you, lacerda } = difference.wigs;
  return (
    <Column gap="xs">
      <Note>{words.place(period, round)}</Note>
      <AppText variant="label">{said.join(' ')}</AppText>
      {difference.changes.map((change, at) => (
        <AppText key={at} variant="small">
          {changed(change)}
        </AppText>
      ))}
      <AppText variant="small" style={{ fontWeight: '600' }}>
        {you === 0 && lacerda === 0 ? words.noEffect : words.effect(you, lacerda)}
      </AppText>
    </Column>
  );
}

/** What became different in his turn, in words. */
function useChange(): (change: ForecastChange) => string {
  const words = useWords(finalWords).audit;
  const turn = useWords(turnWords);
  const t = useTranslate();
  const said = ({ step }: ForecastStep): string => (step === null ? words.unsure : sentenceOf(step, turn, t));
  return (change) => {
    switch (change.kind) {
      case 'added':
        return words.added(said(change.now));
      case 'gone':
        return words.gone(said(change.was));
      case 'instead':
        return words.instead(said(change.was), said(change.now));
      default:
        return unreachable(change);
    }
  };
}
