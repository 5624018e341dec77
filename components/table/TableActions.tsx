import { useContext } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { StandingLink } from '@/components/game/StandingLink';
import { IconButton } from '@/components/ui/IconButton';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';

import { LogContext } from './LogContext';

/** The log and the standing are one tap away from everywhere at the table. */
export function TableActions() {
  const words = useWords(logWords);
  const open = useContext(LogContext);
  if (open === null) return null;
  return (
    <>
      <StandingLink />
      <IconButton label={words.open} onPress={open} icon={(color) => <UiIcon name="undo" color={color} />} />
    </>
  );
}
