import { ClergyIcon, usualTiles, useTileInShort } from '@/components/boardSheet/clergy/clergyLooks';
import { DecreeList } from '@/components/score/final/DecreeList';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { NumberEntry } from '@/components/ui/NumberEntry';
import { Picks } from '@/components/values/editors/Picks';
import { countName } from '@/components/values/useTitle';
import {
  GOODS,
  MAX_CLERGY,
  unreachable,
  warehouseSize,
  type ClergyTile,
  type GameState,
  type Holdings,
} from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { depthWords } from '@/i18n/depth';
import { useWords } from '@/i18n/useWords';
import { valueNameWords } from '@/i18n/values';

const ICON = 32;
/** More réis than anyone has. */
const MOST_REIS = 999;

interface CountedGroupProps {
  readonly group: keyof Holdings;
  readonly state: GameState;
  readonly holdings: Holdings;
  readonly onChange: (holdings: Holdings) => void;
}

/** One group of what you hold, as it is on the table. */
export function CountedGroup({ group, state, holdings, onChange }: CountedGroupProps) {
  const { counted } = useWords(valueNameWords);
  const change = (part: Partial<Holdings>): void => onChange({ ...holdings, ...part });
  switch (group) {
    case 'reis':
      return (
        <NumberEntry
          label={countName(counted, { of: 'reis', value: 0 })}
          value={holdings.reis}
          max={MOST_REIS}
          onChange={(reis) => change({ reis })}
          icon={<PieceIcon piece="reis" size={ICON} />}
        />
      );
    case 'goods':
      return <Goods most={warehouseSize(state.you)} goods={holdings.goods} onChange={(goods) => change({ goods })} />;
    case 'clergy':
      return <Clergy known={state.sheet.clergy} tiles={holdings.clergy} onChange={(clergy) => change({ clergy })} />;
    case 'decrees':
      return <DecreeList decrees={holdings.decrees} onChange={(decrees) => change({ decrees })} />;
    default:
      return unreachable(group);
  }
}

interface GoodsProps {
  readonly most: number;
  readonly goods: Holdings['goods'];
  readonly onChange: (goods: Holdings['goods']) => void;
}

function Goods({ most, goods, onChange }: GoodsProps) {
  const { counted } = useWords(valueNameWords);
  return GOODS.map((good) => (
    <NumberEntry
      key={good}
      label={countName(counted, { of: 'goods', at: good, value: 0 })}
      value={goods[good]}
      max={most}
      onChange={(count) => onChange({ ...goods, [good]: count })}
      icon={<GoodIcon good={good} size={ICON} />}
    />
  ));
}

interface ClergyProps {
  readonly known: readonly ClergyTile[];
  readonly tiles: readonly ClergyTile[];
  readonly onChange: (tiles: readonly ClergyTile[]) => void;
}

/** Your clergy tiles one by one: a tap on what a tile gives adds it; any other benefit is corrected in your panel. */
function Clergy({ known, tiles, onChange }: ClergyProps) {
  const words = useWords(clergyWords);
  const { tiles: said, removeLast } = useWords(depthWords).more;
  const inShort = useTileInShort();
  const usual = [{}, ...usualTiles(known)];
  return (
    <>
      <AppText live variant="label">
        {said(tiles)}
      </AppText>
      {tiles.length > 0 && <Button kind="quiet" label={removeLast} onPress={() => onChange(tiles.slice(0, -1))} />}
      {tiles.length < MAX_CLERGY && (
        <Picks
          label={words.ask}
          width="half"
          picks={usual.map((tile) => ({
            id: words.tile(tile),
            name: words.tile(tile),
            label: inShort(tile),
            icon: <ClergyIcon tile={tile} size={ICON} />,
            onPress: () => onChange([...tiles, tile]),
          }))}
        />
      )}
    </>
  );
}
