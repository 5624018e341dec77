import { paidCrates, type Hull, type Ship } from '@/engine';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { HullPicks } from './HullPicks';
import { NumberPicks, upTo, type NumberPicksProps } from './NumberPicks';
import { Part } from './Picks';

interface ShipPartsProps {
  readonly ship: Ship | undefined;
  readonly onShip: (ship: Ship) => void;
}

/** Hull, cargo and the crates paid for before; an unladen ship is added with one tap. */
export function ShipParts({ ship, onShip }: ShipPartsProps) {
  const words = useWords(valuesWords);
  const load = (hull: Hull, cargo: number, paid: number | undefined): void =>
    onShip({ hull, cargo, ...paidCrates(cargo, paid) });
  return (
    <>
      {ship !== undefined && (
        <Crates
          title={words.cargo}
          most={ship.hull}
          now={ship.cargo}
          onPick={(cargo) => load(ship.hull, cargo, ship.paid)}
        />
      )}
      {ship !== undefined && ship.cargo > 0 && (
        <Crates
          title={words.paid}
          most={ship.cargo}
          now={ship.paid ?? 0}
          onPick={(paid) => load(ship.hull, ship.cargo, paid)}
        />
      )}
      <Part title={ship === undefined ? words.newCard.ship : words.hull}>
        <HullPicks
          label={words.hull}
          isNow={(hull) => ship?.hull === hull}
          onPick={(hull) => load(hull, Math.min(ship?.cargo ?? 0, hull), ship?.paid)}
        />
      </Part>
    </>
  );
}

interface CratesProps extends Pick<NumberPicksProps, 'now' | 'onPick'> {
  readonly title: string;
  readonly most: number;
}

function Crates({ title, most, now, onPick }: CratesProps) {
  const { number } = useTranslate();
  return (
    <Part title={title}>
      <NumberPicks
        label={title}
        numbers={upTo(most)}
        now={now}
        name={(crates) => `${title}: ${number(crates)}`}
        onPick={onPick}
      />
    </Part>
  );
}
