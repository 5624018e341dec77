import { useEffect, useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Segment } from '@/components/ui/Segment';
import { audit, type Audit, type History } from '@/engine';
import { finalWords } from '@/i18n/final';
import { useWords } from '@/i18n/useWords';

import { Decisions } from './Decisions';
import { YourMoves } from './YourMoves';

type Looked = { readonly history: History; readonly found: Audit };

/** Looks through the game after the screen has said so: a long game takes a moment. */
function useAudit(history: History, asked: boolean): Audit | undefined {
  const [looked, setLooked] = useState<Looked>();
  const isDone = looked?.history === history;
  useEffect(() => {
    if (!asked || isDone) return undefined;
    const later = setTimeout(() => setLooked({ history, found: audit(history) }));
    return () => clearTimeout(later);
  }, [asked, isDone, history]);
  return isDone ? looked.found : undefined;
}

/** The game looked back on: why he did what he did, and what your moves cost or saved. */
export function AuditCard({ history }: { readonly history: History }) {
  const words = useWords(finalWords).audit;
  const [asked, ask] = useState(false);
  const found = useAudit(history, asked);
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      {!asked && <Button kind="secondary" label={words.look} onPress={() => ask(true)} />}
      {asked && found === undefined && <AppText live>{words.looking}</AppText>}
      {found !== undefined && <Found found={found} />}
    </Card>
  );
}

const TABS = ['decisions', 'moves'] as const;

function Found({ found }: { readonly found: Audit }) {
  const words = useWords(finalWords).audit;
  const [tab, setTab] = useState<(typeof TABS)[number]>('decisions');
  return (
    <>
      <Segment
        label={words.show}
        value={tab}
        onChange={setTab}
        options={TABS.map((value) => ({ value, label: words.tabs[value] }))}
      />
      {tab === 'decisions' ? (
        <Decisions decisions={found.decisions} />
      ) : (
        <YourMoves moves={found.moves} wigs={found.wigs} />
      )}
      {found.unexplained.length > 0 && <Note>{words.unexplained(found.unexplained.length)}</Note>}
    </>
  );
}
