import { useState } from 'react';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { AppText } from '@/components/ui/AppText';
import { HULLS, type BoardSheet, type Hull, type PrintedShip } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import type { Value } from '../ChosenValue';
import type { PanelProps } from '../panelProps';
import { PrintedColumn } from '../PrintedColumn';
import { PrintedValues } from '../PrintedValues';

interface Chosen {
  readonly hull: Hull;
  readonly what: keyof PrintedShip;
}

/** The four ships side by side, each with the influence it gives and what it adds to a sale. */
export function ShipsPanel({ sheet: { ships }, onChange }: PanelProps) {
  const words = useWords(sheetWords).ships;
  const [chosen, choose] = useState<Chosen>();
  return (
    <PrintedValues label={words.board} chosen={useValue(ships, chosen, onChange)}>
      {HULLS.map((hull) => (
        <Ship
          key={hull}
          hull={hull}
          ship={ships[hull]}
          chosen={chosen?.hull === hull ? chosen.what : undefined}
          onChoose={(what) => choose({ hull, what })}
        />
      ))}
    </PrintedValues>
  );
}

function useValue(
  ships: BoardSheet['ships'],
  chosen: Chosen | undefined,
  onChange: PanelProps['onChange'],
): Value | undefined {
  const words = useWords(sheetWords).ships;
  if (chosen === undefined) return undefined;
  const { hull, what } = chosen;
  const label = { influence: words.influenceOf, bonus: words.bonusOf }[what](hull);
  return {
    label,
    value: ships[hull][what],
    onChange: (value) => onChange({ ships: { ...ships, [hull]: { ...ships[hull], [what]: value } } }),
  };
}

const LOOKS = {
  influence: { piece: 'influence', ground: 'surface' },
  bonus: { piece: 'reis', ground: 'sunken' },
} as const;

interface ShipProps {
  readonly hull: Hull;
  readonly ship: PrintedShip;
  readonly chosen: keyof PrintedShip | undefined;
  readonly onChoose: (what: keyof PrintedShip) => void;
}

function Ship({ hull, ship, chosen, onChoose }: ShipProps) {
  const { ships: words, signed } = useWords(sheetWords);
  const { number } = useTranslate();
  const said = { influence: number, bonus: signed };
  return (
    <PrintedColumn icon={<ShipIcon hull={hull} size={58} />}>
      {(['influence', 'bonus'] as const).map((what) => (
        <TrackCell
          key={what}
          ground={LOOKS[what].ground}
          name={words[what](hull, ship[what])}
          chosen={chosen === what}
          onPress={() => onChoose(what)}
        >
          <PieceIcon piece={LOOKS[what].piece} size={22} />
          <AppText variant="label">{said[what](ship[what])}</AppText>
        </TrackCell>
      ))}
    </PrintedColumn>
  );
}
