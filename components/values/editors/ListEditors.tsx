import { Button } from '@/components/ui/Button';
import { ARCHITECTS, MOST_WIGS_OF_A_DECREE, type Plan, type Ship } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { PLAN_SIZES } from './BoardEditors';
import { NumberPicks, upTo } from './NumberPicks';
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

export function HisPlanEditor({ index }: ListProps) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const made =
    (officials: number | null): Make =>
    ({ lacerda }) => [{ of: 'his-plans', value: withItem(lacerda.plans, index, officials) }];
  return (
    <>
      <NumberPicks
        label={words.hisPlans}
        numbers={PLAN_SIZES}
        now={state.lacerda.plans[index ?? -1]}
        name={words.hisPlan}
        onPick={(size) => settle(made(size))}
      />
      <Remove index={index} make={made(null)} />
    </>
  );
}

const DECREES = upTo(MOST_WIGS_OF_A_DECREE);

export function DecreeEditor({ index }: ListProps) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const made =
    (wigs: number | null): Make =>
    ({ you }) => [{ of: 'decrees', value: withItem(you.decrees, index, wigs) }];
  return (
    <>
      <NumberPicks
        label={words.decrees}
        numbers={DECREES}
        now={state.you.decrees[index ?? -1]}
        name={(wigs) => words.decree(names.wigs(wigs))}
        onPick={(wigs) => settle(made(wigs))}
      />
      <Remove index={index} make={made(null)} />
    </>
  );
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
