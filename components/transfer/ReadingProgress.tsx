import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { transferWords } from '@/i18n/transfer';
import { useWords } from '@/i18n/useWords';

import type { Reading } from './useReading';

/** The chosen file with its size, and while it is read how far that is, with a way to stop. */
export function ReadingProgress({ reading }: { readonly reading: Reading<unknown, unknown> }) {
  const words = useWords(transferWords);
  const { file, progress, cancel } = reading;
  if (file === undefined && progress.at !== 'reading') return null;
  return (
    <Column gap="s">
      {file !== undefined && <AppText variant="label">{words.file(file.name, file.bytes)}</AppText>}
      {progress.at === 'reading' && (
        <>
          <Bar percent={Math.round(progress.share * 100)} />
          <Row gap="s">
            <Button kind="secondary" label={words.cancel} onPress={cancel} />
          </Row>
        </>
      )}
    </Column>
  );
}

function Bar({ percent }: { readonly percent: number }) {
  const words = useWords(transferWords);
  const colors = useColors();
  return (
    <>
      <Note>{words.reading(percent)}</Note>
      <View
        role="progressbar"
        aria-label={words.reading(percent)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={{ height: 8, borderRadius: RADIUS.m, overflow: 'hidden', backgroundColor: colors.sunken }}
      >
        <View style={{ height: 8, width: `${percent}%`, backgroundColor: colors.primary }} />
      </View>
    </>
  );
}
