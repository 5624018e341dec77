import type { OfficialAt, Payment, Plan, PortfolioCard, Seat, ShipPlace } from '@/engine';

import type { CommandWords, PiecesMeant } from '../shape/turnCommands';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import {
  atPlace,
  atSite,
  cube as cubeNamed,
  cubeObject,
  fromLine,
  fromPlace,
  influence,
  ofArchitect,
  ofDeck,
  officials,
  ofGroup,
  ofNoble,
  ofShip,
  oneGood,
  placeNamed,
  reis,
  reisObject,
  ship,
  stateAction,
  store as storeNamed,
  wigs,
  wigsObject,
} from './turnNames';

const coinsToo = (coins: number): string => (coins > 0 ? `, ${reis(coins)} z toru wpływu` : '');

/** What is paid for a visit, in words. */
export function payment({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): string {
  const said = [
    ...(track > 0 ? [influence(track)] : []),
    ...(hair > 0 ? [wigsObject(hair)] : []),
    ...(hand > 0 ? [reisObject(hand)] : []),
    ...(coins > 0 ? [`${reisObject(coins)} z toru wpływu`] : []),
    ...(benefits > 0 ? [`${reisObject(benefits)} z bonusów`] : []),
  ];
  return said.length === 0 ? 'za darmo' : `za ${list(said)}`;
}

export const aShip = (owner: Seat, hull: number): string => `${owner === 'you' ? 'Twój' : 'jego'} ${ship(hull)}`;
/** Where you sell to: “na swój okręt”. */
export const ontoShip = (owner: Seat, hull: number): string => `${owner === 'you' ? 'swój' : 'jego'} ${ship(hull)}`;

/** A card of your portfolio by what it shows. */
export function yourCard(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'karta';
  if (card.card === 'noble') return `Twoja karta ${ofNoble[card.noble]} (wpływ ${number(card.influence)})`;
  return card.card === 'ship' ? aShip('you', card.hull) : 'Twoja karta skarbu';
}
function yourCardObject(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'kartę';
  if (card.card === 'noble') return `swoją kartę ${ofNoble[card.noble]} (wpływ ${number(card.influence)})`;
  return card.card === 'ship' ? ontoShip('you', card.hull) : 'swoją kartę skarbu';
}
function ofYourCard(card: PortfolioCard | undefined): string {
  if (card === undefined) return 'karty';
  if (card.card === 'noble') return `karty ${ofNoble[card.noble]} (wpływ ${number(card.influence)})`;
  return card.card === 'ship' ? ofShip(card.hull) : 'karty skarbu';
}

export const aPlan = ({ architect, officials: needed }: Pick<Plan, 'architect' | 'officials'>): string =>
  `plan ${ofArchitect[architect]}, ${officials(needed)}`;

function shipPlace(place: ShipPlace, { card }: PiecesMeant): string {
  if (place.how === 'new') return 'na puste pole';
  return place.how === 'replace' ? `w miejsce ${ofYourCard(card)}` : `po odrzuceniu ${ofYourCard(card)}`;
}

/** Where a card played into the portfolio goes. */
export const slot = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? 'puste pole' : `zamiast ${ofYourCard(card)}`;
const instead = (discard: number | undefined, card: PortfolioCard | undefined): string =>
  discard === undefined ? '' : `, ${slot(discard, card)}`;

/** “z biura Króla”. */
export const officialFrom = ({ noble, from }: OfficialAt): string => fromPlace(noble, from);
/** “w biurze Króla”. */
export const officialAt = ({ noble, from }: OfficialAt): string => atPlace(noble, from);

/** Your choices, each named by its pieces. */
export const commands: CommandWords = {
  said: {
    'get-gold': () => 'Odrzuć kartę, weź 1 złoto',
    'play-noble-card': ({ noble, influence: gained, discard }, { card }) =>
      `Karta ${ofNoble[noble]}, wpływ ${number(gained)}, do portfolio${instead(discard, card)}`,
    'play-treasury-card': ({ discard }, { card }) => `Karta skarbu do portfolio${instead(discard, card)}`,
    visit: ({ noble, pay }) => `Odwiedź ${ofNoble[noble]} ${payment(pay)}`,
    sponsor: ({ coins }) => `Sponsoruj wydarzenie${coinsToo(coins)}`,
    'make-room': (_, { card }) => `Odrzuć ${yourCardObject(card)}`,
    sell: ({ good, ship: to }, { hull }) => `Sprzedaj ${oneGood(good)} na ${ontoShip(to.owner, hull ?? 1)}`,
    trade: ({ good, action }) => `Wymień ${oneGood(good)}: ${stateAction[action]}`,
    'recruit-officials': ({ nobles }) =>
      `${nobles.length === 1 ? 'Urzędnik' : 'Urzędnicy'} do ${list(nobles.map((noble) => ofNoble[noble]))}`,
    'take-plan': ({ architect }) => `Weź plan ${ofArchitect[architect]}`,
    'build-ship': ({ pay, place }, meant) =>
      `${capital(ship(meant.hull ?? 1))}, ${shipPlace(place, meant)}${pay.length === 0 ? '' : `, za ${list(pay.map(oneGood))}`}`,
    produce: ({ extra }) => (extra === null ? 'Produkuj towary' : `Produkuj towary, dodatkowo ${oneGood(extra)}`),
    'meet-cardinal': ({ steps }) =>
      `Przesuń Kardynała o ${plural(steps, { one: '# pole', few: '# pola', many: '# pól' })}`,
    'take-favour': ({ noble }) => `Weź łaskę ${ofNoble[noble]}`,
    'build-store': ({ space, good }) => `${capital(storeNamed[good])} na ${space}`,
    'buy-land': ({ cube, house, coins }) =>
      `${cube === null ? 'Bez kostki' : `${capital(cubeNamed(cube.kind))} ${fromLine[cube.from]}`}, dom z ${ofGroup[house]}${coinsToo(coins)}`,
    'take-decree': ({ wigs: now }) => `Dekret, ${wigs(now)}`,
    'open-building': ({ site }) => `Budynek publiczny na ${atSite(site)}`,
    'staff-building': ({ returned = [], coins }, { plan }) =>
      `${plan === undefined ? 'Plan' : capital(aPlan(plan))}${returned.length === 0 ? '' : `, urzędnicy ${list(returned.map(officialFrom))}`}${coinsToo(coins)}`,
    'take-cube': ({ cube }) => `Weź 1 ${cubeObject(cube)}`,
    'take-good': ({ good }) => `Weź ${oneGood(good)}`,
    'lose-good': ({ good }) => `Oddaj ${oneGood(good)}`,
    'lose-official': ({ official: lost }) => `Zabierz urzędnika ${officialFrom(lost)}`,
    decline: () => 'Pomiń',
    follow: ({ pay }) => `Śledź wizytę ${payment(pay)}`,
    'decline-follow': () => 'Nie śledź wizyty',
    'take-card': ({ deck }) => `Karta z ${ofDeck(deck)}`,
    'church-choice': ({ tiles, wigs: backs }) =>
      `Odrzuć ${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa za ${wigsObject(backs)}`,
    'decline-church': () => 'Zachowaj żetony duchowieństwa',
    'end-turn': () => 'Zakończ turę',
    'period-discard': () => 'Przygotuj drugi okres',
    tell: ({ fact }) => (fact.about === 'reward' ? `Nagroda ${placeNamed(fact.place)}` : 'Co odsłonięto'),
    correct: () => 'Popraw wartość',
    'set-depth': () => 'Zmień, co notuje aplikacja',
  },
};
