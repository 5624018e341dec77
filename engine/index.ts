/** The engine's only door: everyone outside imports from here, and knip lets no name stand here that nobody does. */
import * as reading from './model/reading';
import * as shape from './save/schema/shape';

// # The words of the game
// The lists everything else is said in, and the unions of their members.
export {
  GOODS,
  STREETS,
  CITY_TILES,
  NOBLES,
  DECKS,
  STATE_ACTIONS,
  NOBLE_ACTIONS,
  RUBBLE_KINDS,
  ARCHITECTS,
  ROWS,
  COLUMNS,
  SPACES,
  SITES,
  HULLS,
  HOUSE_GROUPS,
  SEATS,
  COLOURS,
  GAPS,
} from './model/vocabulary';
export type {
  Good,
  ByGood,
  CityTile,
  Noble,
  ByNoble,
  Deck,
  StateAction,
  NobleAction,
  RubbleKind,
  ByRubble,
  Architect,
  Row,
  Column,
  Space,
  Site,
  Hull,
  HouseGroup,
  Seat,
  BySeat,
  Colour,
  ByColour,
  Gap,
} from './model/vocabulary';
export { GOODS_TAKEN_BY, STATE_ACTIONS_OF } from './model/stateActions';
export { RULE_IDS } from './model/rules';
export type { RuleId } from './model/rules';
export { RULING_CHOICES, DEFAULT_RULINGS } from './model/rulings';
export type { RulingId, Rulings } from './model/rulings';

// # The table
// The state of a game as plain data, where its turn stands, and how much of it is tracked.
export { DEPTHS, UNKNOWN, OFFICIALS_EACH, MAX_INFLUENCE, MAX_CLERGY } from './model/state';
export type { Depth, Unknown, Store, Face, Plan, Person, Cubes, CubePlace, Rubble, GameState } from './model/state';
export { CLERGY_BENEFITS } from './model/cards';
export type { ClergyBenefit, ClergyTile, NobleCard, PortfolioCard, Ship, TreasuryCard } from './model/cards';
export { BETWEEN, NOTHING_DUE } from './model/turn';
export type { GrantedTask, TaskKind, YourStep } from './model/turn';
export { atDepth, isMirrored, keepsHoldings } from './game/depth';

// # The board sheet
// What is printed on one copy: the usual values with their sources, and what the person confirmed.
export { TOOLS_MAJORITIES, THIN_COLUMNS, PLAIN_REWARDS, LASTING_REWARDS } from './model/boardSheet';
export type { TreasurySpace, PrintedShip, ToolsMajority, BoardSheet, LastingReward, Reward } from './model/boardSheet';
export { DEFAULT_SHEET, TREASURY_START } from './sheet/defaults';
export { SHEET_SOURCES } from './sheet/sources';
export type { SourceDocument } from './sheet/sources';
export { SHEET_ENTRIES, confirm, unconfirmed } from './sheet/confirmed';
export type { Confirmed, SheetEntry } from './sheet/confirmed';
export { checkSheet } from './sheet/check';
export { readSheet, sheetReader } from './sheet/read';
export { isPlain as isPlainTile, sameTile, tidyTile, tileReader } from './sheet/clergy';

// # The board
// Which space touches which street, and what a public site looks at.
export { SOLO_SPACES, columnOf, frontagesOf, rowOf } from './board/spaces';
export type { Facing, Frontage } from './board/spaces';
export { SOLO_SITES, fits, outlookOf } from './board/sites';

// # Prices and gains
// One question each; the answer carries the parts it is the sum of.
export type { Part } from './model/reason';
export { treasuryAfter } from './treasury/treasury';
export { sponsorPrice } from './treasury/sponsor';
export type { ReisPrice } from './treasury/payment';
export { cashableCoins } from './influence/cash';
export { visitCost, visitOffer } from './influence/visit';
export type { VisitOffer, VisitPart } from './influence/visit';
export type { Payment, WayToPay } from './influence/waysToPay';
export { officialsLeft } from './officials/offices';
export { CUBE_VALUES, completedSets } from './rubble/sets';
export { warehouseSize } from './portfolio/warehouse';
export { shipCost, shipOffer } from './ships/shipCost';
export type { ShipCost } from './ships/shipCost';
export { paidCrates, sale, shipsOf } from './ships/sale';
export type { Sale, SaleItem, SaleRefusal } from './ships/sale';
export { landOffers, landPrice } from './stores/landPrice';
export type { LandOffer, LandPart, LandPrice } from './stores/landPrice';
export { storeWigs } from './stores/storeWigs';
export { hireOne, hiring } from './buildings/hire';
export type { HirePart } from './buildings/hire';
export { moveCardinal } from './church/cardinal';
export { lacerdaChurchGain } from './church/scoring';
export type { Discard } from './church/tiles';
export { MOST_WIGS_OF_A_DECREE } from './decrees/decrees';
export { HOUSES_IN_GROUP, housesLeft, splitsBy, storeCount } from './houses/houses';

