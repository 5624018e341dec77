import { useMemo } from 'react';
import { View } from 'react-native';

import {
  CONTESTS,
  finalScore,
  scoreNotes,
  SCORE_LINES,
  type FinalScore,
  type MajorityOf,
  type ScoreInput,
  type ScoreNote,
} from '@/engine';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { scoreWords } from '@/i18n/score';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useWords } from '@/i18n/useWords';

import { EntryIcon } from '../entry/EntryIcon';
import { NoteLines } from '../NoteLines';
import { nameIn, type ScoredAs } from '../people';
import { placesOf } from '../places';
import { Bars } from './Bars';
import { LineTable } from './LineTable';
import { Podium } from './Podium';
import { TitleCard } from './TitleCard';

/** The final score of any input: of a sheet, or of a tracked game as if it ended now. */
export interface ScoreResultProps {
  readonly input: ScoreInput;
  readonly people: readonly ScoredAs[];
  /** Who won, where a name would not do: "You win". */
  readonly headline?: string;
}

export function ScoreResult({ input, people, headline }: ScoreResultProps) {
  const score = useMemo(() => finalScore(input), [input]);
  const words = useWords(scoreWords).result;
  return (
    <View style={{ gap: SPACE.l }}>
      <Headline score={score} people={people} headline={headline} />
      {score.title !== null && <TitleCard title={score.title} />}
      {/* Two columns where there is room, by wrapping: paper and prerendered pages are right at every width. */}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
        <Card title={words.bars} style={COLUMN}>
          <Bars
            players={score.ranking.flat().flatMap((id) => score.players.filter((player) => player.id === id))}
            people={people}
          />
        </Card>
        <Card title={words.lines} style={[COLUMN, { paddingHorizontal: SPACE.s }]}>
          <LineTable score={score} people={people} />
        </Card>
      </View>
      <Majorities score={score} people={people} notes={scoreNotes(input)} />
    </View>
  );
}

const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 340, minWidth: 0 } as const;

interface PartProps {
  readonly score: FinalScore;
  readonly people: readonly ScoredAs[];
}

/** Who is first, what broke a tie, and the podium. */
function Headline({ score, people, headline }: PartProps & { readonly headline: string | undefined }) {
  const words = useWords(scoreWords).result;
  const { brokenTie } = useWords(scoreReasonWords);
  const nameOf = nameIn(people);
  const places = placesOf(score);
  const [first] = places;
  return (
    <View style={{ gap: SPACE.m }}>
      <AppText variant="heading" align="center">
        {headline ??
          (first === undefined || people.length === 1
            ? words.alone(first?.total ?? 0)
            : words.winner(first.ids.map(nameOf), first.total))}
      </AppText>
      {score.brokenTies.map((tie) => (
        <Note key={tie.by + tie.below.join()} align="center">
          {brokenTie(tie, nameOf)}
        </Note>
      ))}
      <Podium places={places} people={people} />
    </View>
  );
}

const isMajority = (line: string): line is MajorityOf => CONTESTS.some((of) => of === line);

function Majorities({ score, people, notes }: PartProps & { readonly notes: readonly ScoreNote[] }) {
  const words = useWords(scoreWords).result;
  const { majority } = useWords(scoreReasonWords);
  return (
    <Card title={words.majorities}>
      {SCORE_LINES.filter(isMajority).map((of) => (
        <View key={of} style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.s }}>
          <EntryIcon entry={of} size={24} />
          <AppText style={{ flex: 1 }}>{majority(score.majorities[of], nameIn(people))}</AppText>
        </View>
      ))}
      <NoteLines notes={notes} />
    </Card>
  );
}
