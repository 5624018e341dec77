import { UiIcon } from '@/components/ui/UiIcon';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { newDraft, type SetupDraft } from './draft';
import { setup } from './draftStore';
import { randomSeed } from './seed';

/** Beginning anew; the setup that is put away can be had back. */
export function AnotherWay({ draft }: { readonly draft: SetupDraft }) {
  const words = useWords(setupWords);
  const { undo } = useWords(commonWords);
  const replace = (work: Promise<void>): void => {
    void work.then(() =>
      showToast({ text: words.dropped, action: { label: undo, onPress: () => void setup.getState().begin(draft) } }),
    );
  };
  return (
    <Row gap="s">
      {draft.kind === 'dealt' && (
        <Button
          kind="quiet"
          label={words.again}
          icon={(color) => <UiIcon name="dice" size={20} color={color} />}
          onPress={() => replace(setup.getState().begin(newDraft('dealt', randomSeed())))}
        />
      )}
      <Button kind="quiet" label={words.otherWay} onPress={() => replace(setup.getState().drop())} />
    </Row>
  );
}
