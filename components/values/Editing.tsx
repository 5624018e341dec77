import { useMemo, useState, type ReactNode } from 'react';

import { showToast } from '@/components/ui/toastStore';
import type { CorrectionRefusal, GameState } from '@/engine';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueRefusalWords, valuesWords } from '@/i18n/values';

import { EditContext, type Edit, type Make } from './EditContext';
import type { Target } from './target';
import { ValueBottomSheet } from './ValueBottomSheet';

/** What came of a tap: it stands, it cannot be, or the device let another window go first. */
export type PutOutcome = { readonly ok: true } | { readonly ok: false; readonly refusal: CorrectionRefusal | null };

export interface EditingProps {
  readonly state: GameState;
  /** Corrects something, saved before it is shown. */
  readonly onPut: (make: Make) => Promise<PutOutcome>;
  readonly children: ReactNode;
}

/** Around values as they lie on the table: a tap on one opens what it could be. */
export function Editing({ state, onPut, children }: EditingProps) {
  const [target, setTarget] = useState<Target | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const said = useRefusal();
  const edit = useMemo((): Edit => {
    const put = async (make: Make): Promise<boolean> => {
      const outcome = await onPut(make);
      setRefusal(outcome.ok ? null : said(outcome.refusal));
      return outcome.ok;
    };
    const open = (next: Target): void => {
      setRefusal(null);
      setTarget(next);
    };
    return {
      state,
      open,
      put: (make) => void put(make),
      settle: (make) => void put(make).then((stands) => stands && setTarget(null)),
    };
  }, [state, onPut, said]);
  return (
    <EditContext value={edit}>
      {children}
      {target !== null && <ValueBottomSheet target={target} refusal={refusal} onClose={() => setTarget(null)} />}
    </EditContext>
  );
}

function useRefusal(): (refusal: CorrectionRefusal | null) => string {
  const refusals = useWords(valueRefusalWords);
  const { lost } = useWords(valuesWords);
  const t = useTranslate();
  return useMemo(
    () => (refusal) => {
      if (refusal === null) showToast({ text: lost });
      return refusal === null ? lost : say(refusals, refusal, t);
    },
    [refusals, lost, t],
  );
}
