import type { FC, ReactNode } from 'react';

import { DeckIcon } from '@/components/pieces/DeckIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { Row } from '@/components/ui/layout';
import {
  GAPS,
  HULLS,
  MAX_INFLUENCE,
  NOBLES,
  STATE_ACTIONS_OF,
  STREETS,
  TREASURY_START,
  type BoardSheet,
  type SheetEntry,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { Box, Boxes, BoxText } from '../Boxes';

interface DrawnProps {
  readonly sheet: BoardSheet;
}

const SIGN = 16;

/** Lowest space first; the marker starts where it says so. */
function Treasury({ sheet: { treasury } }: DrawnProps) {
  const { treasury: words, signed } = useWords(sheetWords);
  const { number } = useTranslate();
  return (
    <Boxes>
      <Box basis={84}>
        <Counted piece="influence">{words.visits}</Counted>
        <Counted piece="reis">{words.payments}</Counted>
      </Box>
      {treasury.map(({ left, right }, at) => (
        <Box key={at} basis={64}>
          <BoxText>{signed(left)}</BoxText>
          <BoxText bold>{right === TREASURY_START ? `${number(right)} (${words.start})` : number(right)}</BoxText>
        </Box>
      ))}
    </Boxes>
  );
}

interface SignedProps {
  readonly icon: ReactNode;
  readonly bold?: boolean;
  readonly children: string;
}

const Signed = ({ icon, bold = false, children }: SignedProps) => (
  <Row gap="xs" wrap={false}>
    {icon}
    <BoxText bold={bold}>{children}</BoxText>
  </Row>
);

const Counted = ({ piece, children }: { readonly piece: 'influence' | 'reis' | 'wig'; readonly children: string }) => (
  <Signed icon={<PieceIcon piece={piece} size={SIGN} />}>{children}</Signed>
);

const INFLUENCE = Array.from({ length: MAX_INFLUENCE + 1 }, (_, space) => space);

function Influence({ sheet: { coins } }: DrawnProps) {
  const { wig, space: coinOn } = useWords(sheetWords).coins;
  const { number } = useTranslate();
  return (
    <Boxes>
      {INFLUENCE.map((space) => (
        <Box key={space}>
          <BoxText bold>{number(space)}</BoxText>
          {coins.includes(space) && <PieceIcon piece="reis" size={SIGN} label={coinOn(space)} />}
          {space === MAX_INFLUENCE && <PieceIcon piece="wig" size={SIGN} label={wig} />}
        </Box>
      ))}
    </Boxes>
  );
}

function Market({ sheet: { market } }: DrawnProps) {
  const { good: names } = useWords(nameWords);
  const { number } = useTranslate();
  return (
    <Boxes>
      {STREETS.map((good) => (
        <Box key={good} basis={120}>
          <Signed icon={<GoodIcon good={good} size={SIGN} />}>{names[good]}</Signed>
          <BoxText bold>{`${number(market.start[good])} → ${number(market.lowest[good])}`}</BoxText>
        </Box>
      ))}
    </Boxes>
  );
}

function Ships({ sheet: { ships } }: DrawnProps) {
  const { signed } = useWords(sheetWords);
  const { ship } = useWords(nameWords);
  const { number } = useTranslate();
  return (
    <Boxes>
      {HULLS.map((hull) => (
        <Box key={hull} basis={120}>
          <Signed icon={<ShipIcon size={SIGN} />}>{ship(hull)}</Signed>
          <Row gap="m" wrap={false}>
            <Counted piece="influence">{number(ships[hull].influence)}</Counted>
            <Counted piece="reis">{signed(ships[hull].bonus)}</Counted>
          </Row>
        </Box>
      ))}
    </Boxes>
  );
}

function StateActions({ sheet: { top } }: DrawnProps) {
  const words = useWords(sheetWords).top;
  const { noble: names } = useWords(nameWords);
  return (
    <Boxes>
      {NOBLES.map((noble) => (
        <Box key={noble} basis={160}>
          <Signed bold icon={<NobleIcon noble={noble} size={20} />}>
            {names[noble]}
          </Signed>
          <BoxText>{`${words.top}: ${words.actions[top[noble]]}`}</BoxText>
          {STATE_ACTIONS_OF[noble]
            .filter((action) => action !== top[noble])
            .map((action) => (
              <BoxText key={action}>{`${words.bottom}: ${words.actions[action]}`}</BoxText>
            ))}
        </Box>
      ))}
    </Boxes>
  );
}

/** The spaces clockwise from the top. */
function Church({ sheet: { church } }: DrawnProps) {
  const { icons } = useWords(sheetWords).church;
  const { number } = useTranslate();
  return (
    <Boxes>
      {GAPS.map((gap) => (
        <Box key={gap} basis={90}>
          <BoxText bold>{number(gap + 1)}</BoxText>
          {church.influence === gap && <Counted piece="influence">{icons.influence}</Counted>}
          {church.treasury === gap && <Signed icon={<DeckIcon deck="treasury" size={SIGN} />}>{icons.treasury}</Signed>}
        </Box>
      ))}
    </Boxes>
  );
}

function ScoringTiles({ sheet: { scoringTiles } }: DrawnProps) {
  const { number } = useTranslate();
  return (
    <Boxes>
      {scoringTiles.map((value, at) => (
        <Box key={at}>
          <Counted piece="wig">{number(value)}</Counted>
        </Box>
      ))}
    </Boxes>
  );
}

function Tools({ sheet: { toolsMajority } }: DrawnProps) {
  const { places } = useWords(sheetWords).tools;
  return (
    <Boxes>
      {toolsMajority.split('/').map((wigs, at) => (
        <Box key={at}>
          <BoxText>{places[at] ?? ''}</BoxText>
          <Counted piece="wig">{wigs}</Counted>
        </Box>
      ))}
    </Boxes>
  );
}

/** The panels that are drawn as on the board; the others are one value, said in a line. */
export const DRAWN: Readonly<Partial<Record<SheetEntry, FC<DrawnProps>>>> = {
  treasury: Treasury,
  coins: Influence,
  market: Market,
  ships: Ships,
  top: StateActions,
  church: Church,
  scoringTiles: ScoringTiles,
  toolsMajority: Tools,
};
