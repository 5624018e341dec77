import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { SPACE } from '@/components/ui/scale';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';

import type { Journey } from './useTravel';

/** The pieces to move so that the table is where the log is, checked off one by one or all at once. */
export function Pieces({ journey: { toDo, tick, settle } }: { readonly journey: Journey }) {
  const words = useWords(logWords).pieces;
  const { parts, ticked } = toDo;
  if (parts.length === 0) return null;
  return (
    <>
      {parts.map(({ title, lines }, part) => (
        <Card key={title} tone="primarySoft" title={title} style={{ padding: SPACE.m, gap: SPACE.xs }}>
          <Checklist
            label={title}
            items={lines.map((label, at) => {
              const id = `${part} ${at}`;
              return { id, label, done: ticked.includes(id) };
            })}
            onToggle={tick}
          />
        </Card>
      ))}
      <Button kind="secondary" label={words.done} onPress={settle} />
    </>
  );
}
