import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { notOnPaper } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { WhoPlays } from '@/components/score/WhoPlays';
import { printWords } from '@/i18n/print';
import { ruleTextWords } from '@/i18n/rules';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';
import type { PlayersScored } from '@/store/scoreSheet';
import { useScoreSheets } from '@/store/scoreSheets';

import { Line } from '../Line';
import { Sheet } from '../Sheet';
import { BlankGrid } from './BlankGrid';
import { TitleTable } from './TitleTable';

/** A score sheet to fill in by hand; the filled one is the result of a sheet in the app. */
export function ScorePage() {
  const { draft, load } = useScoreSheets((sheets) => sheets);
  const [chosen, choose] = useState<PlayersScored>();
  useEffect(() => void load(), [load]);
  const table = chosen ?? draft.table;
  return (
    <View style={{ gap: SPACE.l }}>
      <View {...notOnPaper}>
        <WhoPlays table={table} onChange={choose} />
      </View>
      <Blank table={table} />
    </View>
  );
}

function Blank({ table }: { readonly table: PlayersScored }) {
  const { date } = useWords(printWords).score;
  const { sheet } = useWords(scoreWords);
  const [titles, texts] = [useWords(ruleTitleWords), useWords(ruleTextWords)];
  const title = `Lisboa · ${sheet}`;
  return (
    <Sheet title={title} note={`${date} ${'_'.repeat(14)}`}>
      <BlankGrid table={table} />
      {table !== 1 && <Line name={titles['score.stores']}>{texts['score.stores']}</Line>}
      {table === 'solo' ? (
        <TitleTable />
      ) : (
        table !== 1 && <Line name={titles['score.tiebreak']}>{texts['score.tiebreak']}</Line>
      )}
    </Sheet>
  );
}
