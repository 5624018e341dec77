import { demoState } from '@/components/game/demoPosition';
import { begin, type ByGood, type GameState, type History, type Question } from '@/engine';
import { boardWords } from '@/i18n/board';
import { commonWords } from '@/i18n/common';
import { forecastWords } from '@/i18n/forecast';
import { lineWords } from '@/i18n/lines';
import { logWords } from '@/i18n/log';
import { momentWords } from '@/i18n/moments';
import { nameWords } from '@/i18n/names';
import { soloWords } from '@/i18n/solo';
import { capital } from '@/i18n/translate';
import { turnWords } from '@/i18n/turn';
import { yourMoveWords } from '@/i18n/yourMove';
import { yourTurnWords } from '@/i18n/yourTurn';

import { gameUntil } from './broughtGame';
import { button, tap } from './playing';
import {
  anew,
  checkOff,
  close,
  confirms,
  dialog,
  group,
  heading,
  ifThere,
  line,
  pick,
  place,
  starting,
  stay,
  text,
  visit,
  type Stop,
  type Stretch,
} from './stops';

const { pages, layer } = boardWords.en;
const his = turnWords.en;
const { instead, differs } = lineWords.en;
const { period } = momentWords.en;
const solo = soloWords.en;
const { afford } = yourTurnWords.en;
const yours = yourMoveWords.en;
const { actionName, asks } = yours;
const aShip = capital(nameWords.en.ship(2));

/** The demo with your turn to begin. */
function yourDemo(change: Partial<GameState> = {}): GameState {
  return { ...demoState(), toMove: 'you', ...change };
}

const withGoods = (goods: ByGood<number>): GameState => yourDemo({ you: { ...demoState().you, goods } });

const HIS_LINES: readonly Stop[] = [
  { state: 'his turn', reach: stay, shows: heading(his.title) },
  { state: 'why a piece', reach: (page) => line(page, 0), shows: (page) => button(page, differs) },
  { state: 'another piece', reach: (page) => tap(page, differs), shows: text(instead.piece) },
  {
    state: 'why a space',
    reach: async (page) => {
      await close(page);
      await line(page, 2);
    },
    shows: (page) => button(page, differs),
  },
  { state: 'another space', reach: (page) => tap(page, differs), shows: text(instead.space), audited: true },
  { state: 'another street', reach: (page) => place(page, 'C2'), shows: text(instead.street('C2')) },
];

const AROUND: readonly Stop[] = [
  { state: 'your turn', reach: stay, shows: heading(solo.yourTurn) },
  {
    state: 'the court',
    reach: (page) => ifThere(starting(page, pages.show.court)),
    again: (page) => ifThere(starting(page, pages.show.court)),
    shows: (page) => page.getByRole('img', { name: /^Cardinal: / }),
  },
  {
    state: 'what the map shows',
    reach: async (page) => {
      await ifThere(button(page, pages.show.map));
      await ifThere(button(page, layer.now(layer.plain)));
    },
    shows: (page) => page.getByRole('radio', { name: layer.prices, exact: true }),
  },
  {
    state: 'prices on the map',
    reach: async (page) => {
      await pick(page, layer.prices);
      await ifThere(button(page, commonWords.en.close));
    },
    shows: (page) => page.getByRole('button', { name: /^A3, free, \d+ réis/ }),
  },
  { state: 'the forecast', reach: (page) => starting(page, forecastWords.en.then).click(), shows: dialog },
  {
    state: 'what can be afforded',
    reach: async (page) => {
      await close(page);
      await tap(page, afford.open);
    },
    shows: dialog,
  },
  {
    state: 'your panel',
    reach: async (page) => {
      await close(page);
      await starting(page, `${solo.seat.you}, `).click();
    },
    shows: dialog,
    audited: true,
  },
  {
    state: 'a value being corrected',
    reach: (page) => button(page, `Your wigs: 21`).click(),
    shows: (page) => button(page, `Your wigs: 22`),
  },
  {
    state: 'his panel',
    reach: async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await starting(page, `${solo.seat.lacerda}, `).click();
    },
    shows: dialog,
  },
  {
    state: 'the log',
    reach: async (page) => {
      await close(page);
      await tap(page, logWords.en.open);
    },
    shows: dialog,
  },
];

const BUILDER: readonly Stop[] = [
  { state: 'the Builder', reach: (page) => visit(page, 'builder'), shows: group(asks.first) },
  {
    state: 'officials',
    reach: (page) => tap(page, actionName.officials),
    shows: group(asks['recruit-officials'](2)),
  },
  {
    state: 'a plan',
    reach: async (page) => {
      await visit(page, 'builder');
      await tap(page, actionName.plan);
    },
    shows: group(asks['take-plan']),
  },
  {
    state: 'land',
    reach: async (page) => {
      await visit(page, 'builder');
      await tap(page, yours.neither);
    },
    shows: group(asks['build-store']),
  },
  { state: 'a street', reach: (page) => place(page, 'C2'), shows: (page) => button(page, yours.store('gold', 'C2')) },
  {
    state: 'a reward of land',
    reach: (page) => tap(page, yours.store('gold', 'C2')),
    shows: group(yours.rewards),
  },
  { state: 'land being paid', reach: (page) => tap(page, yours.noReward), shows: group(asks.cube), audited: true },
];

