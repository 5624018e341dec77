import { NobleIcon } from '@/components/pieces/NobleIcon';
import type { Rulings } from '@/engine';
import { nameWords } from '@/i18n/names';
import { printWords } from '@/i18n/print';
import { ruleTextWords, rulingWords } from '@/i18n/rules';
import { ruleTitleWords } from '@/i18n/ruleTitles';
import { useWords } from '@/i18n/useWords';

import { Deed } from './Deed';
import { Line } from '../Line';
import { Order } from './Order';

/** Each noble's action as he does it, with how its wigs are counted. */
export function NobleActions({ rulings }: { readonly rulings: Rulings }) {
  const words = useWords(printWords).lacerda;
  const { noble } = useWords(nameWords);
  const [titles, texts, { R17 }] = [useWords(ruleTitleWords), useWords(ruleTextWords), useWords(rulingWords)];
  return (
    <>
      <Deed icon={<NobleIcon noble="builder" size={20} />} name={noble.builder} text={words.store}>
        <Order of="store" rulings={rulings} />
        <Line name={titles['store.wigs']}>{texts['store.wigs']}</Line>
        <Line>{words.cube}</Line>
        <Order of="cube" rulings={rulings} />
      </Deed>
      <Deed icon={<NobleIcon noble="minister" size={20} />} name={noble.minister} text={texts['solo.decrees']} />
      <Deed icon={<NobleIcon noble="king" size={20} />} name={noble.king} text={words.building}>
        <Order of="building" rulings={rulings} />
        <Line>{R17}</Line>
        <Line name={titles['building.wigs']}>{texts['building.wigs']}</Line>
      </Deed>
    </>
  );
}
