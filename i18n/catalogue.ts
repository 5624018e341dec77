import type { MoveRefusal, MoveWhy, PieceMove, PutBack, RuleId, SetupRefusal, Site } from '@/engine';

import type { board } from './en/board';
import type { clergy } from './en/clergy';
import type { common } from './en/common';
import type { costs } from './en/costs';
import type { depth } from './en/depth';
import type { final } from './en/final';
import type { forecast } from './en/forecast';
import type { gallery } from './en/gallery';
import type { games } from './en/games';
import type { home } from './en/home';
import type { link } from './en/link';
import type { log } from './en/log';
import type { moments } from './en/moments';
import type { names } from './en/names';
import type { print } from './en/print';
import type { review } from './en/review';
import type { ruleLink } from './en/ruleLink';
import type { ruleSearch } from './en/ruleSearch';
import type { rules } from './en/rules';
import type { rulingTexts } from './en/rulingTexts';
import type { saving } from './en/saving';
import type { score } from './en/score';
import type { settings } from './en/settings';
import type { setup } from './en/setup';
import type { sheet } from './en/sheet';
import type { sheetBadge } from './en/sheetBadge';
import type { shell } from './en/shell';
import type { shortcuts } from './en/shortcuts';
import type { solo } from './en/solo';
import type { standing } from './en/standing';
import type { statistics } from './en/statistics';
import type { transfer } from './en/transfer';
import type { values } from './en/values';
import type { yourMove } from './en/yourMove';
import type { yourTurn } from './en/yourTurn';
import type { Speaker } from './say';
import type { LineWords } from './shape/lines';
import type { EventLines, MoveLines, ValueLines } from './shape/log';
import type { Reasons } from './shape/reasons';
import type { ScoreReasons } from './shape/scoreReasons';
import type { Turn } from './shape/turn';
import type { CommandWords } from './shape/turnCommands';
import type { PositionFaults, UnfitWords, ValueNames, ValueRefusals } from './shape/values';
import type { WhyWords } from './shape/why';
import type { SheetFault } from './sheetFault';

/** What entries of the log say. */
export interface Chronicle {
  readonly moves: Omit<MoveLines, 'correct'>;
  readonly events: EventLines;
  readonly values: ValueLines;
}

/** A ruling by its number. */
export type Ruling = keyof typeof rulingTexts;

/**
 * Everything the app says in one language, book by book. English gives the shape of what a screen says,
 * the engine's codes that of what the engine means: a language that lacks a sentence does not compile.
 */
export interface Catalogue {
  readonly board: typeof board;
  readonly chronicle: Chronicle;
  readonly clergy: typeof clergy;
  readonly commands: CommandWords;
  readonly common: typeof common;
  readonly costs: typeof costs;
  readonly depth: typeof depth;
  readonly final: typeof final;
  readonly forecast: typeof forecast;
  readonly gallery: typeof gallery;
  readonly games: typeof games;
  readonly home: typeof home;
  readonly lines: LineWords;
  readonly link: typeof link;
  readonly log: typeof log;
  readonly moments: typeof moments;
  readonly moveWhy: Speaker<MoveWhy>;
  readonly names: typeof names;
  readonly pieces: Speaker<PieceMove>;
  readonly positionFaults: PositionFaults;
  readonly print: typeof print;
  readonly putBack: Speaker<PutBack>;
  readonly reasons: Reasons;
  readonly refusals: {
    readonly reasons: Speaker<MoveRefusal>;
    readonly instead: (possible: readonly string[]) => string;
  };
  readonly review: typeof review;
  readonly ruleLink: typeof ruleLink;
  readonly ruleSearch: typeof ruleSearch;
  readonly ruleTexts: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
  readonly rules: typeof rules;
  readonly rulingTexts: Readonly<Record<Ruling, string>>;
  readonly saving: typeof saving;
  readonly score: typeof score;
  readonly scoreReasons: ScoreReasons;
  readonly settings: typeof settings;
  readonly setup: typeof setup;
  readonly setupRefusals: Speaker<SetupRefusal>;
  readonly sheet: typeof sheet;
  readonly sheetBadge: typeof sheetBadge;
  readonly sheetFaults: Speaker<SheetFault>;
  readonly shell: typeof shell;
  readonly shortcuts: typeof shortcuts;
  readonly siteNamed: (site: Site) => string;
  readonly solo: typeof solo;
  readonly standing: typeof standing;
  readonly statistics: typeof statistics;
  readonly transfer: typeof transfer;
  readonly turn: Turn;
  readonly unfitWords: UnfitWords;
  readonly valueNames: ValueNames;
  readonly valueRefusals: ValueRefusals;
  readonly values: typeof values;
  readonly why: WhyWords;
  readonly yourMove: typeof yourMove;
  readonly yourTurn: typeof yourTurn;
}
