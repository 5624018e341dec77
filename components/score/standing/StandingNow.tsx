import { useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { scoreInputOf, SEATS, standing, type GameState, type SheetEntry, type StandingNow as Standing } from '@/engine';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';

import type { ScoredAs } from '../people';
import { restsOn } from '../restsOn';
import { Bars } from '../result/Bars';
import { LineTable, type TableLine } from '../result/LineTable';
import { MajorityMargins } from './MajorityMargins';
import { TitlesNow } from './TitlesNow';

/** Lines of yours that the smaller depth does not keep. */
const NOT_KEPT: readonly TableLine[] = ['money', 'decrees'];

interface StandingNowProps {
  readonly state: GameState;
  /** Says what nobody has checked of the panels this rests on. */
  readonly badge: (dependsOn: readonly SheetEntry[]) => ReactNode;
}

/** Both scores by line, majorities with their margins, titles with what is missing, and how long it can last. */
export function StandingNow({ state, badge }: StandingNowProps) {
  const words = useWords(standingWords);
  const now = useMemo(() => standing(state), [state]);
  const people = SEATS.map((seat): ScoredAs => ({ id: seat, name: words.who[seat], mark: seat }));
  const totalOf = (id: string): number => now.score.players.find((player) => player.id === id)?.total ?? 0;
  return (
    <View style={{ gap: SPACE.l }}>
      <Column gap="xs">
        <AppText variant="heading">
          {(now.partial ? words.counted : words.headline)(totalOf('you'), totalOf('lacerda'))}
        </AppText>
        <AppText tone="inkSoft">{words.rounds(now.rounds)}</AppText>
        {state.ending === null && <Note>{words.sooner}</Note>}
        {badge(restsOn(scoreInputOf(state)))}
      </Column>
      <NotKnown now={now} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: SPACE.l }}>
        <View style={COLUMN}>
          <MajorityMargins majorities={now.majorities} />
          {now.score.title !== null && <TitlesNow title={now.score.title} partial={now.partial} />}
        </View>
        <View style={COLUMN}>
          <Card title={words.ifNow}>
            <Bars players={now.score.players} people={people} />
            <LineTable
              score={now.score}
              people={people}
              isUnknown={(id, line) => now.partial && id === 'you' && NOT_KEPT.includes(line)}
            />
          </Card>
        </View>
      </View>
    </View>
  );
}

const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 340, minWidth: 0, gap: SPACE.l } as const;

/** What the app cannot count, said before any number is believed. */
function NotKnown({ now: { partial, clergyOwed } }: { readonly now: Standing }) {
  const words = useWords(standingWords).partial;
  if (!partial && clergyOwed === 0) return null;
  return (
    <Card tone="primarySoft" title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
      {partial && <AppText>{words.text}</AppText>}
      {clergyOwed > 0 && <AppText>{words.clergy(clergyOwed)}</AppText>}
      {partial && <LinkButton kind="secondary" href="/score" label={words.sheet} />}
    </Card>
  );
}
