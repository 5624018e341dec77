import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { beginningOf, missingFor, optionPrice, type GameState, type Option, type OptionPrice } from '@/engine';
import type { yourTurn } from '@/i18n/en/yourTurn';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

type Words = (typeof yourTurn)['afford'];

/** What could be afforded, with its true price and all of it in words; `why` it cannot be begun from here. */
export interface Offered {
  readonly option: Option;
  readonly price: OptionPrice;
  readonly name: string;
  readonly detail: string;
  readonly why: string | undefined;
}

function nameOf(option: Option, words: Words): string {
  switch (option.kind) {
    case 'visit':
      return words.visit(option.noble);
    case 'store':
      return words.store(option.space, option.good);
    case 'building':
      return words.building(option.site, option.architect);
    case 'ship':
      return words.ship(option.hull, option.replaces);
    case 'sponsor':
      return words.sponsor;
  }
}

/** What it takes and what it brings. */
function detailOf(option: Option, { influence, wigs, reis, coins, goods }: OptionPrice, words: Words): string {
  const { you, lacerda } = option.wigs;
  const earns = you + lacerda > 0 ? [words.earns(you, lacerda)] : [];
  const gains = option.kind === 'ship' && option.gain !== 0 ? [words.gain(option.gain)] : [];
  const asks = option.asksReward ? [words.asksReward] : [];
  return [words.cost(influence, wigs, reis + coins, goods), ...earns, ...gains, ...asks].join(' · ');
}

/** Reads an option as it stands on this table. */
export function useOffered(state: GameState): (option: Option) => Offered {
  const { afford: words } = useWords(yourTurnWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  return (option) => {
    const price = optionPrice(state, option);
    const reason = missingFor(state, option) ?? (option.kind === 'visit' ? option.obstacle : null);
    const isTraded = option.kind === 'ship' && beginningOf(state, option).length === 0;
    const why = reason !== null ? say(reasons, reason, t) : isTraded ? words.byTrade : undefined;
    return { option, price, name: nameOf(option, words), detail: detailOf(option, price, words), why };
  };
}

interface OptionIconProps {
  readonly option: Option;
  readonly state: GameState;
  readonly size: number;
}

/** The piece an option is about. */
export function OptionIcon({ option, state, size }: OptionIconProps) {
  switch (option.kind) {
    case 'visit':
      return <NobleIcon noble={option.noble} size={size} />;
    case 'store':
      return <GoodIcon good={option.good} size={size} />;
    case 'building': {
      const face = state.available[option.architect];
      return face === null || face === 'unknown' ? (
        <PlanIcon architect={option.architect} size={size} />
      ) : (
        <BuildingIcon colours={face} architect={option.architect} size={size} />
      );
    }
    case 'ship':
      return <ShipIcon hull={option.hull} size={size} />;
    case 'sponsor':
      return <PieceIcon piece="reis" size={size} />;
  }
}
