import type { Place } from '@/components/board/places';
import { unreachable } from '@/engine';

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

/** Everything that could lie there. */
export function Editor({ target }: { readonly target: Target }) {
  switch (target.kind) {
    case 'place':
      return <PlaceEditor place={target.place} />;
    case 'count':
      return <CountEditor of={target.value} />;
    case 'card':
      return <CardEditor index={target.index} />;
    case 'clergy':
      return <ClergyEditor index={target.index} />;
    case 'plan':
      return <PlanEditor index={target.index} />;
    case 'decree':
      return <DecreeEditor index={target.index} />;
    case 'his-ship':
      return <HisShipEditor index={target.index} />;
    case 'his-plan':
      return <HisPlanEditor index={target.index} />;
    case 'houses':
      return <HousesEditor />;
    case 'ending':
      return <EndingEditor />;
    default:
      return unreachable(target);
  }
}

function PlaceEditor({ place }: { readonly place: Place }) {
  switch (place.kind) {
    case 'space':
      return <StoreEditor space={place.space} />;
    case 'site':
      return <SiteEditor site={place.site} />;
    case 'row':
      return <CubesEditor of={{ of: 'row-cubes', at: place.row, value: [] }} />;
    case 'column':
      return <CubesEditor of={{ of: 'column-cubes', at: place.column, value: [] }} />;
    case 'scoring':
      return <ScoringEditor />;
    case 'noble':
      return <NobleEditor noble={place.noble} />;
    case 'deck':
      return <DeckEditor deck={place.deck} />;
    case 'market':
      return <CountEditor of={{ of: 'price', at: place.good, value: 0 }} />;
    case 'tile':
      return <TileEditor tile={place.tile} />;
    case 'building':
      return <AvailableEditor architect={place.architect} />;
    case 'plan':
      return <TopPlanEditor architect={place.architect} />;
    case 'influence':
      return <CountEditor of={{ of: 'influence', at: place.seat, value: 0 }} />;
    case 'treasury':
      return <TreasuryEditor />;
    case 'church':
      return <ChurchEditor />;
    case 'shipyard':
      return <ShipyardEditor />;
    default:
      return unreachable(place);
  }
}
