import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useMemo } from 'react';
import { View } from 'react-native';

import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { notOnPaper } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { useDates } from '@/components/ui/useDates';
import { finalScore } from '@/engine';
import { scoreWords } from '@/i18n/score';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useWords } from '@/i18n/useWords';
import { inputOf, type SavedScoreSheet } from '@/store/scoreSheet';
import { keptFormat } from '@/store/scoreSheetFormat';
import { useScoreSheets } from '@/store/scoreSheets';
import { summaryOfSheet } from '@/store/statistics/summary';

import { Compared } from './compared/Compared';
import { peopleOf } from './people';
import { ProblemLines } from './ProblemLines';
import { restsOn } from './restsOn';
import { ScoreResult } from './result/ScoreResult';
import type { Telling } from './share/scoreText';
import { ShareActions } from './share/ShareActions';
import { useScoreBasis } from './useScoreBasis';

/** A finished sheet: who won, why, and passing it around. The sheet is named in the address. */
export function ResultScreen() {
  const { sheet: id } = useLocalSearchParams<{ sheet?: string }>();
  const { kept, loaded, load } = useScoreSheets((sheets) => sheets);
  const words = useWords(scoreWords);
  useEffect(() => void load(), [load]);
  const finished = kept.find((sheet) => sheet.id === id);
  if (finished !== undefined) return <Finished finished={finished} />;
  return (
    <Screen title={loaded ? words.result.missing.title : words.title} back="/score">
      {loaded && (
        <>
          <AppText>{words.result.missing.text}</AppText>
          <LinkButton href="/score" label={words.result.missing.back} />
        </>
      )}
    </Screen>
  );
}

function Finished({ finished }: { readonly finished: SavedScoreSheet }) {
  const words = useWords(scoreWords);
  const sentences = useWords(scoreReasonWords);
  const { date } = useDates();
  const device = useScoreBasis();
  const { again, reopen } = useScoreSheets((sheets) => sheets);
  const router = useRouter();
  const input = useMemo(() => inputOf(finished.sheet, device), [finished, device]);
  const telling = useMemo(
    (): Telling => ({
      score: finalScore(input),
      people: peopleOf(finished.sheet, words),
      date: date(finished.finishedAt),
      words,
      sentences,
    }),
    [input, finished, words, sentences, date],
  );
  const goTo = (prepare: (sheet: SavedScoreSheet) => void) => (): void => {
    prepare(finished);
    router.dismissTo('/score');
  };
  return (
    <Screen wide title={words.title} back="/score">
      <Row spread>
        <AppText tone="inkSoft">{telling.date}</AppText>
        <UnconfirmedBadge dependsOn={restsOn(input)} />
      </Row>
      <ProblemLines input={input} people={telling.people} />
      <ScoreResult input={input} people={telling.people} />
      <Compared
        record={keptFormat.key + finished.id}
        game={summaryOfSheet(finished)}
        names={telling.people.map(({ name }) => name)}
      />
      <View {...notOnPaper} role="group" aria-label={words.result.actions} style={{ gap: SPACE.m }}>
        <ShareActions telling={telling} />
        <Row gap="s">
          <Button label={words.result.again} onPress={goTo(again)} />
          <Button kind="secondary" label={words.result.correct} onPress={goTo(reopen)} />
        </Row>
      </View>
    </Screen>
  );
}
