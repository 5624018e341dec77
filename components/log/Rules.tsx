import { useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { drift, type Drift, type History } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';

interface Checked {
  readonly history: History;
  readonly found: readonly Drift[];
}

/** Asks today's rules about every entry; worked out only when someone wants to know. */
export function AgainstTheRules({ history }: { readonly history: History }) {
  const words = useWords(logWords).drift;
  const [checked, setChecked] = useState<Checked>();
  const found = checked?.history === history ? checked.found : undefined;
  return (
    <Column gap="s">
      <Button kind="secondary" label={words.ask} onPress={() => setChecked({ history, found: drift(history) })} />
      {found?.length === 0 && <AppText live>{words.none}</AppText>}
      {found?.map(({ code, entry }) => (
        <AppText key={entry} live>
          {code === 'refused-now' ? words.refused(entry + 1) : words.other(entry + 1)}
        </AppText>
      ))}
    </Column>
  );
}
