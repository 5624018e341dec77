import { useState } from 'react';
import { View } from 'react-native';

import { TextBox } from '@/components/transfer/TextBox';
import { sayTextFault } from '@/components/transfer/textFault';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { say } from '@/i18n/say';
import type { PositionFault } from '@/i18n/shape/values';
import { transferWords } from '@/i18n/transfer';
import { useTranslate, useWords } from '@/i18n/useWords';
import { isPositionFault, positionFaultWords, valuesWords } from '@/i18n/values';
import { isTextFault, readText, type TextFault } from '@/store/importText';

import { readPasted, type PasteFault } from './draft';
import { groupOfPath } from './groupOf';

interface PasteProps {
  readonly depth: GameState['depth'];
  readonly onTable: (state: GameState) => void;
}

/** The quick way: a position or a game as text. */
export function Paste({ depth, onTable }: PasteProps) {
  const words = useWords(valuesWords).underWay.paste;
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<PasteFault | TextFault | null>(null);
  const read = async (): Promise<void> => {
    const pasted = await readText(text, (given) => readPasted(given, depth));
    setFault(pasted.ok ? null : pasted.error);
    if (!pasted.ok) return;
    setOpen(false);
    setText('');
    onTable(pasted.value);
  };
  return (
    <>
      <Button kind="secondary" label={words.title} onPress={() => setOpen(true)} />
      <BottomSheet
        open={open}
        title={words.title}
        onClose={() => setOpen(false)}
        footer={<Button wide label={words.use} disabled={text.trim() === ''} onPress={() => void read()} />}
      >
        <AppText>{words.text}</AppText>
        <TextBox label={words.text} value={text} onChange={setText} />
        <View role="alert">{fault !== null && <Fault fault={fault} />}</View>
      </BottomSheet>
    </>
  );
}

function Fault({ fault }: { readonly fault: PasteFault | TextFault }) {
  const { groups, underWay } = useWords(valuesWords);
  const faults = useWords(positionFaultWords);
  const t = useTranslate();
  const { paste } = underWay;
  const transfer = useWords(transferWords);
  if (isTextFault(fault)) return <AppText tone="danger">{sayTextFault(fault, transfer)}</AppText>;
  if (fault.code !== 'problems') return <AppText tone="danger">{paste[fault.code]}</AppText>;
  const told = fault.problems.filter(isPositionFault).map((problem) => {
    const group = groupOfPath(problem.path);
    return paste.problem(group === null ? null : groups[group], problem.path, say<PositionFault>(faults, problem, t));
  });
  return (
    <View style={{ gap: SPACE.xs }}>
      <AppText tone="danger">{paste.problems}</AppText>
      {told.map((sentence, index) => (
        <AppText key={index}>{sentence}</AppText>
      ))}
    </View>
  );
}
