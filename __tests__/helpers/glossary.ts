import type { Language } from '@/i18n/language';

type Foreign = Exclude<Language, 'en'>;
type Term = readonly [english: RegExp, words: Readonly<Record<Foreign, RegExp>>];

/**
 * The words the rulebooks of each language use, as stems that survive their cases.
 * Where the English sentence names a thing, the other languages name it by their rulebook's word.
 */
export const GLOSSARY: Readonly<Record<string, Term>> = {
  wig: [/\bwigs?\b/i, { pt: /peruca/i, es: /peluca/i, it: /parrucc/i, pl: /peru[kc]/i, ru: /парик/i }],
  real: [
    /\b(real|réis)\b/i,
    { pt: /\br(eal|éis)\b/i, es: /\breal/i, it: /\br(eal|éis)\b/i, pl: /rea(l|is)/i, ru: /реал/i },
  ],
  influence: [/\binfluence\b/i, { pt: /influ/i, es: /influ/i, it: /influ/i, pl: /wpływ/i, ru: /влияни/i }],
  king: [/\bKing\b/, { pt: /\bRei\b/, es: /\bRey\b/, it: /\bRe\b/, pl: /Król/, ru: /Корол/ }],
  builder: [/\bBuilder\b/, { pt: /Constr/, es: /Constr/, it: /Costr/, pl: /Budown/, ru: /Строит/ }],
  marquis: [/\bMarquis\b/, { pt: /Marquês/, es: /Marqués/, it: /Marchese/, pl: /Markiz/, ru: /Маркиз/ }],
  cardinal: [/\bCardinal\b/, { pt: /Cardeal/, es: /Cardenal/, it: /Cardinale/, pl: /Kardyna/, ru: /Кардинал/ }],
  clergy: [/\bclergy\b/i, { pt: /clero/i, es: /clero/i, it: /Clero/i, pl: /duchow/i, ru: /духовен/i }],
  decree: [/\bdecrees?\b/i, { pt: /decreto/i, es: /decreto/i, it: /decret/i, pl: /dekre/i, ru: /указ/i }],
  plan: [/\bplans?\b/i, { pt: /projeto/i, es: /plano/i, it: /progett/i, pl: /plan/i, ru: /проект/i }],
  store: [/\bstores?\b/i, { pt: /loja/i, es: /tienda/i, it: /negozi/i, pl: /sklep|złotni|księgarni/i, ru: /магазин/i }],
  official: [/\bofficials?\b/i, { pt: /oficia/i, es: /funcionari/i, it: /ufficial/i, pl: /urzędni/i, ru: /чиновн/i }],
  house: [/\bhouses?\b/i, { pt: /casa/i, es: /casa/i, it: /cas[ae]/i, pl: /\bdom/i, ru: /дом/i }],
  ship: [/\bships?\b/i, { pt: /\bnaus?\b/i, es: /barco/i, it: /nav[ei]\b/i, pl: /okrę/i, ru: /корабл/i }],
  treasury: [/\btreasury\b/i, { pt: /tesouro/i, es: /tesor/i, it: /tesor/i, pl: /skarb/i, ru: /казн/i }],
  cube: [/\bcubes?\b/i, { pt: /cubo/i, es: /cubo/i, it: /cub[oi]/i, pl: /kost(k|ek|ce)/i, ru: /кубик/i }],
  plaza: [/\bplazas?\b/i, { pt: /praça/i, es: /plaza/i, it: /plaza/i, pl: /plac/i, ru: /площад/i }],
  office: [/\boffices?\b/i, { pt: /escritório/i, es: /oficina/i, it: /uffic/i, pl: /biur/i, ru: /кабинет/i }],
  building: [/\bpublic buildings?\b/i, { pt: /edifício/i, es: /edificio/i, it: /edific/i, pl: /budyn/i, ru: /здани/i }],
  architect: [
    /\barchitects?\b/i,
    { pt: /arquitet/i, es: /arquitect/i, it: /architett/i, pl: /architek/i, ru: /архитектор/i },
  ],
  favor: [/\b(royal )?favors?\b/i, { pt: /favor/i, es: /favor/i, it: /favor/i, pl: /łas[kc]/i, ru: /милост/i }],
  courtier: [/\bcourtier\b/i, { pt: /cortes/i, es: /cortesan/i, it: /cortigian/i, pl: /dworzan/i, ru: /придворн/i }],
  aide: [/\baide\b/i, { pt: /ajudante/i, es: /ayudante/i, it: /aiutant/i, pl: /pomocni/i, ru: /помощник/i }],
  portfolio: [/\bportfolio\b/i, { pt: /portf/i, es: /portaf/i, it: /portf/i, pl: /portf/i, ru: /портф/i }],
  deck: [/\bdecks?\b/i, { pt: /baralho/i, es: /mazo/i, it: /mazz/i, pl: /tali/i, ru: /колод/i }],
  card: [/\bcards?\b/i, { pt: /carta/i, es: /carta/i, it: /cart[ae]/i, pl: /kar(t|cie)/i, ru: /карт/i }],
  gold: [/\bgold\b/i, { pt: /ouro/i, es: /\boro/i, it: /\b(d’)?oro/i, pl: /złot/i, ru: /золот/i }],
  book: [/\bbooks?\b/i, { pt: /livr/i, es: /libr/i, it: /libr/i, pl: /książ|księg/i, ru: /книг|книж/i }],
  cloth: [/\bcloth\b/i, { pt: /tecido/i, es: /tela/i, it: /stoff/i, pl: /ubra/i, ru: /ткан/i }],
  tool: [/\btools?\b/i, { pt: /ferrament/i, es: /herramient/i, it: /attrezz/i, pl: /narzędzi/i, ru: /инструмент/i }],
  church: [/\bchurch\b/i, { pt: /igreja/i, es: /iglesia/i, it: /chies/i, pl: /kości/i, ru: /церк/i }],
  street: [/\bstreets?\b/i, { pt: /\brua/i, es: /calle/i, it: /strad/i, pl: /ulic/i, ru: /улиц/i }],
  round: [/\brounds?\b/i, { pt: /rodada/i, es: /ronda/i, it: /round/i, pl: /rund/i, ru: /раунд/i }],
  period: [/\bperiod\b/i, { pt: /período/i, es: /per[ií]odo/i, it: /periodo/i, pl: /okres/i, ru: /период/i }],
  reward: [
    /\brewards?\b/i,
    { pt: /recompensa/i, es: /recompensa/i, it: /ricompens/i, pl: /nagr[oó]d/i, ru: /наград/i },
  ],
  majority: [
    /\bmajorit(y|ies)\b/i,
    { pt: /maioria/i, es: /mayoría/i, it: /maggioranz/i, pl: /przewa/i, ru: /первенств/i },
  ],
  event: [/\bevents?\b/i, { pt: /evento/i, es: /evento/i, it: /event/i, pl: /wydarze/i, ru: /событи/i }],
  earthquake: [
    /\bearthquake\b/i,
    { pt: /terremoto/i, es: /terremoto/i, it: /terremot/i, pl: /trzęsieni/i, ru: /землетряс/i },
  ],
  tsunami: [/\btsunami\b/i, { pt: /tsunami/i, es: /tsunami/i, it: /tsunami/i, pl: /tsunami/i, ru: /цунами/i }],
  warehouse: [/\bwarehouse\b/i, { pt: /armaz/i, es: /almac/i, it: /magazzin/i, pl: /magazyn/i, ru: /склад/i }],
  column: [/\bcolumns?\b/i, { pt: /coluna/i, es: /columna/i, it: /colonn/i, pl: /kolumn/i, ru: /столб/i }],
  row: [/\brows?\b/i, { pt: /fileira/i, es: /fila/i, it: /rig(a|he)/i, pl: /rz[ąęe]d/i, ru: /ряд/i }],
  supply: [/\bsupply\b/i, { pt: /suprimento/i, es: /suministro|reserva/i, it: /riserva/i, pl: /zasob/i, ru: /запас/i }],
};
