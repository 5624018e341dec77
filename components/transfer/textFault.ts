import { unreachable } from '@/engine';
import type { transfer } from '@/i18n/en/transfer';
import type { TextFault } from '@/store/importText';

/** Says why a file or a pasted text was not read. */
export function sayTextFault(fault: TextFault, words: typeof transfer): string {
  switch (fault.code) {
    case 'too-large':
      return words.tooLarge(fault.bytes, fault.most);
    case 'cancelled':
      return words.cancelled;
    case 'failed':
      return words.failed;
    default:
      return unreachable(fault);
  }
}
