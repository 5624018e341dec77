import { SPACES } from './city';
import { asJson, isObject, listAt, objectAt } from './compare';
import type { Json, JsonObject } from './compare';
import { DEFAULT_RULINGS, DEFAULT_SHEET, NOBLES, ROWS, SITES, TILES } from './notation';

/**
 * The same fact can be written in several ways (an absent field, cubes in another order). A view writes it in one,
 * for the engine's answer and the oracle's alike. It never computes a fact.
 */

const letters = (value: Json | undefined): string => (typeof value === 'string' ? [...value].sort().join('') : '');
const sorted = (list: readonly Json[]): string[] => list.map((item) => JSON.stringify(item)).sort();

function rubbleView(position: JsonObject): Json {
  const rubble = objectAt(position, 'rubble');
  const columns = listAt(rubble, 'columns');
  return {
    rows: Object.fromEntries(ROWS.map((row) => [row, letters(objectAt(rubble, 'rows')[row])])),
    columns: [0, 1, 2, 3, 4].map((index) => letters(columns[index])),
    sites: Object.fromEntries(SITES.map((site) => [site, letters(objectAt(rubble, 'sites')[site])])),
  };
}

function officialsView(officials: JsonObject, neutral: number): Json {
  return Object.fromEntries(
    NOBLES.map((noble) => [noble, { you: 0, lacerda: 0, neutral, ...objectAt(officials, noble) }]),
  );
}

function tilesView(tiles: JsonObject, keys: readonly string[]): Json {
  const view: Record<string, Json> = {};
  for (const key of keys) {
    const colours = tiles[key];
    view[key] = Array.isArray(colours) ? sorted(colours as readonly Json[]) : null;
  }
  return view;
}

function lacerdaView(lacerda: JsonObject): Json {
  return {
    ...lacerda,
    favours: sorted(listAt(lacerda, 'favours')),
    plans: sorted(listAt(lacerda, 'plans')),
    ships: sorted(
      listAt(lacerda, 'ships').map((ship) =>
        isObject(ship) ? { hull: ship['hull'], cargo: ship['cargo'] ?? 0 } : ship,
      ),
    ),
  };
}

function youView(you: JsonObject): Json {
  return {
    ...you,
    goods: { gold: 0, books: 0, cloth: 0, tools: 0, ...objectAt(you, 'goods') },
    rubble: { earthquake: 0, fire: 0, tsunami: 0, ...objectAt(you, 'rubble') },
    houses: { left: 0, middle: 0, right: 0, ...objectAt(you, 'houses') },
    portfolio: sorted(
      listAt(you, 'portfolio').map((card) => (isObject(card) ? Object.fromEntries(Object.entries(card).sort()) : card)),
    ),
    favours: sorted(listAt(you, 'favours')),
    plans: sorted(
      listAt(you, 'plans').map((plan) => (isObject(plan) ? Object.fromEntries(Object.entries(plan).sort()) : plan)),
    ),
    decrees: sorted(listAt(you, 'decrees')),
  };
}

function sheetView(sheet: JsonObject): Json {
  const printed = { ...(asJson(DEFAULT_SHEET) as JsonObject), ...sheet };
  const { rewards: _noFactOfATurn, ...compared } = printed as { rewards?: Json } & JsonObject;
  return {
    ...compared,
    coins: sorted(listAt(printed, 'coins')),
    scoringTiles: sorted(listAt(printed, 'scoringTiles')),
  };
}

/** A whole position, written in one way. */
export function positionView(value: unknown): Json {
  const json = asJson(value);
  if (!isObject(json)) return json;
  const rulings = objectAt(json, 'rulings');
  const stores = objectAt(json, 'stores');
  return {
    ...json,
    ending: json['ending'] ?? null,
    sheet: sheetView(objectAt(json, 'sheet')),
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    rubble: rubbleView(json),
    stores: Object.fromEntries(SPACES.map((space) => [space, stores[space] ?? null])),
    buildings: tilesView(objectAt(json, 'buildings'), SITES),
    available: tilesView(objectAt(json, 'available'), ['blue', 'green']),
    display: sorted(json['display'] === undefined ? [...TILES] : listAt(json, 'display')),
    planStacks: { blue: null, green: null, ...objectAt(json, 'planStacks') },
    offices: officialsView(objectAt(json, 'offices'), 1),
    plazas: officialsView(objectAt(json, 'plazas'), 0),
    you: youView(objectAt(json, 'you')),
    lacerda: lacerdaView(objectAt(json, 'lacerda')),
  };
}

/** A step without its reasons, reduced to the fields the contract names (the oracle's own). */
export function stepView(step: Json | undefined, contract: JsonObject): Json {
  if (!isObject(step)) return step ?? null;
  const fields = Object.keys(contract).filter((key) => step[key] !== undefined);
  const view = Object.fromEntries(fields.map((key) => [key, step[key]]));
  return view['colours'] === undefined ? view : { ...view, colours: sorted(listAt(view, 'colours')) };
}

/** Ways to pay keep their order only as far as the contract orders them: fewest wigs, then most influence. */
function payView(ways: readonly Json[]): Json {
  const pair = (way: Json): string =>
    isObject(way) ? `${String(way['wigs'])} wigs, ${String(way['influence'])} influence` : 'no way';
  return {
    order: ways.map(pair),
    ways: sorted(ways.map((way) => (isObject(way) ? Object.fromEntries(Object.entries(way).sort()) : way))),
  };
}

const cubesView = (cubes: readonly Json[]): Json =>
  sorted(cubes.map((cube) => (isObject(cube) ? Object.fromEntries(Object.entries(cube).sort()) : cube)));

const mapValues = (record: JsonObject, change: (value: JsonObject) => Json): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, isObject(value) ? change(value) : value]));

/** The answer to `costs`, with lists the contract does not order in one order. */
export function costsView(value: unknown): Json {
  const json = asJson(value);
  if (!isObject(json)) return json;
  return {
    ...json,
    visit: mapValues(objectAt(json, 'visit'), (visit) => ({ ...visit, pay: payView(listAt(visit, 'pay')) })),
    land: mapValues(objectAt(json, 'land'), (goods) =>
      mapValues(goods, (land) => ({ ...land, cubes: cubesView(listAt(land, 'cubes')) })),
    ),
  };
}
