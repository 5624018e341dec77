import { useState } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { NumberEntry } from '@/components/ui/NumberEntry';
import type { Holdings } from '@/engine';
import { finalWords } from '@/i18n/final';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

import { MOST_DECREE_WIGS } from '../entry/entries';

interface UncountedProps {
  readonly onCounted: (holdings: Holdings) => void;
}

const WIGS = Array.from({ length: MOST_DECREE_WIGS + 1 }, (_, wigs) => wigs);
/** Nobody counts these at the end. */
const NO_GOODS = { gold: 0, books: 0, cloth: 0, tools: 0 } as const;

/** What the smaller depth does not track and the final scoring asks for: réis and decrees, counted once. */
export function Uncounted({ onCounted }: UncountedProps) {
  const words = useWords(finalWords).missing;
  const [reis, setReis] = useState(0);
  const [decrees, setDecrees] = useState<readonly number[]>([]);
  return (
    <Card tone="primarySoft" title={words.title}>
      <AppText>{words.text}</AppText>
      <NumberEntry
        label={words.reis}
        value={reis}
        max={999}
        onChange={setReis}
        icon={<PieceIcon piece="reis" size={32} />}
      />
      <Decrees decrees={decrees} onChange={setDecrees} />
      <Button wide label={words.show} onPress={() => onCounted({ reis, goods: NO_GOODS, clergy: [], decrees })} />
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
  return (
    <Column gap="s">
      <AppText variant="label">{words.decrees}</AppText>
      <Row gap="s">
        {WIGS.map((wigs) => (
          <Button
            key={wigs}
            kind="secondary"
            label={number(wigs)}
            name={decree(wigs)}
            onPress={() => onChange([...decrees, wigs])}
          />
        ))}
      </Row>
      <AppText live>{words.told(decrees)}</AppText>
      {decrees.length > 0 && <Button kind="quiet" label={takeBack} onPress={() => onChange(decrees.slice(0, -1))} />}
    </Column>
  );
}
