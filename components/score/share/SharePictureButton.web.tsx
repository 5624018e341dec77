import { useState } from 'react';

import { sharePicture } from '@/components/transfer/sharePicture.web';
import { Button } from '@/components/ui/Button';

import { scorePicture } from './picture';
import { PICTURE_NAME, type SharePictureButtonProps } from './sharePictureTypes';

/** In a browser the picture is drawn on a canvas. */
export function SharePictureButton({ label, telling, onShared }: SharePictureButtonProps) {
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    onShared(await sharePicture(scorePicture(telling), PICTURE_NAME));
    setBusy(false);
  };
  return <Button kind="secondary" label={label} busy={busy} onPress={() => void share()} />;
}
