/** The engine's only door: everyone outside imports from here. */
import * as reading from './model/reading';
import * as shape from './save/schema/shape';

export type { Result } from './core/result';
export { unreachable } from './core/unreachable';
export type { Criterion, NonEmpty, Ranking, Round } from './core/rank';
export * from './model/vocabulary';
export * from './model/boardSheet';
export * from './model/rulings';
export * from './model/rules';
export * from './model/state';
export { CLERGY_BENEFITS } from './model/cards';
export * from './model/turn';
export type { Afford, Part } from './model/reason';
export type { Fault, Problem } from './model/fault';
export { LIMITS } from './model/limits';
export { GOODS_TAKEN_BY, STATE_ACTIONS_OF } from './model/stateActions';
export { DEFAULT_SHEET, TREASURY_START } from './sheet/defaults';
export { checkSheet } from './sheet/check';
export { isPlain as isPlainTile, sameTile, tidyTile, tileReader } from './sheet/clergy';
export { readSheet, sheetReader } from './sheet/read';
export { SHEET_ENTRIES, confirm, unconfirmed } from './sheet/confirmed';
export type { Confirmed, SheetEntry } from './sheet/confirmed';
export { SHEET_SOURCES } from './sheet/sources';
export type { Source, SourceDocument } from './sheet/sources';
export { SOLO_SPACES, columnOf, frontagesOf, rowOf } from './board/spaces';
export type { Facing, Frontage } from './board/spaces';
export { SOLO_SITES, fits, outlookOf, sitesFor } from './board/sites';
export { leftValue, rightValue, treasuryAfter } from './treasury/treasury';
export { sponsorPrice } from './treasury/sponsor';
export type { ReisPrice } from './treasury/payment';
export { afterCashing, cashableCoins } from './influence/cash';
export { gainInfluence } from './influence/gain';
export type { InfluenceGain } from './influence/gain';
export { visitCost, visitOffer } from './influence/visit';
export type { VisitCost, VisitOffer, VisitPart } from './influence/visit';
export { paymentOf } from './influence/waysToPay';
export type { Payment, WayToPay } from './influence/waysToPay';
export { landOffers, landPrice } from './stores/landPrice';
export type { LandOffer, LandPart, LandPrice } from './stores/landPrice';
export { storeWigs } from './stores/storeWigs';
export type { StoreWigs } from './stores/storeWigs';
export { freePlots } from './stores/freeLand';
export { lacerdaProduction, yourProduction } from './stores/produce';
export type { Production } from './stores/produce';
export { buildingWigs } from './buildings/buildingWigs';
export type { BuildingWigs } from './buildings/buildingWigs';
export { freeSites, openings } from './buildings/openings';
export type { Opening } from './buildings/openings';
export { hireOne, hiring } from './buildings/hire';
export type { HirePart, Hiring } from './buildings/hire';
export { shipCost, shipOffer } from './ships/shipCost';
export type { ShipCost, ShipOffer } from './ships/shipCost';
export { isAtSea, paidCrates, sale, shipsOf } from './ships/sale';
export type { Sale, SaleItem, SaleRefusal, ShipRef } from './ships/sale';
export { moveCardinal } from './church/cardinal';
export { lacerdaChurchGain } from './church/scoring';
export type { Discard } from './church/tiles';
export { portfolioInfluence, portfolioRoom } from './portfolio/portfolio';
export { excessGoods, warehouseSize } from './portfolio/warehouse';
export { CUBE_VALUES, completedSets } from './rubble/sets';
export { HOUSES_IN_GROUP, houseSplits, housesLeft, storeCount } from './houses/houses';
export { officialsLeft } from './officials/offices';
export { MOST_WIGS_OF_A_DECREE } from './decrees/decrees';
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
export type { Correction, CorrectionOf, Counted } from './game/correction';
export { impossible } from './game/correct';
export { atDepth, isMirrored } from './game/depth';
export { limitsOf } from './game/limits';
export type { Limits } from './game/limits';
export { scoringLayouts } from './game/setup/scoring';
export { storeCorrection } from './game/storeCorrection';
export { decide } from './game/decide';
export type { Decision } from './game/decide';
export type { CubePlace, EventOf, GameEvent, OfficialPlace } from './game/event';
export { evolve, evolveAll } from './game/evolve';
export { legal } from './game/legal';
export { PLAIN_HAND } from './game/legal/hand';
export type { HandCard } from './game/legal/hand';
export type { CorrectionRefusal, Refusal } from './game/refusal';
export { afterHisFollow } from './game/lines';
export type { Why as MoveWhy } from './game/why';
export { dealSolo } from './game/setup/deal';
export type { SoloDeal } from './game/setup/deal';
export type { Entered } from './game/setup/entered';
export { setupFaults, tooManyCubes } from './game/setup/faults';
export { RUBBLE_PLACES, cubesInBag, withPile } from './game/setup/places';
export type { RubblePlace, Ruins } from './game/setup/places';
export { scoringWays } from './game/setup/scoring';
export type { EnteredPart, SetupRefusal } from './game/setup/refusal';
export { preplacedAt, setUpSolo } from './game/setup/setUp';
export type { SoloOptions } from './game/setup/setUp';
export type { Position } from './position/position';
export { positionReader, readPosition, startReader } from './position/read';
export { blankTable } from './position/blank';
export { unfitIn } from './position/whole';
export type { Unfit } from './position/whole';
export { writePosition } from './position/write';
export { checkScoreInput } from './scoring/check';
export { impossibleEntries } from './scoring/impossible';
export { blankLacerda, blankPerson, isSolo, scoreInput, storesOf } from './scoring/input';
export type { MajorityOf, ScoredLacerda, ScoredPerson, ScoreInput, ScorePlayer } from './scoring/input';
export { SCORE_LIMITS } from './scoring/limits';
export { SCORE_LINES } from './scoring/lines';
export type {
  Majorities,
  Majority,
  MajorityReason,
  ScoredLine,
  ScoreLine,
  ScoreLines,
  ScoreReason,
} from './scoring/lines';
export type { Count, Standing } from './scoring/majority';
export { scoreNotes } from './scoring/notes';
export type { ScoreNote } from './scoring/notes';
export { TIE_BREAKS } from './scoring/ranking';
export type { BrokenTie, TieBreak } from './scoring/ranking';
export { finalScore } from './scoring/score';
export type { FinalScore, PlayerScore } from './scoring/score';
export { TITLE_ASPECTS, TITLES } from './scoring/title';
export type { MissingForTitle, Title, TitleAspect, TitleCondition, TitleId } from './scoring/title';
export { MAX_CLERGY_WIGS, MAX_PLAN_OFFICIALS } from './bot/answers';
export type { Answer } from './bot/answers';
export { questionsOf } from './bot/inputs';
export { finishLacerda, overrideLacerda, tellLacerda } from './bot/tell';
export { followTargets, overrideTargets } from './bot/targets';
export { gainAfter } from './bot/church';
export { runLacerda } from './bot/run';
export type { Run } from './bot/run';
export type { Question } from './bot/question';
export type { BotRefusal } from './bot/refusal';
export type { ChurchStep, DiscardStep, NobleStep, Overridden, Paid, SkipReason, StateStep, Step } from './bot/step';
export type { Why } from './bot/why';
export { HIS_TIE_BREAKS, comparisonsOf } from './bot/comparisons';
export type { Comparison } from './bot/comparisons';
export { followStep } from './bot/nobleAction';
export { hisStateAction } from './bot/stateAction';
export { buildingOptions } from './bot/chooseBuilding';
export { storeOptions } from './bot/chooseStore';
export * from './model/lacerdaInputs';
export { advance } from './play/advance';
export type { Waiting } from './play/advance';
export { hisFollow, play } from './play/move';
export type { LacerdaMove, Move, MoveRefusal, Played } from './play/move';
export { allAre, roleOf } from './play/kinds';
export type { MoveRole } from './play/kinds';
export { reading };
export { addChoice, changeChoice, commitScratch, previewOf, startScratch } from './play/scratch';
export { begunBy, enteredIn, isComplete, isUndecided, touched } from './play/entering';
export type { EnteredChoice, Touched } from './play/entering';
export {
  acceptUpTo,
  backTo,
  beginWith,
  choose,
  editChoice,
  entered,
  goOn,
  intend,
  intendFirst,
  startEntering,
  stepBack,
  told,
  withoutChoice,
} from './play/enteringMove';
export type { Entering, Stepped } from './play/enteringMove';
export { filledIn } from './play/guesses';
export { bestFirst, placeOffers } from './play/offers';
export type { PlaceOffer } from './play/offers';
export { NO_INTENT, questionAbout, questionAt } from './play/yourQuestion';
export type { AskedKind, Draft, Intent, OfferedAction, YourQuestion } from './play/yourQuestion';
export type { ChangeRefusal, Choice, Committed, Preview, Scratch } from './play/scratch';
export { forecast, forecastOf } from './play/forecast';
export type { Forecast, ForecastAt, ForecastStep } from './play/forecast';
export { difference, sameDeed, wigsOf } from './play/difference';
export type { ForecastChange, ForecastDifference } from './play/difference';
export { threats } from './play/threats';
export type { BuildingThreat, StoreThreat, Threats } from './play/threats';
export { options } from './play/options';
export { tryMoves } from './play/tries';
export type { RefusedMove, Tries } from './play/tries';
export { turnActions } from './play/turnActions';
export type { TurnAction, TurnThing } from './play/turnActions';
export { aimsOf, waysOf } from './play/ways';
export type { Aim } from './play/ways';
export { beginningOf, missingFor } from './play/beginning';
export type { Amounts, Option } from './play/options';
export { scoreInputOf, standing } from './play/standing';
export type { MajorityMargin, Margin, StandingNow } from './play/standing';
export { roundsLeft } from './play/roundsLeft';
export type { RoundsLeft } from './play/roundsLeft';
export { ASSUMED_SET } from './play/assumedSet';
export type { TileSet } from './play/assumedSet';
export { simulateGame } from './play/simulate';
export type { SimulatedGame, SimulatedMove, SimulationFailure } from './play/simulate';
export { begin, commit, historyOf, record } from './history/history';
export type { CommitRefusal, Entry, History, MoveRefused } from './history/history';
export { audit } from './history/audit';
export type { Audit, AuditedMove, Decision as HisDecision } from './history/audit';
export { jump, redo, undo } from './history/travel';
export type { Travel, TravelRefusal } from './history/travel';
export type { PutBack } from './history/putBack';
export { piecesToMove } from './history/pieces';
export type { PieceMove } from './history/pieces';
export { asItStands, mirrored, towards } from './history/mirrored';
export { putRight } from './history/putRight';
export { acceptChange, changeEntry, firstBlocked, rewindTo } from './history/change';
export type { Change, Changed, ChangeEntryRefusal, Difference, Impossible } from './history/change';
export { keepTable } from './history/keepTable';
export { drift } from './history/drift';
export type { Drift } from './history/drift';
export { shape };
export { yourCommand } from './save/schema/moves';
export { SAVE_FORMAT, SAVE_VERSION } from './save/save';
export type { GameLabel, Save, SaveFault } from './save/save';
export { readSave, readSaveJson, readUnfinished, writeSave } from './save/exported';
export {
  CHUNK_SIZE,
  HEADER_KEY,
  START_KEY,
  chunkKeys,
  chunkOf,
  headerOf,
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
