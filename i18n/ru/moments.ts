import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number } from './grammar';
import { cubes as someCubes, deckGen, nobleGen, onDeck, sets as someSets, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what} остаются на **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

/** What happens rarely and is easily forgotten. */
export const moments: Catalogue['moments'] = {
  lastRound: {
    thisRound: 'Конец игры запущен: после этого раунда еще 1.',
    last: {
      you: 'Последний раунд: ваш последний ход.',
      lacerda: 'Последний раунд: его последний ход, затем окончательный подсчет очков.',
    },
  },
  church: {
    his: (portfolio, ships) => `Ваше портфолио ${number(portfolio)} + его корабли ${number(ships)}`,
    then: 'Что получает он',
  },
  period: {
    title: 'Конец периода 1',
    intro: 'Период 1 окончен. Сделайте все по порядку и отметьте.',
    steps: 'Конец периода',
    cards: { label: 'Сбросьте **все карты** из 4 колод', detail: 'Карты в руке остаются' },
    yourWigs: (sets, from, to) => ({
      label: track('Ваши парики', from, to),
      detail: sets === 0 ? 'Наборов щебня нет' : `${wigs(to - from)} за ${someSets(sets)}`,
    }),
    hisWigs: (cubes, from, to) => ({
      label: track('Его парики', from, to),
      detail: cubes === 0 ? 'Кубиков нет' : `${wigs(to - from)} за ${someCubes(cubes)}. Они остаются у него`,
    }),
    ships: { label: 'Сбросьте **все корабли** с верфи' },
    newShips: { label: 'Верфь: **фиолетовый, размер 3**, поверх **коричневого, размер 4**' },
    discard: {
      label: 'Сбросьте из руки **сколько угодно** карт',
      detail: '1 карта каждого дворянина дает награду. Штрафов нет',
    },
    hand: { label: 'Доберите до **5 карт**', detail: 'Из фиолетовой колоды. Остаток верните в коробку' },
    decks: { label: 'Разложите коричневую колоду на **4 колоды по 5**', detail: 'По типам, верхние лицом вверх' },
    clergy: { label: 'Пополните: **жетоны духовенства** вокруг церкви' },
    decrees: { label: 'Пополните: **8 указов**' },
    stays: (aide, courtier) => ({
      label: 'Помощник и придворный **остаются**',
      detail: capital(`${onDeck(aide)} и у ${nobleGen[courtier]}`),
    }),
    rewards: 'Награды сброшенных карт',
    card: (noble) => `Карта ${deckGen[noble]}`,
    enter: (noble) => `Награда на карте ${deckGen[noble]}`,
    none: 'без награды',
    begin: 'Начать период 2',
  },
};