const MARQUIS: readonly Stop[] = [
  { state: 'the Marquis', reach: (page) => visit(page, 'minister'), shows: group(asks.first) },
  {
    state: 'a ship',
    reach: (page) => tap(page, actionName.ship),
    shows: (page) => starting(page, yours.chips.change(aShip)),
  },
  {
    state: 'a slot for the ship',
    reach: (page) => starting(page, yours.chips.change(aShip)).click(),
    shows: group(asks['build-ship'](2)),
  },
  {
    state: 'an extra good',
    reach: async (page) => {
      await visit(page, 'minister');
      await tap(page, actionName.produce);
    },
    shows: group(asks.produce),
  },
  {
    state: 'wigs of a decree',
    reach: async (page) => {
      await visit(page, 'minister');
      await tap(page, yours.neither);
    },
    shows: group(asks['take-decree']),
  },
];

const KING: readonly Stop[] = [
  { state: 'the King', reach: (page) => visit(page, 'king'), shows: group(asks.first) },
  { state: 'the Cardinal', reach: (page) => tap(page, actionName.cardinal), shows: group(asks['meet-cardinal']) },
  {
    state: 'a clergy tile',
    reach: (page) => group(asks['meet-cardinal'])(page).getByRole('button').last().click(),
    shows: group(asks.tile),
  },
  {
    state: 'a favor',
    reach: async (page) => {
      await visit(page, 'king');
      await tap(page, actionName.favour);
    },
    shows: group(asks['take-favour']),
  },
  {
    state: 'a site',
    reach: async (page) => {
      await visit(page, 'king');
      await tap(page, yours.neither);
    },
    shows: group(asks['open-building']),
  },
  { state: 'a reward of a site', reach: (page) => place(page, 'W-B'), shows: group(yours.rewards) },
  { state: 'staffing', reach: (page) => tap(page, yours.noReward), shows: group(asks.crew(2)), audited: true },
];

const CARDS: readonly Stop[] = [
  {
    state: 'a card of yours',
    reach: async (page) => {
      await anew(page);
      await tap(page, yours.ways.card);
    },
    shows: group(asks.card),
  },
  {
    state: 'what a noble card shows',
    reach: (page) => starting(page, yours.ownCard('king')).click(),
    shows: group(asks.reward.card),
  },
  { state: 'a sale', reach: (page) => tap(page, yours.playCard), shows: group(asks.sell), audited: true },
  {
    state: 'a ship for the good',
    reach: (page) => pick(page, /^Sell 1 cloth for/),
    shows: (page) => button(page, yours.loadName('you', 2, 'cloth')),
  },
  { state: 'a trade', reach: (page) => pick(page, yours.trade), shows: group(asks.trade), audited: true },
  {
    state: 'benefits of a treasury card',
    reach: async (page) => {
      await anew(page);
      await tap(page, yours.ways.card);
      await starting(page, yours.ownCard('treasury')).click();
    },
    shows: group(asks.benefits),
  },
  {
    state: 'an event',
    reach: async (page) => {
      await anew(page);
      await starting(page, 'Sponsor an event').click();
    },
    shows: group(asks.reward.event),
  },
  {
    state: 'a whole move',
    reach: async (page) => {
      await anew(page);
      await tap(page, yours.ways.gold);
    },
    shows: confirms,
  },
  {
    state: 'a card to take',
    reach: (page) => starting(page, yours.chips.guess('Card from ').trim()).click(),
    shows: (page) => page.getByRole('radio', { name: /deck/ }),
  },
];

/** A game that comes to one of his questions. */
const asking = (kind: Question['kind']): History =>
  gameUntil(
    (_, waiting) => waiting.for === 'lacerda' && waiting.run.steps.length > 0 && waiting.questions[0]?.kind === kind,
  );

const WAITING: readonly Stretch[] = [
  {
    of: 'what he asks about his clergy tile',
    history: asking('clergyWigs'),
    stops: [{ state: 'his clergy tile', reach: stay, shows: group(his.asks.clergyWigs) }],
  },
  {
    of: 'what he asks about his next building',
    history: asking('building'),
    stops: [{ state: 'his building', reach: stay, shows: (page) => button(page, his.asks.none) }],
  },
  {
    of: 'church scoring',
    history: asking('church'),
    stops: [{ state: 'church scoring', reach: stay, shows: (page) => button(page, his.asks.keep) }],
  },
  {
    of: 'following him',
    history: asking('follow'),
    stops: [
      { state: 'whether to follow', reach: stay, shows: (page) => button(page, his.asks.dontFollow), audited: true },
      {
        state: 'your follow',
        reach: (page) => starting(page, his.asks.doFollow).click(),
        shows: heading(solo.yourFollow),
        audited: true,
      },
    ],
  },
  {
    of: 'his follow',
    history: gameUntil((_, waiting) => waiting.for === 'his-follow'),
    stops: [{ state: 'his follow', reach: stay, shows: heading(his.followTitle), audited: true }],
  },
  {
    of: 'the end of a period',
    history: gameUntil((_, waiting) => waiting.for === 'period'),
    stops: [
      { state: 'the end of a period', reach: stay, shows: heading(period.title), audited: true },
      { state: 'what a discarded card gives', reach: checkOff, shows: group(yours.rewards), audited: true },
    ],
  },
];

const MOVES = begin(withGoods({ gold: 1, books: 1, cloth: 1, tools: 0 }));

/** Every state of a round. */
export const ROUND: readonly Stretch[] = [
  { of: 'his turn', history: begin(demoState()), stops: HIS_LINES },
  { of: 'around your turn', history: begin(yourDemo()), stops: AROUND },
  { of: 'visiting the Builder', history: MOVES, stops: BUILDER },
  { of: 'visiting the Marquis', history: MOVES, stops: MARQUIS },
  { of: 'visiting the King', history: MOVES, stops: KING },
  { of: 'cards, trade and sale', history: MOVES, stops: CARDS },
  ...WAITING,
];
