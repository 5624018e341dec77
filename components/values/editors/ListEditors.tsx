import { Button } from '@/components/ui/Button';
import { ARCHITECTS, MOST_WIGS_OF_A_DECREE, type GameState, type Plan, type Ship } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { PLAN_SIZES } from './BoardEditors';
import { NumberPicks, upTo, type NumberPicksProps } from './NumberPicks';
import { Part, Picks } from './Picks';
import { ShipParts } from './ShipParts';

interface ListProps {
  readonly index: number | null;
}

/** It does not lie there. */
export function Remove({ index, make }: ListProps & { readonly make: Make }) {
  const { settle } = useEdit();
  const words = useWords(valuesWords);
  return index === null ? null : <Button kind="danger" label={words.remove} onPress={() => settle(make)} />;
}

/** Which plan of yours, and whether it is completed. */
export function PlanEditor({ index }: ListProps) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const here = index === null ? undefined : state.you.plans[index];
  const made =
    (plan: Plan | null): Make =>
    ({ you }) => [{ of: 'plans', value: withItem(you.plans, index, plan) }];
  return (
    <>
      {here !== undefined && (
        <Picks
          width="small"
          label={words.completed}
          picks={[true, false].map((done) => ({
            id: String(done),
            label: done ? words.completed : words.open,
            now: here.done === done,
            onPress: () => settle(made({ ...here, done })),
          }))}
        />
      )}
      {ARCHITECTS.map((architect) => (
        <Part key={architect} title={words.planOf(architect)}>
          <NumberPicks
            label={words.planOf(architect)}
            numbers={PLAN_SIZES}
            now={here?.architect === architect ? here.officials : undefined}
            name={(officials) => names.plan(architect, officials)}
            onPick={(officials) => settle(made({ architect, officials, done: here?.done ?? false }))}
          />
        </Part>
      ))}
      <Remove index={index} make={made(null)} />
    </>
  );
}

interface NumberItemProps extends ListProps, Pick<NumberPicksProps, 'label' | 'numbers' | 'name'> {
  readonly of: 'his-plans' | 'decrees';
  readonly items: (state: GameState) => readonly number[];
}

/** One of a list of numbers, or one more. */
function NumberItem({ index, of, items, ...picks }: NumberItemProps) {
  const { state, settle } = useEdit();
  const made =
    (item: number | null): Make =>
    (now) => [{ of, value: withItem(items(now), index, item) }];
  return (
    <>
      <NumberPicks {...picks} now={items(state)[index ?? -1]} onPick={(item) => settle(made(item))} />
      <Remove index={index} make={made(null)} />
    </>
  );
}

const hisPlans = ({ lacerda }: GameState): readonly number[] => lacerda.plans;

export function HisPlanEditor({ index }: ListProps) {
  const { hisPlans: label, hisPlan: name } = useWords(valuesWords);
  return <NumberItem index={index} of="his-plans" items={hisPlans} label={label} numbers={PLAN_SIZES} name={name} />;
}

const DECREES = upTo(MOST_WIGS_OF_A_DECREE);
const yourDecrees = ({ you }: GameState): readonly number[] => you.decrees;

export function DecreeEditor({ index }: ListProps) {
  const { decrees: label, decree } = useWords(valuesWords);
  const { wigs } = useWords(valueNameWords);
  const name = (count: number): string => decree(wigs(count));
  return <NumberItem index={index} of="decrees" items={yourDecrees} label={label} numbers={DECREES} name={name} />;
}

export function HisShipEditor({ index }: ListProps) {
  const { state, settle } = useEdit();
  const here = index === null ? undefined : state.lacerda.ships[index];
  const made =
    (ship: Ship | null): Make =>
    ({ lacerda }) => [{ of: 'his-ships', value: withItem(lacerda.ships, index, ship) }];
  return (
    <>
      <ShipParts ship={here} onShip={(ship) => settle(made(ship))} />
      <Remove index={index} make={made(null)} />
    </>
  );
}
