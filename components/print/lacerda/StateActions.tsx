import type { ReactNode } from 'react';

import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { STATE_ACTIONS, type Rulings, type StateAction } from '@/engine';
import { printWords } from '@/i18n/print';
import { ruleTextWords, rulingWords } from '@/i18n/rules';
import { settingsWords } from '@/i18n/settings';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { Deed } from './Deed';
import { Line } from '../Line';
import { Order } from './Order';

/** Each state action as he does it. */
export function StateActions({ rulings }: { readonly rulings: Rulings }) {
  const { actions } = useWords(sheetWords).top;
  const texts = useTexts();
  const choices: Readonly<Partial<Record<StateAction, ReactNode>>> = {
    officials: (
      <>
        <Order of="office" rulings={rulings} />
        <FullOffice answer={rulings.R8} />
      </>
    ),
    plan: <Order of="plan" rulings={rulings} />,
    favour: <Order of="favour" rulings={rulings} />,
  };
  return STATE_ACTIONS.map((action) => (
    <Deed key={action} icon={<StateActionIcon action={action} size={18} />} name={actions[action]} text={texts[action]}>
      {choices[action]}
    </Deed>
  ));
}

function useTexts(): Readonly<Record<StateAction, string>> {
  const words = useWords(printWords).lacerda;
  const texts = useWords(ruleTextWords);
  const { R15 } = useWords(rulingWords);
  const { church } = useWords(sheetWords).panels;
  return {
    officials: `${words.officials} ${R15}`,
    plan: words.plan,
    ship: texts['solo.ship'],
    produce: texts['solo.produce'],
    cardinal: `${texts['solo.cardinal']} ${church.matters}`,
    favour: words.favour,
  };
}

/** Who makes room for him, as agreed. */
function FullOffice({ answer }: { readonly answer: Rulings['R8'] }) {
  const { answers } = useWords(settingsWords).rulings.R8;
  const { fullOffice } = useWords(printWords).lacerda;
  const makesRoom = `${answers[answer].label}. ${answers[answer].detail}. (R8)`;
  return <Line name={fullOffice}>{makesRoom}</Line>;
}
