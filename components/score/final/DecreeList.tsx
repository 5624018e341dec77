import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { finalWords } from '@/i18n/final';
import { scoreWords } from '@/i18n/score';
import { useTranslate, useWords } from '@/i18n/useWords';

import { MOST_DECREE_WIGS } from '../entry/entries';

const WIGS = Array.from({ length: MOST_DECREE_WIGS + 1 }, (_, wigs) => wigs);

interface DecreeListProps {
  readonly decrees: readonly number[];
  readonly onChange: (decrees: readonly number[]) => void;
}

/** Your decrees one by one: a tap on the wigs each one gives adds it. */
export function DecreeList({ decrees, onChange }: DecreeListProps) {
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
      <AppText live>{words.entered(decrees)}</AppText>
      {decrees.length > 0 && <Button kind="quiet" label={takeBack} onPress={() => onChange(decrees.slice(0, -1))} />}
    </Column>
  );
}
