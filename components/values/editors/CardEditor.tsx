import { View } from 'react-native';

import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import { NOBLES, type NobleCard, type PortfolioCard, type TreasuryCard } from '@/engine';
import type { Benefit } from '@/i18n/shape/values';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { Remove } from './ListEditors';
import { NumberPicks, upTo } from './NumberPicks';
import { Part, Picks } from './Picks';
import { ShipParts } from './ShipParts';

const BENEFITS: readonly Benefit[] = ['reis', 'perGood', 'fewerOfficials', 'cheaperOfficials', 'visit'];
const INFLUENCES = upTo(5);

/** A card of your portfolio, or one more. */
export function CardEditor({ index }: { readonly index: number | null }) {
  const { state, put, settle } = useEdit();
  const here = index === null ? undefined : state.you.portfolio[index];
  const made =
    (card: PortfolioCard | null): Make =>
    ({ you }) => [{ of: 'portfolio', value: withItem(you.portfolio, index, card) }];
  const set = (card: PortfolioCard): void => settle(made(card));
  const kind = here?.card;
  return (
    <>
      {(kind === undefined || kind === 'noble') && (
        <NobleParts card={here?.card === 'noble' ? here : undefined} onCard={set} />
      )}
      {kind === undefined && <ShipParts ship={undefined} onShip={(ship) => set({ card: 'ship', ...ship })} />}
      {here?.card === 'ship' && <ShipParts ship={here} onShip={(ship) => set({ card: 'ship', ...ship })} />}
      {kind === undefined && <NewTreasuryCard onCard={set} />}
      {here?.card === 'treasury' && <BenefitSteps card={here} onCard={(card) => put(made(card))} />}
      <Remove index={index} make={made(null)} />
    </>
  );
}

interface PartsProps<Card, Here = Card> {
  readonly card: Here;
  readonly onCard: (card: Card) => void;
}

function NobleParts({ card, onCard }: PartsProps<NobleCard, NobleCard | undefined>) {
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  return (
    <Part title={words.newCard.noble}>
      {NOBLES.map((noble) => (
        <View key={noble} style={{ gap: SPACE.xs }}>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
            <NobleEmblem noble={noble} size={22} />
            <AppText variant="small">{names.noble(noble)}</AppText>
          </View>
          <NumberPicks
            label={names.noble(noble)}
            numbers={INFLUENCES}
            now={card?.noble === noble ? card.influence : undefined}
            name={(influence) => words.nobleCard(noble, influence)}
            onPick={(influence) => onCard({ card: 'noble', noble, influence })}
          />
        </View>
      ))}
    </Part>
  );
}

function NewTreasuryCard({ onCard }: Pick<PartsProps<TreasuryCard>, 'onCard'>) {
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const bare: TreasuryCard = { card: 'treasury', reis: 0 };
  return (
    <Part title={words.newCard.treasury}>
      <Picks
        label={words.newCard.treasury}
        picks={[
          ...BENEFITS.map((benefit) => ({
            id: benefit,
            label: names.benefit[benefit],
            onPress: () => onCard({ ...bare, [benefit]: 1 }),
          })),
          { id: 'plain', label: words.plain, onPress: () => onCard(bare) },
        ]}
      />
    </Part>
  );
}

function BenefitSteps({ card, onCard }: PartsProps<TreasuryCard>) {
  const names = useWords(valueNameWords);
  return BENEFITS.map((benefit) => (
    <Stepper
      key={benefit}
      label={names.benefit[benefit]}
      value={card[benefit] ?? 0}
      max={9}
      onChange={(value) => onCard({ ...card, [benefit]: value })}
    />
  ));
}
