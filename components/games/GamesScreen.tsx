import { useEffect } from 'react';
import { View } from 'react-native';

import { finalScore } from '@/engine';
import { UiIcon } from '@/components/ui/UiIcon';
import { nameIn, peopleOf } from '@/components/score/people';
import { placesOf } from '@/components/score/places';
import { useDates } from '@/components/ui/useDates';
import { useScoreBasis } from '@/components/score/useScoreBasis';
import { ExportReminder } from '@/components/transfer/ExportReminder';
import { AppText } from '@/components/ui/AppText';
import { Heading } from '@/components/ui/Heading';
import { IconButton } from '@/components/ui/IconButton';
import { Column } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { gamesWords } from '@/i18n/games';
import { scoreWords } from '@/i18n/score';
import { statisticsWords } from '@/i18n/statistics';
import { useWords } from '@/i18n/useWords';
import { inputOf, type SavedScoreSheet } from '@/store/scoreSheet';
import { useScoreSheets } from '@/store/scoreSheets';

import { ExportEverything } from './transfer/ExportEverything';
import { MoveGames } from './transfer/MoveGames';
import { QuarantinedGames } from './QuarantinedGames';
import { SavedLink } from './SavedLink';
import { SoloGames } from './SoloGames';

/** The games of this device: solo games, what could not be read, finished score sheets, and moving all of it elsewhere. */
export function GamesScreen() {
  const { title } = useWords(gamesWords);
  const { title: statistics } = useWords(statisticsWords);
  return (
    <Screen title={title}>
      <ExportReminder>
        <ExportEverything />
      </ExportReminder>
      <LinkButton kind="secondary" href="/statistics" label={statistics} />
      <SoloGames />
      <QuarantinedGames />
      <FinishedSheets />
      <MoveGames />
    </Screen>
  );
}

/** The finished score sheets, newest first. */
function FinishedSheets() {
  const { kept, loaded, load } = useScoreSheets((sheets) => sheets);
  const words = useWords(scoreWords).games;
  useEffect(() => void load(), [load]);
  return (
    <Column gap="m">
      <Heading level={2}>{words.title}</Heading>
      {loaded && kept.length === 0 && (
        <>
          <AppText>{words.empty}</AppText>
          <LinkButton href="/score" label={words.toSheet} />
        </>
      )}
      <View role="list" style={{ gap: SPACE.m }}>
        {kept.map((sheet) => (
          <Game key={sheet.id} finished={sheet} />
        ))}
      </View>
    </Column>
  );
}

function Game({ finished }: { readonly finished: SavedScoreSheet }) {
  const words = useWords(scoreWords);
  const { date } = useDates();
  const device = useScoreBasis();
  const played = date(finished.finishedAt);
  const nameOf = nameIn(peopleOf(finished.sheet, words));
  const who = placesOf(finalScore(inputOf(finished.sheet, device)))
    .flatMap(({ ids, total }) => ids.map((id) => words.games.place(nameOf(id), total)))
    .join(', ');
  return (
    <SavedLink
      href={{ pathname: '/score/result', params: { sheet: finished.id } }}
      name={words.games.open(played, who)}
      label={who}
      detail={played}
    >
      <Delete finished={finished} played={played} />
    </SavedLink>
  );
}

/** Deleting asks nothing and can be undone. */
function Delete({ finished, played }: { readonly finished: SavedScoreSheet; readonly played: string }) {
  const words = useWords(scoreWords).games;
  const { undo } = useWords(commonWords);
  const { remove, restore } = useScoreSheets((sheets) => sheets);
  const onPress = async (): Promise<void> => {
    await remove(finished);
    showToast({ text: words.removed, action: { label: undo, onPress: () => void restore(finished) } });
  };
  return (
    <IconButton
      label={words.remove(played)}
      onPress={() => void onPress()}
      icon={(color) => <UiIcon name="trash" color={color} />}
    />
  );
}
