import { rulesWords, ruleTextWords, rulingWords } from '@/i18n/rules';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { printWords } from '@/i18n/print';
import { settingsWords } from '@/i18n/settings';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';
import { unconfirmed } from '@/engine';
import { useBoardCopy } from '@/store/boardSheets';
import { useRulings } from '@/store/rulings';

import { Columns, Part, Sheet } from '../Sheet';
import { NobleActions } from './NobleActions';
import { Line } from '../Line';
import { StateActions } from './StateActions';
import { StateTable } from './StateTable';

/** Lacerda's turn on one page, by the copy and the rulings of this device: enough to run him without the app. */
export function LacerdaPage() {
  const { intro } = useWords(printWords).lacerda;
  const { lacerda: title } = useWords(rulesWords).topics;
  return (
    <Sheet title={title} note={intro} dense>
      <Columns>
        <UntilStateAction />
        <FromNobleAction />
        <Following />
        <EndOfPeriod />
        <HisScore />
      </Columns>
      <Basis />
    </Sheet>
  );
}

/** A step of his turn with its number. */
const useStep = (): ((step: number, title: string) => string) => {
  const { number } = useTranslate();
  return (step, title) => `${number(step)}. ${title}`;
};

function UntilStateAction() {
  const words = useWords(printWords).lacerda;
  const [titles, texts] = [useWords(ruleTitleWords), useWords(ruleTextWords)];
  const { rulings } = useRulings();
  const { top } = useBoardCopy().copy.sheet;
  const step = useStep();
  return (
    <>
      <Part title={step(1, words.titles.dock)}>
        <Line>{words.dock}</Line>
      </Part>
      <Part title={step(2, titles['solo.courtier'])}>
        <Line>{texts['solo.courtier']}</Line>
      </Part>
      <Part title={step(3, titles['solo.state'])}>
        <Line>{words.state}</Line>
        <StateTable top={top} />
        <StateActions rulings={rulings} />
      </Part>
    </>
  );
}

function FromNobleAction() {
  const words = useWords(printWords).lacerda;
  const [titles, texts, decided] = [useWords(ruleTitleWords), useWords(ruleTextWords), useWords(rulingWords)];
  const { rulings } = useRulings();
  const step = useStep();
  return (
    <>
      <Part title={step(4, titles['solo.noble'])}>
        <Line>{`${texts['solo.noble']} ${decided.R22}`}</Line>
        <Line name={titles['visit.cost']}>{`${texts['visit.cost']} ${decided.R18}`}</Line>
        <Line>{decided.R6}</Line>
        <NobleActions rulings={rulings} />
      </Part>
      <Part title={step(5, titles['solo.discard'])}>
        <Line>{texts['solo.discard']}</Line>
      </Part>
      <Part title={step(6, titles['solo.aide'])}>
        <Line>{texts['solo.aide']}</Line>
      </Part>
      <Part title={step(7, words.titles.end)}>
        <Line>{`${decided.R23} ${words.end}`}</Line>
      </Part>
    </>
  );
}

/** What he does outside his turn, and what holds in all of it. */
function Following() {
  const { gains } = useWords(printWords).lacerda;
  const [titles, texts, decided] = [useWords(ruleTitleWords), useWords(ruleTextWords), useWords(rulingWords)];
  return (
    <>
      <Part title={titles['solo.follow']}>
        <Line>{`${texts['solo.follow']} ${decided.R27}`}</Line>
      </Part>
      <Part title={gains}>
        <Line>{decided.R7}</Line>
      </Part>
    </>
  );
}

function EndOfPeriod() {
  const [titles, texts, { R14 }] = [useWords(ruleTitleWords), useWords(ruleTextWords), useWords(rulingWords)];
  return (
    <Part title={titles['solo.period']}>
      <Line>{`${texts['solo.period']} ${R14}`}</Line>
      <Line>{texts['solo.end']}</Line>
    </Part>
  );
}

function HisScore() {
  const [titles, texts] = [useWords(ruleTitleWords), useWords(ruleTextWords)];
  const { answers } = useWords(settingsWords).rulings.R11;
  const { R11 } = useRulings().rulings;
  const counted = `${texts['solo.score']} ${answers[R11].label}. ${answers[R11].detail}. (R11)`;
  return (
    <Part title={titles['solo.score']}>
      <Line>{counted}</Line>
    </Part>
  );
}

/** What this page rests on that may differ at another table. */
function Basis() {
  const { rulings: words } = useWords(settingsWords);
  const { panels, panel } = useWords(sheetWords);
  const { rulings } = useRulings();
  const { confirmed } = useBoardCopy().copy;
  const chosen = [
    `R8: ${words.R8.answers[rulings.R8].label}`,
    `R9: ${words.R9.answers[rulings.R9].label}`,
    `R10: ${words.R10.answers[rulings.R10].label}`,
  ];
  const open = unconfirmed(confirmed, ['top']).map((entry) => `${panels[entry].title}: ${panel.open}`);
  return <Line name={words.title}>{[...chosen, ...open].join(' · ')}</Line>;
}
