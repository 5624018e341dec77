import { useState } from 'react';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import {
  beginningOf,
  bestFirst,
  isWithinReach,
  keepsHoldings,
  missingFor,
  type GameState,
  type Option,
} from '@/engine';
import type { yourTurn } from '@/i18n/en/yourTurn';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';
import { yourTurnWords } from '@/i18n/yourTurn';

import { ChoiceTile } from '../ChoiceTile';

const ICON = 32;
/** The best offers, and of what cannot be afforded the nearest; the rest is behind one touch. */
const AT_FIRST = 3;

function Picture({ option, state }: { readonly option: Option; readonly state: GameState }) {
  switch (option.kind) {
    case 'visit':
      return <NobleIcon noble={option.noble} size={ICON} />;
    case 'store':
      return <GoodIcon good={option.good} size={ICON} />;
    case 'building': {
      const face = state.available[option.architect];
      return face === null || face === 'unknown' ? (
        <PlanIcon architect={option.architect} size={ICON} />
      ) : (
        <BuildingIcon colours={face} architect={option.architect} size={ICON} />
      );
    }
    case 'ship':
      return <ShipIcon hull={option.hull} size={ICON} />;
    case 'sponsor':
      return <PieceIcon piece="reis" size={ICON} />;
  }
}

type Words = (typeof yourTurn)['afford'];

function useNameOf(words: Words): (option: Option) => string {
  return (option) => {
    switch (option.kind) {
      case 'visit':
        return words.visit(option.noble);
      case 'store':
        return words.store(option.space, option.good);
      case 'building':
        return words.building(option.site, option.architect);
      case 'ship':
        return words.ship(option.hull, option.replaces);
      case 'sponsor':
        return words.sponsor;
    }
  };
}

/** What it takes and what it brings. */
function detail(option: Option, words: Words): string {
  const { cost, wigs } = option;
  const earns = wigs.you + wigs.lacerda > 0 ? [words.earns(wigs.you, wigs.lacerda)] : [];
  const gains = option.kind === 'ship' && option.gain !== 0 ? [words.gain(option.gain)] : [];
  const asks = option.asksReward ? [words.asksReward] : [];
  return [words.cost(cost.influence, cost.reis, cost.goods), ...earns, ...gains, ...asks].join(' · ');
}

interface AffordProps {
  readonly state: GameState;
  readonly options: readonly Option[];
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onBegin: (option: Option) => void;
}

/** Everything a turn could be spent on, the best first; what is missing for the nearest of the rest. A touch begins it. */
export function Afford({ state, options, open, onClose, onBegin }: AffordProps) {
  const { afford: words } = useWords(yourTurnWords);
  const can = bestFirst(options.filter(isWithinReach));
  const cannot = options.filter((option) => !isWithinReach(option)).slice(0, AT_FIRST);
  const begin = (option: Option): void => {
    onClose();
    onBegin(option);
  };
  return (
    <BottomSheet open={open} title={words.title} onClose={onClose}>
      {!keepsHoldings(state) && <AppText tone="inkSoft">{words.all}</AppText>}
      {can.length > 0 && <Possible state={state} options={can} onBegin={begin} />}
      {cannot.length > 0 && (
        <Column gap="xs">
          <AppText variant="label">{words.cannot}</AppText>
          {cannot.map((option, at) => (
            <Line key={at} state={state} option={option} />
          ))}
        </Column>
      )}
    </BottomSheet>
  );
}

function Possible({ state, options, onBegin }: Pick<AffordProps, 'state' | 'options' | 'onBegin'>) {
  const { afford: words } = useWords(yourTurnWords);
  const { more } = useWords(yourMoveWords);
  const [all, showAll] = useState(false);
  const shown = all ? options : options.slice(0, AT_FIRST);
  return (
    <Column gap="xs">
      <AppText variant="label">{words.can}</AppText>
      {shown.map((option, at) => (
        <Line key={at} state={state} option={option} onBegin={() => onBegin(option)} />
      ))}
      {shown.length < options.length && (
        <Button kind="quiet" label={more(options.length - shown.length)} onPress={() => showAll(true)} />
      )}
    </Column>
  );
}

function Line({
  state,
  option,
  onBegin,
}: {
  readonly state: GameState;
  readonly option: Option;
  readonly onBegin?: () => void;
}) {
  const { afford: words } = useWords(yourTurnWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const name = useNameOf(words)(option);
  const missing = missingFor(state, option);
  const obstacle = option.kind === 'visit' ? option.obstacle : null;
  const reason = missing ?? obstacle;
  const isDirect = option.kind !== 'ship' || beginningOf(state, option).length > 0;
  const why = reason !== null ? say(reasons, reason, t) : isDirect ? undefined : words.byTrade;
  const isOpen = onBegin !== undefined && why === undefined;
  return (
    <ChoiceTile
      line
      name={isOpen ? words.begin(name) : name}
      label={`${name} · ${detail(option, words)}`}
      icon={<Picture option={option} state={state} />}
      why={isOpen ? undefined : (why ?? '')}
      onPress={isOpen ? onBegin : NOTHING}
    />
  );
}

const NOTHING = (): void => undefined;
