import { Note } from '@/components/ui/Note';
import { Column } from '@/components/ui/layout';
import type { GameState, Option } from '@/engine';
import type { yourMove } from '@/i18n/en/yourMove';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';
import { yourTurnWords } from '@/i18n/yourTurn';

import { Caption, ChoiceTile, TileRow } from '../ChoiceTile';
import { Amounts, priceOf, type Amount } from './Amounts';
import { OptionIcon, useOffered, type Offered } from './optionLooks';

/** As somebody looks for them: what earns wigs first. */
const GROUPS = ['store', 'building', 'ship', 'visit', 'sponsor'] as const satisfies readonly Option['kind'][];

interface OptionGroupsProps {
  readonly state: GameState;
  readonly options: readonly Option[];
  readonly onBegin: (option: Option) => void;
}

/** Everything else that can be afforded, in pictures: stores by their space, buildings by their site, then the rest. */
export function OptionGroups({ state, options, onBegin }: OptionGroupsProps) {
  const { groups } = useWords(yourTurnWords).afford;
  const offered = useOffered(state);
  return GROUPS.map((group) => {
    const here = options.filter(({ kind }) => kind === group);
    return here.length === 0 ? null : (
      <Column key={group} gap="xs">
        <Note>{groups[group]}</Note>
        <TileRow label={groups[group]} basis={76}>
          {here.map((option, at) => (
            <OptionTile key={at} state={state} offered={offered(option)} onPress={() => onBegin(option)} />
          ))}
        </TileRow>
      </Column>
    );
  });
}

/** The few words under its picture, where the picture alone does not tell it from another. */
function shortOf(option: Option, words: typeof yourMove): string | undefined {
  switch (option.kind) {
    case 'store':
      return option.space;
    case 'building':
      return words.siteShort(option.site);
    case 'ship':
      return option.replaces === null ? undefined : words.replaces({ card: 'ship', hull: option.replaces, cargo: 0 });
    case 'visit':
    case 'sponsor':
      return undefined;
  }
}

/** What it takes, then what it brings. */
const amountsOf = ({ option, price }: Offered): readonly Amount[] => [
  ...priceOf(price),
  ...(option.wigs.you > 0 ? [{ piece: 'wig', by: option.wigs.you } as const] : []),
  ...(option.kind === 'ship' && option.gain !== 0 ? [{ piece: 'influence', by: option.gain } as const] : []),
];

interface OptionTileProps {
  readonly state: GameState;
  readonly offered: Offered;
  readonly onPress: () => void;
}

function OptionTile({ state, offered, onPress }: OptionTileProps) {
  const { afford } = useWords(yourTurnWords);
  const words = useWords(yourMoveWords);
  const { option, price, name, detail } = offered;
  const short = [shortOf(option, words) ?? [], option.asksReward ? '?' : []].flat().join(' ');
  return (
    <ChoiceTile
      name={`${afford.begin(name)}, ${detail}`}
      icon={<OptionIcon option={option} state={state} size={26} />}
      {...(short === '' ? {} : { label: short })}
      onPress={onPress}
    >
      {price.goods > 0 && <Caption tone="ink">{afford.cost(0, 0, 0, price.goods)}</Caption>}
      <Amounts amounts={amountsOf(offered)} />
    </ChoiceTile>
  );
}
