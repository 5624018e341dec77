import type { FC } from 'react';

import type { SheetEntry } from '@/engine';

import type { PanelProps } from './panelProps';
import { ChurchPanel } from './panels/ChurchPanel';
import { InfluencePanel } from './panels/InfluencePanel';
import { MarketPanel } from './panels/MarketPanel';
import { OfficePanel } from './panels/OfficePanel';
import { ScoringTilesPanel } from './panels/ScoringTilesPanel';
import { ShipsPanel } from './panels/ShipsPanel';
import { StateActionsPanel } from './panels/StateActionsPanel';
import { ThinColumnPanel } from './panels/ThinColumnPanel';
import { ToolsPanel } from './panels/ToolsPanel';
import { TreasuryPanel } from './panels/TreasuryPanel';

const DRAWINGS: Readonly<Record<SheetEntry, FC<PanelProps>>> = {
  treasury: TreasuryPanel,
  coins: InfluencePanel,
  market: MarketPanel,
  ships: ShipsPanel,
  officeSpaces: OfficePanel,
  top: StateActionsPanel,
  church: ChurchPanel,
  scoringTiles: ScoringTilesPanel,
  thinColumn: ThinColumnPanel,
  toolsMajority: ToolsPanel,
};

/** A panel as it is on the table, to be tapped where the person's copy differs. */
export function PanelDrawing({ entry, ...props }: PanelProps & { readonly entry: SheetEntry }) {
  const Drawing = DRAWINGS[entry];
  return <Drawing {...props} />;
}
