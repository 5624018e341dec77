import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Heading } from '@/components/ui/Heading';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/layout';
import { NumberEntry, type NumberEntryProps } from '@/components/ui/NumberEntry';
import { Stepper } from '@/components/ui/Stepper';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { MAX_INFLUENCE, unreachable } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import type { Benefits as Given, Held, CostQuestion } from '@/store/costsEntered';

import type { AskProps } from './formProps';
import { GoodSteppers } from './GoodSteppers';
import { NumberRow } from './NumberRow';

/** What each question is paid with. */
const PAID_WITH: Readonly<Record<CostQuestion, readonly (keyof Held)[]>> = {
  visit: ['influence', 'wigs', 'bothLeftHouses', 'reis'],
  follow: ['influence', 'wigs', 'bothLeftHouses', 'reis'],
  land: ['reis', 'influence'],
  ship: ['goods'],
  hire: ['reis', 'influence'],
  sponsor: ['reis', 'influence'],
  sale: ['goods'],
};

/** Which benefits of treasury cards and clergy tiles each question knows. */
const HELPED_BY: Readonly<Record<CostQuestion, readonly (keyof Given)[]>> = {
  visit: ['visit', 'reis'],
  follow: ['visit', 'reis'],
  land: ['reis'],
  ship: [],
  hire: ['fewerOfficials', 'cheaperOfficials', 'reis'],
  sponsor: ['reis'],
  sale: ['perGood'],
};

/** What one holds, if one likes to say so: then the answers say whether it is enough. */
export function Holding(props: AskProps) {
  const words = useWords(costsWords).held;
  const { entered, enter } = props;
  return (
    <Card>
      <SwitchRow label={words.ask} detail={words.detail} value={entered.told} onChange={(told) => enter({ told })} />
      {entered.told && PAID_WITH[entered.question].map((what) => <HeldEntry key={what} what={what} {...props} />)}
      <Benefits {...props} />
    </Card>
  );
}

function HeldEntry({ what, ...props }: AskProps & { readonly what: keyof Held }) {
  const words = useWords(costsWords).held;
  const { held } = props.entered;
  const set = (part: Partial<Held>): void => props.enter({ held: { ...held, ...part } });
  switch (what) {
    case 'influence':
      return <NumberRow label={words[what]} to={MAX_INFLUENCE} value={held[what]} onPick={(n) => set({ [what]: n })} />;
    case 'wigs':
      return <Amount label={words[what]} piece="wig" value={held[what]} onChange={(wigs) => set({ wigs })} />;
    case 'reis':
      return <Amount label={words[what]} piece="reis" value={held[what]} onChange={(reis) => set({ reis })} />;
    case 'bothLeftHouses':
      return <SwitchRow label={words[what]} value={held[what]} onChange={(has) => set({ [what]: has })} />;
    case 'goods':
      return (
        <View>
          <GoodSteppers values={held.goods} label={words.good} onChange={(goods) => set({ goods })} />
        </View>
      );
    default:
      return unreachable(what);
  }
}

function Amount({ piece, ...entry }: NumberEntryProps & { readonly piece: 'wig' | 'reis' }) {
  return <NumberEntry icon={<PieceIcon piece={piece} size={28} />} {...entry} />;
}

/** The benefits of treasury cards and clergy tiles; they change the price itself, told or not. */
function Benefits(props: AskProps) {
  const words = useWords(costsWords).held;
  const { benefits } = useWords(clergyWords);
  return (
    <>
      <From of="benefits" title={words.cards} names={words.benefits} {...props} />
      <From of="clergy" title={words.clergy} names={benefits} {...props} />
    </>
  );
}

interface FromProps extends AskProps {
  readonly of: 'benefits' | 'clergy';
  readonly title: string;
  readonly names: Readonly<Record<keyof Given, string>>;
}

function From({ of, title, names, entered, enter }: FromProps) {
  const known = HELPED_BY[entered.question];
  const given = entered[of];
  if (known.length === 0) return null;
  return (
    <>
      <Divider />
      <Heading variant="label">{title}</Heading>
      {known.map((benefit) => (
        <Stepper
          key={benefit}
          label={names[benefit]}
          value={given[benefit]}
          onChange={(value) => enter({ [of]: { ...given, [benefit]: value } })}
        />
      ))}
    </>
  );
}
