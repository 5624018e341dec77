import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Heading } from '@/components/ui/Heading';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/layout';
import { NumberEntry } from '@/components/ui/NumberEntry';
import { Stepper } from '@/components/ui/Stepper';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { GOODS, MAX_INFLUENCE, unreachable } from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import type { Benefits as Given, Held, CostQuestion } from '@/store/costsEntered';

import type { AskProps } from './formProps';
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

function HeldEntry({ what, entered: { held }, enter }: AskProps & { readonly what: keyof Held }) {
  const words = useWords(costsWords).held;
  const set = (part: Partial<Held>): void => enter({ held: { ...held, ...part } });
  switch (what) {
    case 'influence':
      return (
        <NumberRow
          label={words.influence}
          to={MAX_INFLUENCE}
          value={held.influence}
          onPick={(influence) => set({ influence })}
        />
      );
    case 'wigs':
      return (
        <NumberEntry
          label={words.wigs}
          icon={<PieceIcon piece="wig" size={28} />}
          value={held.wigs}
          onChange={(wigs) => set({ wigs })}
        />
      );
    case 'reis':
      return (
        <NumberEntry
          label={words.reis}
          icon={<PieceIcon piece="reis" size={28} />}
          value={held.reis}
          onChange={(reis) => set({ reis })}
        />
      );
    case 'bothLeftHouses':
      return (
        <SwitchRow
          label={words.bothLeftHouses}
          value={held.bothLeftHouses}
          onChange={(bothLeftHouses) => set({ bothLeftHouses })}
        />
      );
    case 'goods':
      return (
        <View>
          {GOODS.map((good) => (
            <Stepper
              key={good}
              label={words.good(good)}
              icon={<GoodIcon good={good} size={28} />}
              value={held.goods[good]}
              onChange={(count) => set({ goods: { ...held.goods, [good]: count } })}
            />
          ))}
        </View>
      );
    default:
      return unreachable(what);
  }
}

/** The benefits of treasury cards and clergy tiles; they change the price itself, told or not. */
function Benefits({ entered, enter }: AskProps) {
  const words = useWords(costsWords).held;
  const { benefits: onTiles } = useWords(clergyWords);
  return (
    <>
      <From
        title={words.cards}
        names={words.benefits}
        known={HELPED_BY[entered.question]}
        given={entered.benefits}
        onChange={(benefits) => enter({ benefits })}
      />
      <From
        title={words.clergy}
        names={onTiles}
        known={HELPED_BY[entered.question]}
        given={entered.clergy}
        onChange={(clergy) => enter({ clergy })}
      />
    </>
  );
}

interface FromProps {
  readonly title: string;
  readonly names: Readonly<Record<keyof Given, string>>;
  readonly known: readonly (keyof Given)[];
  readonly given: Given;
  readonly onChange: (given: Given) => void;
}

function From({ title, names, known, given, onChange }: FromProps) {
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
          onChange={(value) => onChange({ ...given, [benefit]: value })}
        />
      ))}
    </>
  );
}
