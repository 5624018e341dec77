import { useContext } from 'react';

import { LAYERS, type Layer } from '@/components/board/figures';
import { useShortcuts } from '@/components/ui/shortcuts';
import { showToast } from '@/components/ui/toastStore';
import type { PutBack } from '@/engine';
import { putBackWords } from '@/i18n/soloPutBack';
import { say } from '@/i18n/say';
import { shortcutWords } from '@/i18n/shortcuts';
import { useTranslate, useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';

import { LogContext } from './LogContext';
import { PlayContext } from './PlayContext';

interface TableKeys {
  readonly layer: Layer;
  readonly onLayer: (layer: Layer) => void;
  readonly onConfirm: (() => void) | undefined;
  readonly onHelp: () => void;
}

const after = (layer: Layer): Layer => LAYERS[(LAYERS.indexOf(layer) + 1) % LAYERS.length] ?? 'plain';

/** The keys that mean the same whoever moves. While an earlier entry is changed there is nothing to undo. */
export function useTableKeys({ layer, onLayer, onConfirm, onHelp }: TableKeys): void {
  const words = useWords(shortcutWords);
  const speaker = useWords(putBackWords);
  const t = useTranslate();
  const log = useContext(LogContext);
  const isChanging = useContext(PlayContext) !== null;
  const tell = (text: string): void => showToast({ text });
  const undone = (pieces: readonly PutBack[]): void =>
    tell(words.undone(pieces.map((piece) => say(speaker, piece, t))));
  const undo = (): void =>
    void session
      .getState()
      .undo()
      .then((went) => (went.ok ? undone(went.value.putBack) : tell(words.nothing)));
  const redo = (): void =>
    void session
      .getState()
      .redo()
      .then((went) => tell(went.ok ? words.redone : words.nothing));
  useShortcuts({
    c: onConfirm,
    m: () => onLayer(after(layer)),
    '?': onHelp,
    l: log ?? undefined,
    ...(isChanging ? {} : { u: undo, r: redo }),
  });
}
