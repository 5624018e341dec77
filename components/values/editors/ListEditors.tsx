import { ShipIcon } from '@/components/pieces/ShipIcon';
import { Button } from '@/components/ui/Button';
import { ARCHITECTS, HULLS, MOST_WIGS_OF_A_DECREE, paidCrates, type Plan, type Ship } from '@/engine';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import { useEdit, type Make } from '../EditContext';
import { withItem } from '../lists';
import { PLAN_SIZES } from './BoardEditors';
import { Part, Picks } from './Picks';

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
  const { number } = useTranslate();
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
          <Picks
            width="small"
            label={words.planOf(architect)}
            picks={PLAN_SIZES.map((officials) => ({
              id: String(officials),
              label: number(officials),
              name: names.plan(architect, officials),
              now: here?.architect === architect && here.officials === officials,
              onPress: () => settle(made({ architect, officials, done: here?.done ?? false })),
            }))}
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
  const { number } = useTranslate();
  const here = index === null ? undefined : state.lacerda.plans[index];
  const made =
    (officials: number | null): Make =>
    ({ lacerda }) => [{ of: 'his-plans', value: withItem(lacerda.plans, index, officials) }];
  return (
    <>
      <Picks
        width="small"
        label={words.hisPlans}
        picks={PLAN_SIZES.map((size) => ({
          id: String(size),
          label: number(size),
          name: words.hisPlan(size),
          now: here === size,
          onPress: () => settle(made(size)),
        }))}
      />
      <Remove index={index} make={made(null)} />
    </>
  );
}

const DECREES: readonly number[] = Array.from({ length: MOST_WIGS_OF_A_DECREE + 1 }, (_, wigs) => wigs);

export function DecreeEditor({ index }: ListProps) {
  const { state, settle } = useEdit();
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  const here = index === null ? undefined : state.you.decrees[index];
  const made =
    (wigs: number | null): Make =>
    ({ you }) => [{ of: 'decrees', value: withItem(you.decrees, index, wigs) }];
  return (
    <>
      <Picks
        width="small"
        label={words.decrees}
        picks={DECREES.map((wigs) => ({
          id: String(wigs),
          label: number(wigs),
          name: words.decree(names.wigs(wigs)),
          now: here === wigs,
          onPress: () => settle(made(wigs)),
        }))}
      />
      <Remove index={index} make={made(null)} />
    </>
  );
}

/** Hull, cargo and the crates paid for before; an unladen ship is added with one tap. */
export function ShipParts({
  ship,
  onShip,
}: {
  readonly ship: Ship | undefined;
  readonly onShip: (ship: Ship) => void;
}) {
  const words = useWords(valuesWords);
  const names = useWords(valueNameWords);
  const { number } = useTranslate();
  return (
    <>
      {ship !== undefined && (
        <Part title={words.cargo}>
          <Picks
            width="small"
            label={words.cargo}
            picks={Array.from({ length: ship.hull + 1 }, (_, cargo) => ({
              id: String(cargo),
              label: number(cargo),
              name: `${words.cargo}: ${number(cargo)}`,
              now: ship.cargo === cargo,
              onPress: () => onShip({ hull: ship.hull, cargo, ...paidCrates(cargo, ship.paid) }),
            }))}
          />
        </Part>
      )}
      {ship !== undefined && ship.cargo > 0 && (
        <Part title={words.paid}>
          <Picks
            width="small"
            label={words.paid}
            picks={Array.from({ length: ship.cargo + 1 }, (_, paid) => ({
              id: String(paid),
              label: number(paid),
              name: `${words.paid}: ${number(paid)}`,
              now: (ship.paid ?? 0) === paid,
              onPress: () => onShip({ hull: ship.hull, cargo: ship.cargo, ...paidCrates(ship.cargo, paid) }),
            }))}
          />
        </Part>
      )}
      <Part title={ship === undefined ? words.newCard.ship : words.hull}>
        <Picks
          width="small"
          label={words.hull}
          picks={HULLS.map((hull) => ({
            id: String(hull),
            label: names.hull(hull),
            icon: <ShipIcon hull={hull} size={34} />,
            now: ship?.hull === hull,
            onPress: () => {
              const cargo = Math.min(ship?.cargo ?? 0, hull);
              onShip({ hull, cargo, ...paidCrates(cargo, ship?.paid) });
            },
          }))}
        />
      </Part>
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
