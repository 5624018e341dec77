import { useRouter } from 'expo-router';
import { useState } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { TextField } from '@/components/ui/TextField';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { gamesWords } from '@/i18n/games';
import { reviewWords } from '@/i18n/review';
import { useWords } from '@/i18n/useWords';
import { exportOneGame, useLibrary } from '@/store/games/games';
import type { LibraryFault } from '@/store/games/library';
import type { GameHeader } from '@/store/games/header';

import { ExportedText } from '@/components/transfer/ExportedText';
import { reviewHref } from '@/components/game/reviewHref';
import { useGameState } from '@/components/game/useGameState';

/** What can be done with one game: its name, a copy, exporting it, deleting it. */
export function GameBottomSheet({ header, onClose }: { readonly header: GameHeader; readonly onClose: () => void }) {
  const words = useWords(gamesWords);
  const { nameOf, stateOf } = useGameState();
  const name = nameOf(header);
  const [wanted, want] = useState(header.name);
  const [text, setText] = useState<string>();
  const sayFault = useFault();
  const { rename, duplicate } = useLibrary((library) => library);
  const remove = useRemove(header, name, onClose);
  const keepName = async (): Promise<void> => {
    const renamed = await rename(header.id, wanted.trim());
    if (renamed.ok) onClose();
    else sayFault(renamed.error);
  };
  const copy = async (): Promise<void> => {
    const copied = await duplicate(header.id, words.copyOf(name));
    if (!copied.ok) return sayFault(copied.error);
    onClose();
    showToast({ text: words.duplicated });
  };
  const handOn = async (): Promise<void> => {
    const exported = await exportOneGame(header.id);
    if (exported.ok) setText(exported.value);
    else sayFault(exported.error);
  };
  return (
    <BottomSheet open title={name} onClose={onClose}>
      <Column gap="m">
        <AppText tone="inkSoft">{stateOf(header)}</AppText>
        <TextField label={words.name} value={wanted} onChange={want} />
        {header.preview?.turn === 'over' && <ReviewButton game={header.id} onClose={onClose} />}
        <Button label={words.rename} disabled={wanted.trim() === header.name} onPress={() => void keepName()} />
        <Row gap="s">
          <Button kind="secondary" label={words.duplicate} onPress={() => void copy()} />
          <Button
            kind="secondary"
            label={words.share}
            icon={(color) => <UiIcon name="share" color={color} />}
            onPress={() => void handOn()}
          />
          <Button
            kind="danger"
            label={words.remove}
            icon={(color) => <UiIcon name="trash" color={color} />}
            onPress={() => void remove()}
          />
        </Row>
        {text !== undefined && <ExportedText text={text} name={name} />}
      </Column>
    </BottomSheet>
  );
}

interface ReviewButtonProps {
  readonly game: string;
  readonly onClose: () => void;
}

/** A finished game can be gone through again; on a phone this sheet would stay over the next screen. */
function ReviewButton({ game, onClose }: ReviewButtonProps) {
  const words = useWords(reviewWords).offer;
  const router = useRouter();
  const open = (): void => {
    onClose();
    router.push(reviewHref(game));
  };
  return <Button kind="secondary" label={words.link} onPress={open} />;
}

/** Deleting asks nothing and can be undone. */
function useRemove(header: GameHeader, name: string, onClose: () => void): () => Promise<void> {
  const words = useWords(gamesWords);
  const { undo } = useWords(commonWords);
  const { remove, restore } = useLibrary((library) => library);
  const sayFault = useFault();
  return async () => {
    const removed = await remove(header.id);
    if (!removed.ok) return sayFault(removed.error);
    const takeBack = async (): Promise<void> => {
      const restored = await restore(removed.value);
      if (!restored.ok) sayFault(restored.error);
    };
    onClose();
    showToast({ text: words.removed(name), action: { label: undo, onPress: () => void takeBack() } });
  };
}

/** Says why something was not done, and what to do about it. */
export function useFault(): (fault: LibraryFault) => void {
  const { failed, closed } = useWords(gamesWords);
  return ({ code }) => {
    if (code === 'storage-closed') return showToast({ text: closed });
    if (code === 'silent' || code === 'storage-silent') return showToast({ text: failed.silent });
    const isKnown = code === 'full' || code === 'forbidden' || code === 'elsewhere' || code === 'no-such-game';
    showToast({ text: failed[isKnown ? code : 'other'] });
  };
}
