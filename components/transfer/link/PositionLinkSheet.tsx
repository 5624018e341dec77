import { AppText } from '@/components/ui/AppText';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { UiIcon } from '@/components/ui/UiIcon';
import type { GameState } from '@/engine';
import { commonWords } from '@/i18n/common';
import { linkWords } from '@/i18n/link';
import { useWords } from '@/i18n/useWords';
import { makeLink, type LinkRefusal } from '@/store/positionLink/positionLink';

import { hasShareSheet, shareText } from '../shareText';
import { TextBox } from '../TextBox';
import { positionAddress } from './positionAddress';
import { ProblemList } from './ProblemList';
import { useCopyLink } from './useCopyLink';
import { useOutcome } from './useOutcome';

interface PositionLinkSheetProps {
  /** The table to share. */
  readonly state: GameState;
  readonly onClose: () => void;
}

/** A table as a link, to copy or to hand to another app. */
export function PositionLinkSheet({ state, onClose }: PositionLinkSheetProps) {
  const words = useWords(linkWords);
  const { busy } = useWords(commonWords);
  const made = useOutcome(state, makeLink);
  return (
    <BottomSheet open title={words.share} onClose={onClose}>
      {made === undefined && <AppText live>{busy}</AppText>}
      {made?.ok === true && <Made address={positionAddress(made.value)} />}
      {made?.ok === false && <Unmade refusal={made.error} />}
    </BottomSheet>
  );
}

function Made({ address }: { readonly address: string }) {
  const words = useWords(linkWords);
  const copy = useCopyLink();
  const send = async (): Promise<void> => {
    const outcome = await shareText(address);
    if (outcome === 'copied') showToast({ text: words.copied });
    if (outcome === 'failed') showToast({ text: words.notShared });
  };
  return (
    <>
      <AppText>{words.intro}</AppText>
      <TextBox label={words.address} value={address} />
      <Row gap="s">
        <Button label={words.copy} onPress={() => void copy(address)} />
        {hasShareSheet() && (
          <Button
            kind="secondary"
            label={words.send}
            icon={(color) => <UiIcon name="share" color={color} />}
            onPress={() => void send()}
          />
        )}
      </Row>
    </>
  );
}

function Unmade({ refusal }: { readonly refusal: LinkRefusal }) {
  const words = useWords(linkWords).unmade;
  if (refusal.code === 'problems') return <ProblemList title={words.problems} problems={refusal.problems} />;
  const isLong = refusal.code === 'too-long' || refusal.code === 'too-large';
  return <AppText tone="danger">{words[isLong ? 'too-long' : 'failed']}</AppText>;
}
