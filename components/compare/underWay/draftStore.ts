import { useEffect } from 'react';
import { useStore } from 'zustand';

import { createDraftStore, type DraftStore } from '@/store/record/draftStore';
import { deviceStorage } from '@/store/storage/device';

import { draftFormat, type UnderWayDraft } from './draft';

/** The table that is being entered on this device. */
export const underWay = createDraftStore(draftFormat, deviceStorage);

/** The table being entered; asks the device for it after the first render. */
export function useUnderWay(): DraftStore<UnderWayDraft> {
  const now = useStore(underWay);
  const { load } = now;
  useEffect(() => void load(), [load]);
  return now;
}
