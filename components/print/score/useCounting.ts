import {
  atTable,
  LACERDA_WIGS_PER_CUBE,
  LACERDA_WIGS_PER_DECREE,
  prizesOf,
  type MajorityOf,
  type ScoreLine,
} from '@/engine';
import { printWords } from '@/i18n/print';
import { ruleTextWords } from '@/i18n/rules';
import { scoreWords } from '@/i18n/score';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useBoardCopy } from '@/store/boardSheets';
import { useRulings } from '@/store/rulings';
import type { PlayersScored } from '@/store/scoreSheet';

/** How each line is counted at a table of this size, by the copy and the rulings of this device. */
export function useCounting(table: PlayersScored): Readonly<Record<'wigs' | ScoreLine, string>> {
  const [paper, texts, { hints, asks, hisOfficials }] = [
    useWords(printWords).score,
    useWords(ruleTextWords),
    useWords(scoreWords),
  ];
  const prizes = usePrizes(table);
  const { R11 } = useRulings().rulings;
  const forHim = (text: string): string => (table === 'solo' ? `. ${text}` : '');
  const beside = (text: string, his: string): string => (table === 'solo' ? `${text} ${his}.` : text);
  return {
    wigs: hints.wigs,
    ships: texts['score.ships'],
    rubble: beside(texts['score.rubble'], paper.cubes(LACERDA_WIGS_PER_CUBE)),
    gold: prizes('gold'),
    tools: prizes('tools'),
    books: prizes('books'),
    cloth: prizes('cloth'),
    money: texts['score.money'],
    decrees: beside(texts['score.decrees'], paper.decrees(LACERDA_WIGS_PER_DECREE)),
    officials: `${prizes('officials')}: ${asks.officials}${forHim(paper.officials(hisOfficials[R11]))}`,
    favours: texts['score.favours'],
  };
}

/** The wigs of each place of a majority: "1st 9, 2nd 6, 3rd 3". */
function usePrizes(table: PlayersScored): (of: MajorityOf) => string {
  const { places } = useWords(sheetWords).tools;
  const { toolsMajority } = useBoardCopy().copy.sheet;
  const { number } = useTranslate();
  return (of) =>
    atTable(prizesOf(of, toolsMajority), table === 'solo' ? 2 : table)
      .map((wigs, at) => `${places[at] ?? ''} ${number(wigs)}`)
      .join(' · ');
}
