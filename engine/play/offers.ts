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

type Site = Extract<Command, { readonly kind: 'open-building' }>['site'];

function worthOfSite(all: readonly Option[], site: Site): Worth | undefined {
  return all
    .flatMap((one) =>
      one.kind === 'building' && one.site === site ? [{ wigs: one.wigs.you, reis: one.hiring.total }] : [],
    )
    .sort(better)[0];
}

/** What a store or a building earns and costs; only what is asked for is worked out. */
function worthOf(state: GameState, commands: readonly Command[]): (command: Command) => Worth | undefined {
  const has = (kind: Command['kind']): boolean => commands.some((command) => command.kind === kind);
  const lands = has('build-store') ? landOffers(state, 'you') : [];
  const all = has('open-building') ? options(state) : [];
  return (command) => {
    if (command.kind === 'open-building') return worthOfSite(all, command.site);
    if (command.kind !== 'build-store') return undefined;
    const land = lands.find(({ space, good }) => space === command.space && good === command.good);
    return land && { wigs: land.wigs.total, reis: land.cheapest.total };
  };
}

/** Stores and buildings that can be begun here, the best first. */
export function placeOffers(state: GameState, commands: readonly Command[]): readonly PlaceOffer[] {
  const worth = worthOf(state, commands);
  return commands.map((command) => ({ command, ...(worth(command) ?? { wigs: 0, reis: 0 }) })).sort(better);
}
