import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Choice } from '@/components/ui/Choice';
import { Row } from '@/components/ui/layout';
import { TextField } from '@/components/ui/TextField';
import { showToast } from '@/components/ui/toastStore';
import { SHEET_ENTRIES, unconfirmed } from '@/engine';
import { commonWords } from '@/i18n/common';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { asNew, type BoardCopy } from '@/store/boardCopy';
import { activeCopy, useBoardSheets } from '@/store/boardSheets';

import { HandOn } from './transfer/ExportBoardSheet';
import { nameOfCopy } from './nameOfCopy';

const matchedOn = (copy: BoardCopy): number => SHEET_ENTRIES.length - unconfirmed(copy.confirmed, SHEET_ENTRIES).length;

/** Which copies of the game there are, which lies on the table, and what is done with whole sheets. */
export function Copies() {
  const words = useWords(sheetWords);
  const copies = useBoardSheets((sheets) => sheets.copies);
  const active = useBoardSheets(activeCopy);
  const choose = useBoardSheets((sheets) => sheets.choose);
  return (
    <Card title={words.copies.title}>
      <AppText>{words.copies.intro}</AppText>
      {copies.length > 1 && (
        <Choice
          label={words.copies.choose}
          value={active.id}
          onChange={choose}
          options={copies.map((copy, place) => ({
            value: copy.id,
            label: nameOfCopy(copy, place, words),
            detail: words.copies.state(matchedOn(copy), SHEET_ENTRIES.length),
          }))}
        />
      )}
      <CopyName key={active.id} copy={active} />
      <Actions copy={active} name={nameOfCopy(active, copies.indexOf(active), words)} />
      <HandOn copy={active} name={nameOfCopy(active, copies.indexOf(active), words)} />
    </Card>
  );
}

function CopyName({ copy }: { readonly copy: BoardCopy }) {
  const words = useWords(sheetWords).copies;
  const change = useBoardSheets((sheets) => sheets.change);
  const [name, setName] = useState(copy.name);
  const rename = (next: string): void => {
    setName(next);
    change((now) => ({ ...now, name: next.trim() }));
  };
  return <TextField label={words.name} value={name} onChange={rename} />;
}

function Actions({ copy, name }: { readonly copy: BoardCopy; readonly name: string }) {
  const words = useWords(sheetWords).copies;
  const { undo } = useWords(commonWords);
  const several = useBoardSheets((sheets) => sheets.copies.length > 1);
  const [add, change] = [useBoardSheets((sheets) => sheets.add), useBoardSheets((sheets) => sheets.change)];
  const [remove, restore] = [useBoardSheets((sheets) => sheets.remove), useBoardSheets((sheets) => sheets.restore)];
  const back = { label: undo, onPress: () => restore(copy) };
  const written = useBoardSheets((sheets) => sheets.written);
  const reset = async (): Promise<void> => {
    await change(asNew);
    showToast({ text: words.wasReset(name), action: back });
  };
  const forget = async (): Promise<void> => {
    remove(copy.id);
    await written();
    showToast({ text: words.removed(name), action: back });
  };
  const addOne = async (): Promise<void> => {
    add();
    await written();
    showToast({ text: words.added });
  };
  return (
    <Row gap="s">
      <Button kind="secondary" label={words.add} onPress={() => void addOne()} />
      <Button kind="secondary" label={words.reset} onPress={() => void reset()} />
      {several && <Button kind="secondary" label={words.remove} onPress={() => void forget()} />}
    </Row>
  );
}
