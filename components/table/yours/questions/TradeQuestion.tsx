import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { WRAP } from '@/components/ui/arrange';
import { SPACE } from '@/components/ui/scale';
import {
  GOODS,
  GOODS_TAKEN_BY,
  isMirrored,
  NOBLES,
  STATE_ACTIONS_OF,
  type GameState,
  type Noble,
  type StateAction,
} from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { Caption, ChoiceTile, TileRow, useTileWidth } from '../../ChoiceTile';
import type { YourMove } from '../useYourMove';
import { isKind } from './isKind';

const isTrade = isKind('trade');

/** The six state actions with the goods that pay for them: a column for each noble, a row where letters need the room. */
export const TradeQuestion = ({ move }: { readonly move: YourMove }) => (
  <TileRow basis={100} together>
    {NOBLES.map((noble) => (
      <Trades key={noble} move={move} noble={noble} />
    ))}
  </TileRow>
);

function Trades({ move, noble }: Pick<TradeTileProps, 'move' | 'noble'>) {
  return (
    <View style={[useTileWidth(), { gap: SPACE.xs }]}>
      <Takes noble={noble} />
      <TileRow basis={72}>
        {STATE_ACTIONS_OF[noble].map((action) => (
          <TradeTile key={action} move={move} noble={noble} action={action} />
        ))}
      </TileRow>
    </View>
  );
}

/** Your goods beside the question what to give for them. */
export function GoodsLeft({ state }: { readonly state: GameState }) {
  const words = useWords(yourMoveWords);
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s }}>
      {(isMirrored(state, 'goods') ? GOODS : []).map((good) => (
        <View
          key={good}
          role="img"
          aria-label={words.goodLeft(good, state.you.goods[good])}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}
        >
          <GoodIcon good={good} size={20} />
          <Caption tone="ink">{words.count(state.you.goods[good])}</Caption>
        </View>
      ))}
    </View>
  );
}

/** The noble of a column and the goods he takes. */
function Takes({ noble }: { readonly noble: Noble }) {
  const words = useWords(yourMoveWords);
  const [own, gold] = GOODS_TAKEN_BY[noble];
  return (
    <View
      role="img"
      aria-label={words.takes(noble, own, gold)}
      style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 2 }}
    >
      <NobleIcon noble={noble} size={22} />
      <GoodIcon good={own} size={20} />
      <Caption>{words.tradeOr}</Caption>
      <GoodIcon good={gold} size={20} />
    </View>
  );
}

interface TradeTileProps {
  readonly move: YourMove;
  readonly noble: Noble;
  readonly action: StateAction;
}

/** Paid with the good in hand, else with the noble's own where you have it: gold pays for everything and is kept. */
function TradeTile({ move, noble, action }: TradeTileProps) {
  const words = useWords(yourMoveWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const ways = move.tries.legal
    .filter(isTrade)
    .filter((trade) => trade.action === action && trade.good === (move.good ?? trade.good));
  const [own, gold] = GOODS_TAKEN_BY[noble];
  const usual = ways.find(({ good }) => good === own) ?? ways[0];
  const refused = move.tries.refused.find(({ command }) => isTrade(command) && command.action === action)?.refusal;
  const why = refused === undefined ? words.needsGood(own, gold) : say(reasons, refused, t);
  return (
    <ChoiceTile
      name={usual === undefined ? words.actionName[action] : words.tradeName(action, usual.good)}
      {...(usual === undefined ? { label: words.action[action], why } : {})}
      icon={<StateActionIcon action={action} size={26} />}
      onPress={() => (usual === undefined ? move.explain(why) : move.choose(usual))}
    >
      {usual !== undefined && (
        <View style={{ ...WRAP, alignItems: 'center', justifyContent: 'center', columnGap: 4 }}>
          <Caption tone="ink">{words.action[action]}</Caption>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
            <Caption>{words.minusOne}</Caption>
            <GoodIcon good={usual.good} size={15} />
          </View>
        </View>
      )}
    </ChoiceTile>
  );
}
