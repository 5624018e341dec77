import { useState } from 'react';

import { ExportedText } from '@/components/transfer/ExportedText';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { savingWords } from '@/i18n/saving';
import { useWords } from '@/i18n/useWords';
import { exportAsItIs, session } from '@/store/games/games';
import type { OpenFault } from '@/store/games/repository';

interface SavingRefusedProps {
  readonly title: string;
  readonly id: string;
  readonly code: OpenFault['code'];
}

/** There is a record to look at; nobody here can read it. */
const lies = (code: OpenFault['code']): boolean =>
  code !== 'no-such-game' && code !== 'storage-closed' && code !== 'storage-silent';

/** A game that cannot be opened: what is wrong, what to do about it, and that nothing was changed. */
export function SavingRefused({ title, id, code }: SavingRefusedProps) {
  const words = useWords(savingWords).refused;
  const [text, setText] = useState<string>();
  return (
    <Screen title={title}>
      <Card title={words.title}>
        <AppText live>{words.faults[code]}</AppText>
        <Row gap="s">
          {lies(code) && <Button label={words.exportGame} onPress={() => void exportAsItIs(id).then(setText)} />}
          {code !== 'no-such-game' && (
            <Button kind="secondary" label={words.again} onPress={() => void session.getState().openGame(id)} />
          )}
          {code === 'storage-silent' && <LinkButton href="/solo/new" label={words.unsaved} kind="secondary" />}
          <LinkButton href="/games" label={words.others} kind="secondary" />
        </Row>
        {text !== undefined && <ExportedText text={text} name={id} />}
      </Card>
    </Screen>
  );
}
