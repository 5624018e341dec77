import { useState } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { NumberEntry } from '@/components/ui/NumberEntry';
import type { Holdings } from '@/engine';
import { finalWords } from '@/i18n/final';
import { useWords } from '@/i18n/useWords';

import { DecreeList } from './DecreeList';

interface UncountedProps {
  readonly onCounted: (holdings: Holdings) => void;
}

/** Nobody counts these at the end. */
const NO_GOODS = { gold: 0, books: 0, cloth: 0, tools: 0 } as const;

/** What the smaller depth does not track and the endgame scoring asks for: réis and decrees, counted once. */
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
      <DecreeList decrees={decrees} onChange={setDecrees} />
      <Button wide label={words.show} onPress={() => onCounted({ reis, goods: NO_GOODS, clergy: [], decrees })} />
    </Card>
  );
}
