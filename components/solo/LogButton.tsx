import { useContext } from 'react';

import { UiIcon } from '@/components/icons/UiIcon';
import { IconButton } from '@/components/ui/IconButton';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { LogContext } from './LogContext';

/** The log is one tap away from everywhere at the table. */
export function LogButton() {
  const words = useWords(soloWords).log;
  const open = useContext(LogContext);
  return <IconButton label={words.open} onPress={open} icon={(color) => <UiIcon name="undo" color={color} />} />;
}
