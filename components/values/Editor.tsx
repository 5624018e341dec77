import type { ReactNode } from 'react';

import type { Place } from '@/components/board/places';
import { byKind, type ByKind } from '@/engine';

import {
  AvailableEditor,
  ChurchEditor,
  EndingEditor,
  HousesEditor,
  ShipyardEditor,
  TileEditor,
  TopPlanEditor,
  TreasuryEditor,
} from './editors/BoardEditors';
import { CardEditor } from './editors/CardEditor';
import { ClergyEditor } from './editors/ClergyEditor';
import { ScoringEditor, SiteEditor, StoreEditor } from './editors/CityEditors';
import { CountEditor } from './editors/CountEditor';
import { DeckEditor, NobleEditor } from './editors/CourtEditors';
import { CubesEditor } from './editors/CubesEditor';
import { DecreeEditor, HisPlanEditor, HisShipEditor, PlanEditor } from './editors/ListEditors';
import type { Target } from './target';

const PLACES: ByKind<Place, ReactNode> = {
  space: ({ space }) => <StoreEditor space={space} />,
  site: ({ site }) => <SiteEditor site={site} />,
  row: ({ row }) => <CubesEditor of={{ of: 'row-cubes', at: row, value: [] }} />,
  column: ({ column }) => <CubesEditor of={{ of: 'column-cubes', at: column, value: [] }} />,
  scoring: () => <ScoringEditor />,
  noble: ({ noble }) => <NobleEditor noble={noble} />,
  deck: ({ deck }) => <DeckEditor deck={deck} />,
  market: ({ good }) => <CountEditor of={{ of: 'price', at: good, value: 0 }} />,
  tile: ({ tile }) => <TileEditor tile={tile} />,
  building: ({ architect }) => <AvailableEditor architect={architect} />,
  plan: ({ architect }) => <TopPlanEditor architect={architect} />,
  influence: ({ seat }) => <CountEditor of={{ of: 'influence', at: seat, value: 0 }} />,
  treasury: () => <TreasuryEditor />,
  church: () => <ChurchEditor />,
  shipyard: () => <ShipyardEditor />,
};

const EDITORS: ByKind<Target, ReactNode> = {
  place: ({ place }) => byKind(PLACES, place),
  count: ({ value }) => <CountEditor of={value} />,
  card: ({ index }) => <CardEditor index={index} />,
  clergy: ({ index }) => <ClergyEditor index={index} />,
  plan: ({ index }) => <PlanEditor index={index} />,
  decree: ({ index }) => <DecreeEditor index={index} />,
  'his-ship': ({ index }) => <HisShipEditor index={index} />,
  'his-plan': ({ index }) => <HisPlanEditor index={index} />,
  houses: ({ group }) => <HousesEditor group={group} />,
  ending: () => <EndingEditor />,
};

/** Everything that could lie there. */
export const Editor = ({ target }: { readonly target: Target }) => byKind(EDITORS, target);
