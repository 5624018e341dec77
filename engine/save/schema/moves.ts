import { recordOf } from '../../core/record';
import type { Command, Commands, Fact, Holdings, OfficialAt, PeriodRewards, ShipPlace } from '../../game/command';
import type { Payment } from '../../influence/waysToPay';
import { NOBLES } from '../../model/vocabulary';
import type { LacerdaMove, Move } from '../../play/move';
import type { ShipRef } from '../../ships/sale';
import { correction } from './corrections';
import { answer, cubeChoice, inputs, override } from './inputs';
import type { Schema } from './shape';
import { choice, fields, kindsOf, list, orNull, someFields, variant } from './shape';
import {
  amount,
  architect,
  clergyTile,
  cube,
  deck,
  depth,
  face,
  good,
  goods,
  house,
  noble,
  rewardPlace,
  rewards,
  seat,
  site,
  space,
  stateAction,
} from './values';

const command = kindsOf<Commands>();

/** What is left after paying is often handed along; it is no part of the command and is let go. */
const pay: Schema<Payment> = someFields<Payment>({
  influence: amount,
  wigs: amount,
  reis: amount,
  coins: amount,
  benefits: amount,
});
const ship: Schema<ShipRef> = fields<ShipRef>({ owner: seat, index: amount });
const official: Schema<OfficialAt> = fields<OfficialAt>({ noble, from: choice(['office', 'plaza']) });

const PLACES: { readonly [How in ShipPlace['how']]: Schema<Extract<ShipPlace, { readonly how: How }>> } = {
  new: fields({ how: choice(['new']) }),
  replace: fields({ how: choice(['replace']), index: amount }),
  discard: fields({ how: choice(['discard']), index: amount }),
};

const FACTS: { readonly [About in Fact['about']]: Schema<Extract<Fact, { readonly about: About }>> } = {
  plan: fields({ about: choice(['plan']), architect, officials: orNull(amount) }),
  building: fields({ about: choice(['building']), architect, colours: orNull(face) }),
  reward: fields({ about: choice(['reward']), place: rewardPlace, rewards }),
};

const periodRewards: Schema<PeriodRewards> = fields<PeriodRewards>(
  recordOf(NOBLES, () => rewards),
  { optional: NOBLES },
);
const holdings: Schema<Holdings> = fields<Holdings>({
  reis: amount,
  goods,
  clergy: list(clergyTile),
  decrees: list(amount),
});

/** A kind of command without its line, or a line without one of its fields, does not compile. */
const COMMANDS: { readonly [Kind in keyof Commands]: Schema<Commands[Kind]> } = {
  'get-gold': command('get-gold', {}),
  'play-noble-card': command(
    'play-noble-card',
    { noble, influence: amount, reward: rewards, number: amount, discard: amount },
    ['reward', 'number', 'discard'],
  ),
  'play-treasury-card': command('play-treasury-card', { reward: rewards, number: amount, discard: amount }, [
    'reward',
    'number',
    'discard',
  ]),
  visit: command('visit', { noble, pay }),
  sponsor: command('sponsor', { reward: rewards, number: amount, coins: amount }, ['reward', 'number']),
  'make-room': command('make-room', { index: amount }),
  sell: command('sell', { good, ship }),
  trade: command('trade', { good, action: stateAction }),
  'recruit-officials': command('recruit-officials', { nobles: list(noble) }),
  'take-plan': command('take-plan', { architect }),
  'build-ship': command('build-ship', { pay: list(good), place: variant<ShipPlace>('how', PLACES) }),
  produce: command('produce', { extra: orNull(good) }),
  'meet-cardinal': command('meet-cardinal', { steps: choice([1, 2]), tile: clergyTile }, ['tile']),
  'take-favour': command('take-favour', { noble }),
  'build-store': command('build-store', { space, good, reward: rewards }, ['reward']),
  'buy-land': command('buy-land', { cube: orNull(cubeChoice), house, coins: amount }),
  'take-decree': command('take-decree', { wigs: amount }),
  'open-building': command('open-building', { site, reward: rewards }, ['reward']),
  'staff-building': command('staff-building', { plan: amount, returned: list(official), coins: amount }, ['returned']),
  'take-cube': command('take-cube', { cube }),
  'take-good': command('take-good', { good }),
  'lose-good': command('lose-good', { good }),
  'lose-official': command('lose-official', { official }),
  decline: command('decline', {}),
  follow: command('follow', { pay }),
  'decline-follow': command('decline-follow', {}),
  'take-card': command('take-card', { deck }),
  'church-choice': command('church-choice', { tiles: amount, which: list(amount), wigs: amount }, ['which']),
  'decline-church': command('decline-church', {}),
  'end-turn': command('end-turn', {}),
  'period-discard': command('period-discard', { rewards: periodRewards }),
  tell: command('tell', { fact: variant<Fact>('about', FACTS) }),
  correct: command('correct', { correction }),
  'set-depth': command('set-depth', { depth, holdings }, ['holdings']),
};

const LACERDA: { readonly [K in LacerdaMove['kind']]: Schema<Extract<LacerdaMove, { readonly kind: K }>> } = {
  'tell-lacerda': fields({ kind: choice(['tell-lacerda']), answer }),
  'override-lacerda': fields({ kind: choice(['override-lacerda']), override }),
  'finish-lacerda': fields({ kind: choice(['finish-lacerda']) }),
  'let-lacerda-follow': fields({ kind: choice(['let-lacerda-follow']), inputs }),
};

const MOVES: Readonly<Record<string, Schema<Command | LacerdaMove>>> = { ...COMMANDS, ...LACERDA };

/** Anything that can have been asked of the table. */
export const move: Schema<Move> = variant<Move>('kind', MOVES);

/** Anything you can have asked of the table yourself. */
export const yourCommand: Schema<Command> = variant<Command>(
  'kind',
  COMMANDS as Readonly<Record<string, Schema<Command>>>,
);
