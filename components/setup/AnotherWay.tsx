import { UiIcon } from '@/components/ui/UiIcon';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';
import { settings, useSettings } from '@/store/settings';

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
      {draft.kind === 'dealt' && <Pages />}
      <Button kind="quiet" label={words.otherWay} onPress={() => replace(setup.getState().drop())} />
    </Row>
  );
}

/** The same setup in steps or on one page. */
function Pages() {
  const words = useWords(setupWords).pages;
  const pages = useSettings((chosen) => chosen.setupPages);
  const other = pages === 'one' ? 'several' : 'one';
  return <Button kind="quiet" label={words[other]} onPress={() => settings.getState().choose({ setupPages: other })} />;
}
