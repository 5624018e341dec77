import { useState } from 'react';
import { View } from 'react-native';

import { SCORE_LINES, type FinalScore, type PlayerScore, type ScoreLine } from '@/engine';
import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { say } from '@/i18n/say';
import { scoreWords } from '@/i18n/score';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { ScoreField } from '../entry/entries';
import { EntryIcon } from '../entry/EntryIcon';
import { Grid, GridCell, GridHeads, GridRow, GridTotal } from '../Grid';
import { nameIn, type ScoredAs } from '../people';

const ROWS = ['wigs', ...SCORE_LINES] as const;
export type TableLine = 'wigs' | ScoreLine;

const signOf = (line: TableLine): ScoreField => (line === 'money' ? 'reis' : line);
const pointsOf = (player: PlayerScore, line: TableLine): number =>
  line === 'wigs' ? player.wigs : player.lines[line].points;

interface LineTableProps {
  readonly score: FinalScore;
  readonly people: readonly ScoredAs[];
  /** Whose line nobody has counted: it has no number. */
  readonly isUnknown?: (id: string, line: TableLine) => boolean;
}

const allKnown = (): boolean => false;

/** Every line for everyone; a tap on a line says why. */
export function LineTable(props: LineTableProps) {
  const table: Required<LineTableProps> = { isUnknown: allKnown, ...props };
  const { score, people } = props;
  const words = useWords(scoreWords);
  const { number } = useTranslate();
  const [open, setOpen] = useState<TableLine | undefined>(undefined);
  return (
    <Grid label={words.result.lines}>
      <GridHeads narrow people={people} />
      {ROWS.map((line) => (
        <Line
          key={line}
          line={line}
          {...table}
          open={open === line}
          onPress={() => setOpen(open === line ? undefined : line)}
        />
      ))}
      <GridRow heavy narrow head={<AppText variant="label">{words.total}</AppText>}>
        {score.players.map(({ id, total }) => (
          <GridTotal key={id}>{number(total)}</GridTotal>
        ))}
      </GridRow>
    </Grid>
  );
}

interface LineProps extends Required<LineTableProps> {
  readonly line: TableLine;
  readonly open: boolean;
  readonly onPress: () => void;
}

function Line({ line, score, people, isUnknown, open, onPress }: LineProps) {
  const words = useWords(scoreWords).result;
  const { number } = useTranslate();
  return (
    <>
      <GridRow narrow head={<LineButton line={line} open={open} onPress={onPress} />}>
        {score.players.map((player) => (
          <GridCell key={player.id}>
            <AppText
              align="center"
              tone={pointsOf(player, line) === 0 ? 'inkSoft' : 'ink'}
              style={{ fontVariant: ['tabular-nums'] }}
            >
              {isUnknown(player.id, line) ? words.unknown : number(pointsOf(player, line))}
            </AppText>
          </GridCell>
        ))}
      </GridRow>
      {open && <Why line={line} score={score} people={people} />}
    </>
  );
}

function LineButton({ line, open, onPress }: Pick<LineProps, 'line' | 'open' | 'onPress'>) {
  const words = useWords(scoreWords).result;
  const colors = useColors();
  return (
    <TouchSurface
      label={words.why(words.line[line])}
      aria-expanded={open}
      onPress={onPress}
      style={{ flex: 1, ...ROW, justifyContent: 'flex-start', gap: SPACE.xs, borderRadius: RADIUS.s }}
    >
      <EntryIcon entry={signOf(line)} size={20} />
      <AppText
        variant="small"
        style={{
          flex: 1,
          fontWeight: '600',
          textDecorationLine: 'underline',
          textDecorationStyle: 'dotted',
          textDecorationColor: colors.control,
        }}
      >
        {words.line[line]}
      </AppText>
    </TouchSurface>
  );
}

function Why({ line, score, people }: Pick<LineProps, 'line' | 'score' | 'people'>) {
  const words = useWords(scoreWords).result;
  const { reasons } = useWords(scoreReasonWords);
  const t = useTranslate();
  const nameOf = nameIn(people);
  const sentence = ({ id, wigs, lines }: PlayerScore): string =>
    line === 'wigs'
      ? words.said(nameOf(id), words.onTrack(wigs))
      : 'standing' in lines[line].reason
        ? say(reasons(nameOf), lines[line].reason, t)
        : words.said(nameOf(id), say(reasons(nameOf), lines[line].reason, t));
  return (
    <View role="row" style={{ paddingBottom: SPACE.s, paddingLeft: SPACE.xl }}>
      <View role="cell">
        {score.players.map((player) => (
          <Note key={player.id}>{sentence(player)}</Note>
        ))}
      </View>
    </View>
  );
}
