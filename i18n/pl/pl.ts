import type { Catalogue } from '../catalogue';
import { board } from './board';
import { clergy } from './clergy';
import { common } from './common';
import { costs } from './costs';
import { depth } from './depth';
import { final } from './final';
import { forecast } from './forecast';
import { gallery } from './gallery';
import { games } from './games';
import { home } from './home';
import { lines } from './lines';
import { link } from './link';
import { log } from './log';
import { logEvents } from './logEvents';
import { logMoves } from './logMoves';
import { logValues } from './logValues';
import { moments } from './moments';
import { moveWhy } from './moveWhy';
import { names } from './names';
import { pieces } from './pieces';
import { print } from './print';
import { reasons } from './reasons';
import { instead, refusals } from './refusals';
import { review } from './review';
import { ruleLink } from './ruleLink';
import { rules } from './rules';
import { ruleSearch } from './ruleSearch';
import { ruleTexts } from './ruleTexts';
import { ruleTitles } from './ruleTitles';
import { rulingTexts } from './rulingTexts';
import { saving } from './saving';
import { score } from './score';
import { scoreReasons } from './scoreReasons';
import { settings } from './settings';
import { setup, setupRefusals } from './setup';
import { sheet } from './sheet';
import { sheetBadge } from './sheetBadge';
import { sheetFaults } from './sheetFaults';
import { shell } from './shell';
import { shortcuts } from './shortcuts';
import { solo } from './solo';
import { putBack } from './soloPutBack';
import { standing } from './standing';
import { statistics } from './statistics';
import { transfer } from './transfer';
import { turn } from './turn';
import { commands } from './turnCommands';
import { siteNamed } from './turnNames';
import { positionFaults, unfitWords, valueRefusals } from './valueFaults';
import { valueNames } from './valueNames';
import { values } from './values';
import { why } from './why';
import { yourMove } from './yourMove';
import { yourTurn } from './yourTurn';

/** Everything the app says in Polish. */
export const catalogue: Catalogue = {
  board,
  chronicle: { moves: logMoves, events: logEvents, values: logValues },
  clergy,
  commands,
  common,
  costs,
  depth,
  final,
  forecast,
  gallery,
  games,
  home,
  lines,
  link,
  log,
  moments,
  moveWhy,
  names,
  pieces,
  positionFaults,
  print,
  putBack,
  reasons,
  refusals: { reasons: refusals, instead },
  review,
  ruleLink,
  ruleSearch,
  ruleTexts,
  ruleTitles,
  rules,
  rulingTexts,
  saving,
  score,
  scoreReasons,
  settings,
  setup,
  setupRefusals,
  sheet,
  sheetBadge,
  sheetFaults,
  shell,
  shortcuts,
  siteNamed,
  solo,
  standing,
  statistics,
  transfer,
  turn,
  unfitWords,
  valueNames,
  valueRefusals,
  values,
  why,
  yourMove,
  yourTurn,
};