// # Commands and their judgement
// What someone asks for, what happens by it and why, or why it is refused: `decide` alone judges, `evolve` applies.
export type {
  Command,
  CommandKind,
  CommandOf,
  Fact,
  Holdings,
  OfficialAt,
  PeriodRewards,
  ShipPlace,
} from './game/command';
export { NOBLE_ACTION_OF, STATE_ACTION_OF } from './game/actionOf';
export { decide } from './game/decide';
export type { GameEvent } from './game/event';
export { evolve, evolveAll } from './game/evolve';
export { legal } from './game/legal';
export type { CorrectionRefusal, Refusal } from './game/refusal';
export type { Why as MoveWhy } from './game/why';

// # Corrections
// One value as it is on the cardboard, and what can lie there.
export type { Correction, CorrectionOf, Counted } from './game/correction';
export { impossible } from './game/correct';
export { limitsOf } from './game/limits';
export type { Limits } from './game/limits';
export { storeCorrection } from './game/storeCorrection';

// # Setting up
// A solo game from a seed or as it was laid out by hand.
export { dealSolo } from './game/setup/deal';
export type { SoloDeal } from './game/setup/deal';
export type { Entered } from './game/setup/entered';
export { tooManyCubes } from './game/setup/faults';
export { RUBBLE_PLACES, cubesInBag, withPile } from './game/setup/places';
export type { RubblePlace } from './game/setup/places';
export type { SetupRefusal } from './game/setup/refusal';
export { scoringLayouts, scoringWays } from './game/setup/scoring';
export { preplacedAt, setUpSolo } from './game/setup/setUp';
export type { SoloOptions } from './game/setup/setUp';

// # Positions
// The notation of the command line, read and written; a blank table to enter one on.
export { positionReader, readPosition, startReader } from './position/read';
export { writePosition } from './position/write';
export { blankTable } from './position/blank';
export { unfitIn } from './position/whole';
export type { Unfit } from './position/whole';

// # Lacerda
// His turn as steps with their reasons, the questions it waits for, and what the table may tell or override.
export { NO_INPUTS } from './model/lacerdaInputs';
export type { Answers, ChurchChoice, Override, OverridableStep, Inputs } from './model/lacerdaInputs';
export { runLacerda } from './bot/run';
export type { ChurchStep, DiscardStep, NobleStep, Paid, SkipReason, StateStep, Step } from './bot/step';
export type { Why } from './bot/why';
export type { Question } from './bot/question';
export { questionsOf } from './bot/inputs';
export { MAX_CLERGY_WIGS, MAX_PLAN_OFFICIALS } from './bot/answers';
export type { Answer } from './bot/answers';
export { followTargets, overrideTargets } from './bot/targets';
export { gainAfter } from './bot/church';
export { handsOf, turnHands } from './bot/hands';
export type { HandLine, StepLine, WigsTo } from './bot/hands';
export { HIS_TIE_BREAKS, comparisonsOf, tieBreaksUnder } from './bot/comparisons';
export type { Comparison } from './bot/comparisons';
export { storeOptions } from './bot/chooseStore';
export { buildingOptions } from './bot/chooseBuilding';

// # The final score
// Each line with its reason, majorities, broken ties, and the title.
export { blankLacerda, blankPerson, CONTESTS, scoreInput } from './scoring/input';
export type { MajorityOf, ScoredLacerda, ScoredPerson, ScoreInput, ScorePlayer } from './scoring/input';
export { checkScoreInput } from './scoring/check';
export { impossibleEntries } from './scoring/impossible';
export { SCORE_LIMITS } from './scoring/limits';
export { COUNTED_LINES, SCORE_LINES } from './scoring/lines';
export type { Majority, ScoreLine, ScoreReason } from './scoring/lines';
export type { Standing } from './scoring/majority';
export { scoreNotes } from './scoring/notes';
export { LACERDA_WIGS_PER_CUBE, LACERDA_WIGS_PER_DECREE, atTable, prizesOf } from './scoring/prizes';
export type { ScoreNote } from './scoring/notes';
export type { BrokenTie } from './scoring/ranking';
export { finalScore } from './scoring/score';
export type { FinalScore, PlayerScore } from './scoring/score';
export { TITLE_ASPECTS, TITLE_NEEDS, TITLES } from './scoring/title';
export type { Title, TitleAspect, TitleCondition, TitleId, TitleNeed } from './scoring/title';

// # Playing
// Any move judged, and the game run on until it waits for somebody.
export { hisFollow, play } from './play/move';
export type { Move, MoveRefusal, Played } from './play/move';
export { allAre, roleOf } from './play/kinds';
export { advance } from './play/advance';
export type { Waiting } from './play/advance';
export { simulateGame } from './play/simulate';
export type { SimulatedMove, SimulationFailure } from './play/simulate';
export { ASSUMED_SET } from './play/assumedSet';

