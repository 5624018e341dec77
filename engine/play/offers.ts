import type { Command } from '../game/command';
import type { GameState } from '../model/state';
import { landOffers } from '../stores/landPrice';
import type { Amounts, Option } from './options';
import { options } from './options';

/** A place of the map as an offer: what it earns you and what it costs. */
export interface PlaceOffer {
  readonly command: Command;
  readonly wigs: number;
  readonly reis: number;
}

type Worth = Pick<PlaceOffer, 'wigs' | 'reis'>;

/** What earns more comes first, of equal ones the cheaper. */
const better = (one: Worth, other: Worth): number => other.wigs - one.wigs || one.reis - other.reis;

const total = ({ influence, reis, goods }: Amounts): number => influence + reis + goods;

/** Everything a turn could be spent on, the best first. */
export const bestFirst = (all: readonly Option[]): readonly Option[] =>
  [...all].sort((one, other) =>
    better({ wigs: one.wigs.you, reis: total(one.cost) }, { wigs: other.wigs.you, reis: total(other.cost) }),
  );

function worthOf(state: GameState): (command: Command) => Worth | undefined {
  const lands = landOffers(state, 'you');
  const all = options(state);
  return (command) => {
    if (command.kind === 'build-store') {
      const land = lands.find(({ space, good }) => space === command.space && good === command.good);
      return land && { wigs: land.wigs.total, reis: land.cheapest.total };
    }
    if (command.kind !== 'open-building') return undefined;
    const [best] = all
      .flatMap((one) =>
        one.kind === 'building' && one.site === command.site ? [{ wigs: one.wigs.you, reis: one.hiring.total }] : [],
      )
      .sort(better);
    return best;
  };
}

/** Stores and buildings that can be begun here, the best first. */
export function placeOffers(state: GameState, commands: readonly Command[]): readonly PlaceOffer[] {
  const worth = worthOf(state);
  return commands.map((command) => ({ command, ...(worth(command) ?? { wigs: 0, reis: 0 }) })).sort(better);
}
