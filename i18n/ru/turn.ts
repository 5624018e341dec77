import type { Noble, NobleAction, Part, StateAction } from '@/engine';

import type { Turn } from '../shape/turn';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  architectGen,
  buildingOf,
  clergyCount,
  cubeOf,
  cubes,
  deckGen,
  favourOf,
  fromLine,
  fromOffice,
  goodsTaken,
  influence,
  intoOffice,
  nobleGen,
  officials,
  ofDeck,
  ontoDeck,
  ontoSite,
  onSite,
  planOf,
  store,
  toNoble,
  visitCosts,
  wigs,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'у него не осталось чиновников',
  'no-office-takes-one': () => 'ни в одном кабинете нет места для его чиновника',
  'no-plan-left': () => 'проектов не осталось',
  'yard-empty': () => 'верфь пуста',
  'no-store': () => 'у него нет магазинов',
  'all-favours-held': () => 'у него есть все милости',
  'no-house-left': () => 'у него не осталось домов',
  'no-plot-left': () => 'нет свободного участка для городского жетона',
  'no-tile-or-site': () => 'нет свободной площадки для доступного общественного здания',
  'deck-empty': () => 'эта колода пуста',
  'on-the-table': () => 'за столом это пропустили',
  'cannot-pay': ({ needed, has }) => `нужно ${number(needed)}, а у него ${number(has)}`,
};

/** As an object: "Пропустите постройку корабля". */
const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'набор чиновников',
  plan: 'получение проекта',
  ship: 'постройку корабля',
  produce: 'производство товаров',
  cardinal: 'встречу с Кардиналом',
  favour: 'получение королевской милости',
};
const stateActionNames: Readonly<Record<StateAction, string>> = {
  ...stateActions,
  ship: 'постройка корабля',
  cardinal: 'встреча с Кардиналом',
};
const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'построить магазин',
  decrees: 'взять указы',
  building: 'открыть общественное здание',
};

const HIS = { you: 'своего', lacerda: 'его' } as const;

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(({ seat, noble }) => ` Кабинет полон: переместите 1 ${HIS[seat]} чиновника ${fromOffice(noble)} на площадь.`)
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string =>
  stays ? 'Казначейство остается в конце шкалы.' : 'Казначейство на 1 вверх.';

const offices = (at: readonly Noble[]): string =>
  at.length === 1
    ? `1 его чиновника ${at.map(intoOffice).join('')}`
    : `по 1 его чиновнику в кабинеты ${list(at.map((noble) => nobleGen[noble]))}`;

