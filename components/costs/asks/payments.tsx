import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { hiring, OFFICIALS_EACH, sponsorPrice } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';

import type { AskProps } from '../formProps';
import { NumberRow } from '../NumberRow';
import { PriceInReis } from '../PriceInReis';

/** Plans show at most so many; more keys appear when one was entered. */
const PLAN_KEYS = 7;

/** The plan's officials, and how many of one's own are out on the board. */
export function HireForm({ entered, enter }: AskProps) {
  const words = useWords(costsWords).hire;
  return (
    <>
      <NumberRow
        label={words.plan}
        from={1}
        to={Math.max(PLAN_KEYS, entered.plan)}
        value={entered.plan}
        onPick={(plan) => enter({ plan })}
      />
      <NumberRow label={words.out} to={OFFICIALS_EACH} value={entered.out} onPick={(out) => enter({ out })} />
    </>
  );
}

/** Those out on the board return first; only the rest is hired. */
export function HireAnswer({ entered, table }: AskProps) {
  const words = useWords(costsWords).hire;
  const price = hiring(table, { officials: entered.plan });
  return (
    <PriceInReis
      what={words.costs}
      price={price}
      told={entered.told}
      {...(price.hired === 0 ? { dependsOn: [] } : {})}
      rules={['building.hire', 'building.open']}
    >
      <AppText>{words.steps(price.returned, price.hired, price.each)}</AppText>
    </PriceInReis>
  );
}

/** An event asks nothing but where the treasury stands. */
export function SponsorForm() {
  const words = useWords(costsWords).sponsor;
  return <Note>{words.hint}</Note>;
}

export function SponsorAnswer({ entered, table }: AskProps) {
  const words = useWords(costsWords).sponsor;
  const price = sponsorPrice(table, 'you');
  return <PriceInReis what={words.costs} price={price} told={entered.told} rules={['sponsor', 'influence.cash']} />;
}
