import { create } from 'zustand';

import { ARCHITECTS, GOODS } from '@/engine';
import { deviceStorage } from '@/store/storage/device';

import { newDraft, type Draft, type Drawn } from './draft';

const KEY = 'solo-setup';

interface SetupStore {
  readonly draft: Draft | null;
  readonly load: () => Promise<void>;
  readonly change: (draft: Draft) => void;
  /** Begins anew with another deal. */
  readonly deal: () => void;
  readonly clear: () => void;
}

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 8;
const isGood = (value: unknown): boolean => GOODS.some((good) => good === value);
const isFace = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isGood) && value[0] !== value[1];
const isArchitect = (value: unknown): boolean => ARCHITECTS.some((architect) => architect === value);

const CHECKS: Readonly<Record<keyof Drawn, (value: unknown) => boolean>> = {
  preplaced: isFace, blue: isFace, green: isFace, stackBlue: isCount, stackGreen: isCount,
  yourArchitect: isArchitect, yourPlan: isCount, hisFirst: isCount, hisSecond: isCount,
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

const isDrawn = (json: unknown): json is Drawn =>
  isObject(json) && Object.entries(CHECKS).every(([key, fits]) => json[key] === undefined || fits(json[key]));

/** A draft as stored; what cannot be read begins anew. */
function readDraft(text: string | undefined): Draft | null {
  try {
    const json: unknown = JSON.parse(text ?? 'null');
    if (!isObject(json) || !isDrawn(json['drawn'])) return null;
    const { seed, done, drawn } = json;
    const isDraft = typeof seed === 'number' && Array.isArray(done) && done.every((step) => typeof step === 'string');
    return isDraft ? { seed, done, drawn } : null;
  } catch {
    return null;
  }
}

const randomSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** The set-up under way on this device: left at any step, it is there again. */
export const useSetup = create<SetupStore>()((set, get) => {
  const keep = (draft: Draft): void => {
    set({ draft });
    deviceStorage.set(KEY, JSON.stringify(draft)).catch(() => undefined);
  };
  return {
    draft: null,
    load: async () => {
      const kept = await deviceStorage.get(KEY).catch(() => undefined);
      if (get().draft === null) keep(readDraft(kept) ?? newDraft(randomSeed()));
    },
    change: keep,
    deal: () => keep(newDraft(randomSeed())),
    clear: () => {
      set({ draft: null });
      deviceStorage.delete(KEY).catch(() => undefined);
    },
  };
});
