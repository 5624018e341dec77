import { copyText, sendSheet } from '@/components/transfer/export';
import { reportOf } from '@/store/games/report';

/** Copies a report of the error, or shares it as a file; false when the device refused. */
export async function handOnReport(error: Error, way: 'copy' | 'save', fileName: string): Promise<boolean> {
  const report = await reportOf(error);
  if (way === 'copy') return copyText(report);
  return sendSheet(report, fileName);
}
