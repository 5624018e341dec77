import { useEffect } from 'react';
import { useStore } from 'zustand';

import { createDraftStore, type DraftStore } from '@/store/record/draftStore';
import { deviceStorage } from '@/store/storage/device';

import type { SetupDraft } from './draft';
import { draftFormat } from './draftFormat';

/** The setup in progress; its draft is nothing while nobody has chosen how the game comes to the table. */
export type Setup = DraftStore<SetupDraft>;

/** The setup of this device, for whoever begins or ends it. */
export const setup = createDraftStore(draftFormat, deviceStorage);

/** The setup of this device; asks for it after the first render. */
export function useSetup(): Setup {
  const now = useStore(setup);
  const { load } = now;
  useEffect(() => void load(), [load]);
  return now;
}