const state: Turn['state'] = {
  officials: ({ offices: at, pushedOut }) => `Поместите ${offices(at)}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) => `Отдайте ему верхний ${planOf(architect)} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Отдайте ему верхний корабль (размер ${number(hull)}). ${treasuryUp(treasuryStays)} Затем он получает ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => goodsTaken(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} до ${number(prices[good] ?? 0)}`,
    );
    return `Он производит ${list(made)}.${dropped.length === 0 ? '' : ` Цены падают: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Переместите Кардинала на 2 деления и сбросьте следующий жетон духовенства по часовой стрелке.',
      ...(gained === null ? [] : [`Он получает ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Положите Кардинала: в конце этого хода церковный подсчет.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Отдайте ему ${favourOf(noble)}.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Постройте его ${store(good)} на ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Отдайте ему ${cubeOf(cube.kind)} ${fromLine[cube.from]}. `) +
    visitCosts(cost),
  decrees: ({ count, paid: cost }) =>
    `Отдайте ему ${plural(count, { one: '# крайний левый указ', few: '# крайних левых указа', many: '# крайних левых указов' })}, сдвиньте остальные влево и пополните. ${visitCosts(cost)}`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Откройте ${buildingOf(architect)} (${list(colours.map((good) => names.good[good]))}) ${onSite(site)}. ` +
    `Ему ${wigs(gained.lacerda)}, вам ${number(gained.you)}. ` +
    (taken === 0 ? '' : `Отдайте ему ${cubes(taken)}. `) +
    visitCosts(cost),
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `Пропустите ${stateActions[action]}: ${reason}.`,
  returnsFavour: (who) => `Он возвращает ${favourOf(who)}.`,
  skippedNoble: (action, reason) => `Он не может ${nobleActions[action]}: ${reason}. Ни посещения, ни платы.`,
  steps: {
    dock: ({ hulls, done }) =>
      done
        ? plural(hulls.length, {
            one: 'Пришвартуйте его корабль; верните его товары в общий запас.',
            few: 'Пришвартуйте # его корабля; верните их товары в общий запас.',
            many: 'Пришвартуйте # его кораблей; верните их товары в общий запас.',
          })
        : 'Его корабли остаются в море.',
    courtier: ({ to }) => `Переместите придворного ${toNoble(to)}.`,
    discard: ({ deck }) => `Сбросьте верхнюю карту ${ofDeck(deck)}; откройте следующую.`,
    skippedDiscard: (reason) => `Пропустите сброс: ${reason}.`,
    aide: ({ to }) => `Переместите помощника ${ontoDeck(to)}.`,
    hisChurch: ({ influence: gained, parts, done }) =>
      done
        ? `Церковный подсчет: он получает ${influence(gained)} (ваше портфолио ${number(gained - ofHisShips(parts))}, его корабли ${number(ofHisShips(parts))}).`
        : 'Церковного подсчета нет.',
    yourChurch: ({ tiles, wigs: gained, influence: track }) =>
      `Церковный подсчет: вы сбрасываете ${clergyCount(tiles)} за ${wigs(gained)} и получаете ${influence(track)}.`,
    endOfPeriod: () => 'С этим ходом заканчивается период 1.',
    endOfGame: () => 'Конец игры запущен: этот раунд окончен, следует последний.',
  },
  title: 'Ход Ласерды',
  followTitle: 'Ласерда следует за вами',
  whyOf: (text) => `Почему? ${text}`,
  takeBack: 'Отменить ответ',
  stuck: 'Эти ответы противоречат друг другу. Отмените последний.',
  aloud: { read: 'Прочитать его ход вслух', stop: 'Прекратить чтение' },
  done: 'Готово',
  followDone: 'Готово, к моему ходу',
  asks: {
    clergyWigs: 'Сколько париков на обороте жетона духовенства?',
    plan: (architect, isNew) =>
      `Сколько чиновников на ${isNew ? 'новом ' : ''}верхнем проекте ${architectGen[architect]}?`,
    building: (architect, isNew) =>
      `Какие 2 цвета на ${isNew ? 'следующем' : 'доступном'} здании ${architectGen[architect]}?`,
    none: 'Больше нет',
    wigs,
    officials,
    follow: (who) => `У вас есть ${favourOf(who)}. Последовать за ним?`,
    doFollow: 'Последовать',
    dontFollow: 'Не следовать',
    church: (tiles) =>
      `Церковный подсчет: сбросить жетоны духовенства?${tiles === null ? '' : ` У вас их ${number(tiles)}.`}`,
    churchGives: (gained) => `Парики на обороте и один раз ${influence(gained)}.`,
    tiles: 'Сколько жетонов сбросить',
    backs: 'Парики на их обороте',
    discard: (tiles) =>
      plural(tiles, { one: 'Сбросить # жетон', few: 'Сбросить # жетона', many: 'Сбросить # жетонов' }),
    keep: 'Оставить все',
  },
  overrides: {
    skip: 'пропущено',
    noble: toNoble,
    deck: (deck) => `колода ${deckGen[deck]}`,
    action: (action) => stateActionNames[action],
    offices: (at) =>
      plural(at.length, {
        one: `чиновник в кабинете ${list(at.map((who) => nobleGen[who]))}`,
        few: `чиновники в кабинетах ${list(at.map((who) => nobleGen[who]))}`,
        many: `чиновники в кабинетах ${list(at.map((who) => nobleGen[who]))}`,
      }),
    plan: planOf,
    favour: favourOf,
    store: (space, good, cube) =>
      `${store(good)} на ${space}${cube === undefined ? '' : cube === null ? ', без кубика' : `, ${cubeOf(cube.kind)} ${fromLine[cube.from]}`}`,
    building: (site, architect) => `${buildingOf(architect)} ${ontoSite(site)}`,
  },
};