// # Entering your move
// A branch beside the game: what can be chosen next, what a touch means, what is missing, when the move is whole.
export { addChoice, changeChoice, previewOf, startScratch } from './play/scratch';
export type { Scratch } from './play/scratch';
export { begunBy, enteredIn, isComplete, isUndecided, refusedAt } from './play/entering';
export {
  acceptUpTo,
  backTo,
  beginWith,
  choose,
  editChoice,
  entered,
  goOn,
  resumedOn,
  intend,
  intendFirst,
  isAtStart,
  isUntouched,
  startEntering,
  stepBack,
  usualFollow,
  enterPrinted,
  withoutChoice,
} from './play/enteringMove';
export type { Entering, Resumed, Stepped } from './play/enteringMove';
export { placeMeant, reopenPlace, stateMeant } from './play/meant';
export type { Replayed } from './play/replay';
export { skippedActions } from './play/skippedActions';
export type { SkippedAction } from './play/skippedActions';
export { endedByChoice, endedByMove } from './play/endedByChoice';
export { filledIn } from './play/guesses';
export { sensible } from './play/sensible';
export { bestFirst, placeOffers } from './play/offers';
export type { PlaceOffer } from './play/offers';
export { questionAbout, questionAt } from './play/yourQuestion';
export type { Draft, Intent, OfferedAction, YourQuestion } from './play/yourQuestion';
export type { EnteredChoice } from './play/entering';
export { tryMoves } from './play/tries';
export type { RefusedMove, Tries } from './play/tries';
export { turnActions } from './play/turnActions';
export type { TurnAction, TurnThing } from './play/turnActions';
export { aimsOf, waysOf } from './play/ways';
export { landInReach } from './play/landInReach';
export { options } from './play/options';
export type { Option } from './play/options';
export { beginningOf } from './play/beginning';
export { optionPrice } from './play/optionPrice';
export type { OptionPrice } from './play/optionPrice';
export { isWithinReach, missingFor } from './play/missing';

// # Looking ahead
// His next turn, what a move of yours changes about it, and how the game stands.
export { forecast } from './play/forecast';
export type { Forecast, ForecastAt, ForecastStep } from './play/forecast';
export { difference, sameDeed } from './play/difference';
export type { ForecastChange, ForecastDifference } from './play/difference';
export { threats } from './play/threats';
export { finalWigs, scoreInputOf, standing } from './play/standing';
export type { MajorityMargin, StandingNow } from './play/standing';
export { endedByCard } from './play/endedByCard';
export type { RoundsLeft } from './play/roundsLeft';

// # The history of a game
// Its log: undo, redo, jump with the pieces to put back, an earlier entry changed, what drifted from the cardboard.
export { begin, commit, historyOf } from './history/history';
export type { CommitRefusal, Entry, History } from './history/history';
export { jump, redo, undo } from './history/travel';
export type { Travel, TravelRefusal } from './history/travel';
export type { PutBack } from './history/putBack';
export { piecesToMove } from './history/pieces';
export type { PieceMove } from './history/pieces';
export { acceptChange, changeEntry, firstBlocked, rewindTo } from './history/change';
export type { Change, Changed, ChangeEntryRefusal, Difference } from './history/change';
export { keepTable } from './history/keepTable';
export { asItStands, mirrored } from './history/mirrored';
export { putRight } from './history/putRight';
export { drift } from './history/drift';
export type { Drift } from './history/drift';
export { audit, stepsOf } from './history/audit';
export type { Audit, AuditedMove, Decision as HisDecision } from './history/audit';
export { LEAST_SWING, review } from './history/review';
export type { Review, ReviewedTurn, ScorePart, Swing } from './history/review';
export { whoseTurn } from './history/whose';
export type { Whose } from './history/whose';

// # Saves
// A game as text and as the records of a storage, checked on reading, migrated, never guessed at.
export { SAVE_FORMAT, SAVE_VERSION } from './save/save';
export type { GameLabel, Save, SaveFault } from './save/save';
export { readSave, readSaveJson, readUnfinished, writeSave } from './save/exported';
export {
  CHUNK_SIZE,
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  joinChunks,
  readHeader,
  readHeaderJson,
  recordsFor,
  chunkIndexOf,
  startOf,
} from './save/stored';
export type { GameRecord, GamePreview, Header, ChunkIndex } from './save/stored';
export { readBack } from './save/readBack';
export { rebuildHeader } from './save/rebuild';
export { yourCommand } from './save/schema/moves';

// # Reading and results
// For whoever reads JSON it does not trust: readers that name every fault, their limits, and answers that may be refusals.
export type { Result } from './core/result';
export { unreachable } from './core/unreachable';
export { byKind } from './core/byKind';
export type { ByKind } from './core/byKind';
export type { Fault, Problem } from './model/fault';
export { LIMITS } from './model/limits';
export { reading, shape };
