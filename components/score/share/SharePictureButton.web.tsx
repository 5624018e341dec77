import { useState } from 'react';

import { type Shared } from '@/components/transfer/outcome';
import { sharePicture } from '@/components/transfer/sharePicture.web';
import { Button } from '@/components/ui/Button';

import { scorePicture } from './picture';
import { type Telling } from './scoreText';

/** Shares the result as a picture drawn in the browser. */
export interface SharePictureButtonProps {
  readonly label: string;
  readonly telling: Telling;
  readonly onShared: (outcome: Shared) => void;
}

export function SharePictureButton({ label, telling, onShared }: SharePictureButtonProps) {
  const [busy, setBusy] = useState(false);
  const share = async (): Promise<void> => {
    setBusy(true);
    onShared(await sharePicture(scorePicture(telling), FILE_NAME));
    setBusy(false);
  };
  return <Button kind="secondary" label={label} busy={busy} onPress={() => void share()} />;
}

const FILE_NAME = 'lisboa-score';
