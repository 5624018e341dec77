import { memo, useMemo, type ReactNode } from 'react';
import { View, useWindowDimensions, type ViewStyle } from 'react-native';

import { boardView, type BoardView } from '@/components/board/boardView';
import { MAP } from '@/components/board/layout';
import { CityMap } from '@/components/board/map/CityMap';
import type { Place } from '@/components/board/places';
import { Decks, Nobles } from '@/components/board/tracks/Court';
import { Market, Treasury } from '@/components/board/tracks/Money';
import { SupplyTracks } from '@/components/board/tracks/SupplyTracks';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Card } from '@/components/ui/Card';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { unreachable, type GameState } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { CountTile } from '@/components/values/CountTile';
import { EVERYWHERE } from '../everywhere';
import { VALUE_GROUPS, type ValueGroup } from '../groups';
import { Moment } from './Moment';
import { HisValues, YourValues } from '@/components/values/Seats';

interface GroupsProps {
  readonly state: GameState;
  readonly press: (place: Place) => void;
  readonly foot: (group: ValueGroup) => ReactNode;
}

/** The groups under each other; where there is room the city stands beside the rest. Opening a sheet draws none of them again. */
export const Groups = memo(function Groups({ state, press, foot }: GroupsProps) {
  const { width, height } = useWindowDimensions();
  const view = useMemo(() => boardView(state), [state]);
  const group = (of: ValueGroup): ReactNode => <Group key={of} of={of} view={view} press={press} foot={foot(of)} />;
  if (width < SIDE_BY_SIDE) return <View style={STACK}>{VALUE_GROUPS.map(group)}</View>;
  const mapWidth = Math.max(360, Math.min(width * 0.42, ((height - AROUND_MAP) * MAP.width) / MAP.height));
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l }}>
      <View style={[STACK, { width: mapWidth }]}>{(['moment', 'city'] as const).map(group)}</View>
      <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <View style={COLUMN}>{(['you', 'court'] as const).map(group)}</View>
        <View style={COLUMN}>{(['lacerda', 'decks', 'money', 'supply'] as const).map(group)}</View>
      </View>
    </View>
  );
});

/** What a screen needs above and below the map. */
const AROUND_MAP = 160;
const STACK: ViewStyle = { gap: SPACE.m };
const COLUMN: ViewStyle = { flexGrow: 1, flexShrink: 1, flexBasis: 270, gap: SPACE.m };

interface GroupProps {
  readonly of: ValueGroup;
  readonly view: BoardView;
  readonly press: (place: Place) => void;
  readonly foot: ReactNode;
}

function Group({ of, view, press, foot }: GroupProps) {
  const words = useWords(valuesWords);
  return (
    <View role="group" aria-label={words.groups[of]} style={{ gap: SPACE.s }}>
      <Inside of={of} view={view} press={press} />
      {foot}
    </View>
  );
}

/** The tracks of the board name themselves; the rest stands in a card with its name. */
function Inside({ of, view, press }: Omit<GroupProps, 'foot'>) {
  const words = useWords(valuesWords);
  const inCard = (values: ReactNode) => (
    <Card title={words.groups[of]} style={{ padding: SPACE.m }}>
      {values}
    </Card>
  );
  switch (of) {
    case 'moment':
      return inCard(<Moment />);
    case 'city':
      return <City view={view} press={press} />;
    case 'you':
      return inCard(<YourValues />);
    case 'lacerda':
      return inCard(<HisValues />);
    case 'court':
      return <Nobles nobles={view.nobles} />;
    case 'decks':
      return <Decks decks={view.decks} />;
    case 'money':
      return (
        <View style={{ gap: SPACE.s }}>
          <Treasury treasury={view.treasury} />
          <Market market={view.market} />
        </View>
      );
    case 'supply':
      return (
        <View style={{ gap: SPACE.s }}>
          <SupplyTracks view={view} />
        </View>
      );
    default:
      return unreachable(of);
  }
}

function City({ view, press }: Pick<GroupProps, 'view' | 'press'>) {
  const { short } = useWords(valuesWords);
  return (
    <View style={{ gap: SPACE.s, width: '100%', maxWidth: 600, alignSelf: 'center' }}>
      <CityMap view={view} selectable={EVERYWHERE} onPress={press} />
      <View style={{ flexDirection: 'row' }}>
        <CountTile of={{ of: 'pile', value: 0 }} icon={<PieceIcon piece="cube" size={28} />} label={short.pile} />
      </View>
    </View>
  );
}
