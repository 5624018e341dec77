import { useMemo, useState } from 'react';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import {
  begunBy,
  endedByChoice,
  placeOffers,
  UNKNOWN,
  type Command,
  type GameState,
  type PlaceOffer,
  type Space,
} from '@/engine';
import { siteWords } from '@/i18n/siteNames';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption, ChoiceTile, TileRow } from '../../ChoiceTile';
import { Amounts } from '../Amounts';
import type { YourMove } from '../useYourMove';
import { optionsAt, storesOn } from '../yourPlaces';

/** The best offers stand beside the map; it shows the rest better. */
const AT_FIRST = 3;

interface PlacesQuestionProps {
  readonly state: GameState;
  readonly commands: readonly Command[];
  readonly onChoose: (command: Command) => void;
}

/** Land or sites: chosen on the map, the three best at hand here, the rest behind one touch. */
export function PlacesQuestion({ state, commands, onChoose }: PlacesQuestionProps) {
  const words = useWords(yourMoveWords);
  const [all, showAll] = useState(false);
  const offers = useMemo(() => placeOffers(state, commands), [state, commands]);
  const shown = all ? offers : offers.slice(0, AT_FIRST);
  return (
    <TileRow label={words.best} basis={76}>
      {shown.map((offer) => (
        <OfferTile
          key={JSON.stringify(offer.command)}
          state={state}
          offer={offer}
          onPress={() => onChoose(offer.command)}
        />
      ))}
      {shown.length < offers.length && (
        <ChoiceTile
          name={words.moreName(offers.length - shown.length, words.best)}
          label={words.more(offers.length - shown.length)}
          onPress={() => showAll(true)}
        />
      )}
    </TileRow>
  );
}

interface OfferTileProps {
  readonly state: GameState;
  readonly offer: PlaceOffer;
  readonly onPress: () => void;
}

function OfferTile({ state, offer: { command, wigs, reis }, onPress }: OfferTileProps) {
  const words = useWords(yourMoveWords);
  const site = useWords(siteWords);
  const amounts = [
    { piece: 'reis', by: -reis },
    { piece: 'wig', by: wigs },
  ] as const;
  const isStore = command.kind === 'build-store';
  if (!isStore && command.kind !== 'open-building') return null;
  const name = isStore ? words.store(command.good, command.space) : site(command.site);
  const ends = isStore ? null : endedByChoice(state, command);
  const also = ends === null ? '' : `: ${words.ends[ends]}`;
  return (
    <ChoiceTile
      name={`${words.offer(name, reis, wigs)}${also}`}
      label={`${isStore ? command.space : words.siteShort(command.site)}${also}`}
      icon={isStore ? <GoodIcon good={command.good} size={26} /> : <TileIcon state={state} />}
      onPress={onPress}
    >
      <Amounts amounts={amounts.filter(({ by }) => by !== 0)} />
    </ChoiceTile>
  );
}

/** The building that would stand there, when only one can. */
function TileIcon({ state }: { readonly state: GameState }) {
  const [plan, ...others] = state.you.plans.filter(({ done }) => !done);
  const face = plan === undefined ? null : state.available[plan.architect];
  return face === null || face === UNKNOWN || plan === undefined || others.length > 0 ? (
    <PieceIcon piece="plan" size={26} />
  ) : (
    <BuildingIcon colours={face} architect={plan.architect} size={26} />
  );
}

/** The two streets of a space that was touched. */
export function StreetQuestion({ move, space }: { readonly move: YourMove; readonly space: Space }) {
  const words = useWords(yourMoveWords);
  const stores = storesOn(move.choices, space);
  const begun = begunBy(optionsAt(move.options, space)).flatMap((option) => (option.kind === 'store' ? [option] : []));
  const offers = placeOffers(
    move.hard,
    stores.length > 0 ? stores : begun.map(({ good }) => ({ kind: 'build-store', space, good }) as const),
  );
  const press = ({ command }: PlaceOffer): void => {
    const option = begun.find(({ good }) => command.kind === 'build-store' && command.good === good);
    if (option === undefined) move.choose(command);
    else move.begin(option);
  };
  return (
    <TileRow basis={120}>
      {offers.map((offer) =>
        offer.command.kind === 'build-store' ? (
          <ChoiceTile
            key={offer.command.good}
            name={words.store(offer.command.good, space)}
            icon={<GoodIcon good={offer.command.good} size={32} />}
            onPress={() => press(offer)}
          >
            <Caption tone="ink">{words.streetShort(offer.command.good)}</Caption>
            <Amounts
              amounts={[
                { piece: 'reis', by: -offer.reis },
                { piece: 'wig', by: offer.wigs },
              ]}
            />
          </ChoiceTile>
        ) : null,
      )}
    </TileRow>
  );
}
