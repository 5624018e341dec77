import { useState } from 'react';
import { View } from 'react-native';

import { useGameState } from '@/components/game/useGameState';
import { ReadingProgress } from '@/components/transfer/ReadingProgress';
import { TextBox } from '@/components/transfer/TextBox';
import { sayTextFault } from '@/components/transfer/textFault';
import { useReading } from '@/components/transfer/useReading';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { useDates } from '@/components/ui/useDates';
import { gamesWords } from '@/i18n/games';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';
import { bringOneGame, lookInto, useLibrary } from '@/store/games/games';
import type { Contents, Incoming, IncomingFault } from '@/store/games/incoming';
import type { LibraryFault } from '@/store/games/library';
import { isTextFault } from '@/store/importText';

import { useFault } from '../GameBottomSheet';
import { useBeside } from './useBeside';

/** Reads what is pasted or a file, says what it contains, and imports it only then. */
export function ImportGames({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(gamesWords).transfer;
  const { beside } = useBeside();
  const [text, setText] = useState('');
  const reading = useReading<Contents, IncomingFault>((given, watch) => lookInto(given, beside, watch));
  const looked = reading.progress.at === 'read' ? reading.progress.result : undefined;
  const isReading = reading.progress.at === 'reading';
  const write = (given: string): void => {
    setText(given);
    reading.clear();
  };
  return (
    <Column gap="m">
      <TextBox label={words.paste} value={text} onChange={write} />
      <AppText variant="small" tone="inkSoft">
        {words.paste}
      </AppText>
      <Row gap="s">
        <Button label={words.check} disabled={isReading || text.trim() === ''} onPress={() => reading.look(text)} />
        <Button kind="secondary" label={words.pick} disabled={isReading} onPress={reading.pick} />
      </Row>
      <ReadingProgress reading={reading} />
      {looked?.ok === false && <Faults faults={[looked.error]} />}
      {looked?.ok === true && <Offer contents={looked.value} onDone={onDone} />}
    </Column>
  );
}

function Faults({ faults }: { readonly faults: readonly IncomingFault[] }) {
  const words = useWords(gamesWords).transfer.faults;
  const transfer = useWords(transferWords);
  return (
    <View role="alert">
      {faults.map((fault, index) => (
        <AppText key={`${index} ${fault.code}`} tone="danger">
          {isTextFault(fault) ? sayTextFault(fault, transfer) : words[fault.code]}
        </AppText>
      ))}
    </View>
  );
}

function Offer({ contents: { items, faults }, onDone }: { readonly contents: Contents; readonly onDone: () => void }) {
  const words = useWords(gamesWords).transfer;
  const nameOf = useIncomingName();
  const bring = useBring(onDone);
  const coming = items.filter(({ effect }) => effect !== 'here');
  return (
    <Column gap="s">
      <AppText variant="label">{words.contains}</AppText>
      <View role="list">
        {items.map((item, index) => (
          <View key={`${index} ${item.what}`} role="listitem">
            <AppText>{`${nameOf(item)}: ${words.effects[item.effect]}`}</AppText>
          </View>
        ))}
      </View>
      {faults.length > 0 && <AppText variant="label">{words.noFault(faults.length)}</AppText>}
      <Faults faults={faults} />
      {coming.length === 0 ? (
        <AppText>{words.nothing}</AppText>
      ) : (
        <Button label={words.doIt} onPress={() => void bring(coming)} />
      )}
    </Column>
  );
}

function useIncomingName(): (item: Incoming) => string {
  const words = useWords(gamesWords).transfer.parts;
  const { nameOf } = useGameState();
  const { date } = useDates();
  return (item) => {
    if (item.what === 'game') return words.game(nameOf(item.save.game), item.save.history.done.length);
    return item.what === 'board' ? words.board(item.copy.name) : words.score(date(item.sheet.finishedAt));
  };
}

/** Imports everything that was announced; the first thing the device refuses ends it with its reason. */
function useBring(onDone: () => void): (items: readonly Incoming[]) => Promise<void> {
  const words = useWords(gamesWords).transfer;
  const { add } = useBeside();
  const load = useLibrary((library) => library.load);
  const sayFault = useFault();
  return async (items) => {
    let fault: LibraryFault | undefined;
    for (const item of items) {
      if (item.what !== 'game') {
        await add(item);
        continue;
      }
      const brought = await bringOneGame(item);
      if (!brought.ok && fault === undefined) fault = { code: brought.error };
    }
    await load();
    if (fault !== undefined) return sayFault(fault);
    onDone();
    showToast({ text: words.done(items.length) });
  };
}
