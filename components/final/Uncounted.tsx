import { useState } from 'react';

import { PieceIcon } from '@/components/icons/PieceIcon';
import { UiIcon } from '@/components/icons/UiIcon';
import { MOST_DECREE_WIGS } from '@/components/score/entry/entries';
import { Keys } from '@/components/score/entry/Keys';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column } from '@/components/ui/layout';
import { NumberEntry } from '@/components/ui/NumberEntry';
import type { GameState, Holdings } from '@/engine';
import { finalWords } from '@/i18n/final';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

interface UncountedProps {
  readonly state: GameState;
  readonly onCounted: (holdings: Holdings) => void;
}

const WIGS = Array.from({ length: MOST_DECREE_WIGS + 1 }, (_, wigs) => wigs);
/** Nobody counts these at the end. */
const NO_GOODS = { gold: 0, books: 0, cloth: 0, tools: 0 } as const;

/** What the smaller depth does not mirror and the final scoring asks for: réis and decrees, counted once. */
export function Uncounted({ state: { you }, onCounted }: UncountedProps) {
  const words = useWords(finalWords).missing;
  const [reis, setReis] = useState(you.reis);
  const [decrees, setDecrees] = useState(you.decrees);
  return (
    <Card tone="primarySoft" title={words.title}>
      <AppText>{words.text}</AppText>
      <NumberEntry label={words.reis} value={reis} max={999} onChange={setReis} icon={<PieceIcon piece="reis" size={32} />} />
      <Decrees decrees={decrees} onChange={setDecrees} />
      <Button wide label={words.show} onPress={() => onCounted({ reis, goods: NO_GOODS, clergy: 0, decrees })} />
    </Card>
  );
}

interface DecreesProps {
  readonly decrees: readonly number[];
  readonly onChange: (decrees: readonly number[]) => void;
}

function Decrees({ decrees, onChange }: DecreesProps) {
  const words = useWords(finalWords).missing;
  const { decree, takeBack } = useWords(scoreWords);
  const { number } = useTranslate();
  const keys = WIGS.map((wigs) => ({ id: `decree ${wigs}`, name: decree(wigs), face: number(wigs), onPress: () => onChange([...decrees, wigs]) }));
  const back = { id: 'take back', name: takeBack, face: <UiIcon name="delete" size={28} />, span: 2, disabled: decrees.length === 0, onPress: () => onChange(decrees.slice(0, -1)) };
  return (
    <Column gap="s">
      <AppText variant="label">{words.decrees}</AppText>
      <Keys label={words.decrees} keys={[...keys, back]} />
      <AppText live>{words.told(decrees)}</AppText>
    </Column>
  );
}
