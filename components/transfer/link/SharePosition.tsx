import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { UiIcon } from '@/components/ui/UiIcon';
import type { GameState } from '@/engine';
import { linkWords } from '@/i18n/link';
import { useWords } from '@/i18n/useWords';

import { PositionLinkSheet } from './PositionLinkSheet';

/** Shares the table as a link that anyone can look at. */
export function SharePosition({ state }: { readonly state: GameState }) {
  const { share } = useWords(linkWords);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        label={share}
        icon={(color) => <UiIcon name="share" color={color} />}
        onPress={() => setOpen(true)}
      />
      {open && <PositionLinkSheet state={state} onClose={() => setOpen(false)} />}
    </>
  );
}
