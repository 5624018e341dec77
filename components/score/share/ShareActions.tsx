import { type Shared } from '@/components/transfer/outcome';
import { printPage } from '@/components/transfer/printPage';
import { shareText } from '@/components/transfer/shareText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { UiIcon } from '@/components/ui/UiIcon';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

import { scoreText, type Telling } from './scoreText';
import { SharePictureButton } from './SharePictureButton';

/** Passing a result around: as text, as a picture, on paper. */
export function ShareActions({ telling }: { readonly telling: Telling }) {
  const words = useWords(scoreWords).result;
  const tell = (outcome: Shared): void => {
    const text = {
      copied: words.copied,
      saved: words.saved,
      failed: words.notShared,
      shared: undefined,
      cancelled: undefined,
    }[outcome];
    if (text !== undefined) showToast({ text });
  };
  return (
    <Row gap="s">
      <Button
        kind="secondary"
        label={words.shareText}
        icon={(color) => <UiIcon name="share" size={20} color={color} />}
        onPress={() => void shareText(scoreText(telling)).then(tell)}
      />
      <SharePictureButton label={words.sharePicture} telling={telling} onShared={tell} />
      {printPage !== undefined && (
        <Button
          kind="secondary"
          label={words.print}
          icon={(color) => <UiIcon name="print" size={20} color={color} />}
          onPress={printPage}
        />
      )}
    </Row>
  );
}
