import { View } from 'react-native';

import { BuildingIcon } from '@/components/pieces/BuildingIcon';
import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PlanIcon } from '@/components/pieces/PlanIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { CENTER } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { UNKNOWN, type CityTile, type Good } from '@/engine';

import type { ArchitectView, BoardView } from '../boardView';
import { buildingName, planName, shipyardName } from '../spoken';
import { useBoardWords } from '../useBoardWords';
import { PlaceFrame } from './PlaceFrame';
import { still } from './still';
import { Line, TrackCard } from './TrackCard';

/** The ships in the shipyard, the next one first and largest. */
export const Shipyard = still(function Shipyard({ shipyard }: Pick<BoardView, 'shipyard'>) {
  const words = useBoardWords();
  return (
    <TrackCard title={words.board.shipyard.title} style={{ flexGrow: 2 }}>
      <PlaceFrame
        id="shipyard"
        name={shipyardName(words, shipyard)}
        style={{ flexDirection: 'row', flexGrow: 1, gap: SPACE.xs }}
      >
        {shipyard.length === 0 && <Note>{words.board.shipyard.none}</Note>}
        {shipyard.map((hull, index) => (
          <ShipIcon key={index} hull={hull} size={index === 0 ? 46 : 32} />
        ))}
      </PlaceFrame>
    </TrackCard>
  );
});

/** The city tiles of the display; a taken one leaves its place empty until the turn ends. */
export const Display = still(function Display({ display }: Pick<BoardView, 'display'>) {
  const words = useBoardWords().board.display;
  return (
    <TrackCard title={words.title}>
      <Line>
        {display.map(({ tile, there }) => (
          <PlaceFrame
            key={tile}
            id={`tile-${tile}`}
            name={`${words.tile[tile]}, ${there ? words.there : words.gone}`}
            style={{ flex: tile === 'tools-small' ? 0.75 : 1 }}
          >
            <Tile tile={tile} there={there} />
          </PlaceFrame>
        ))}
      </Line>
    </TrackCard>
  );
});

const goodOf = (tile: CityTile): Good => (tile === 'tools-small' ? 'tools' : tile);

function Tile({ tile, there }: { readonly tile: CityTile; readonly there: boolean }) {
  const colors = useColors();
  const good = goodOf(tile);
  return (
    <View
      style={{
        alignSelf: 'stretch',
        height: 46,
        ...CENTER,
        borderRadius: RADIUS.s,
        borderWidth: 1.5,
        borderStyle: there ? 'solid' : 'dashed',
        borderColor: there ? colors.outline : colors.control,
        backgroundColor: there ? colors[good] : 'transparent',
      }}
    >
      <View
        style={{
          padding: 4,
          borderRadius: RADIUS.round,
          backgroundColor: there ? colors.glaze : 'transparent',
          opacity: there ? 1 : 0.3,
        }}
      >
        <GoodIcon good={good} size={tile === 'tools-small' ? 20 : 26} />
      </View>
    </View>
  );
}

/** Each architect's available building and top plan. */
export const Architects = still(function Architects({ architects }: Pick<BoardView, 'architects'>) {
  const words = useBoardWords();
  return (
    <TrackCard title={words.board.architects.title}>
      <Line>
        {architects.map((view) => (
          <View key={view.architect} style={{ flexGrow: 1, alignItems: 'center' }}>
            <Line>
              <PlaceFrame id={`building-${view.architect}`} name={buildingName(words, view)}>
                <AvailableBuilding view={view} />
              </PlaceFrame>
              <PlaceFrame id={`plan-${view.architect}`} name={planName(words, view)}>
                <TopPlan view={view} />
              </PlaceFrame>
            </Line>
            <Note align="center">{words.board.architects.name[view.architect]}</Note>
          </View>
        ))}
      </Line>
    </TrackCard>
  );
});

function AvailableBuilding({ view: { architect, building } }: { readonly view: ArchitectView }) {
  if (building === null || building === UNKNOWN) return <Untold there={building === UNKNOWN} />;
  return <BuildingIcon colours={building} architect={architect} size={46} />;
}

/** A plan and the officials it shows. */
function TopPlan({ view: { architect, plan } }: { readonly view: ArchitectView }) {
  if (plan === null || plan === UNKNOWN) return <Untold there={plan === UNKNOWN} />;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <PlanIcon architect={architect} size={34} />
      <AppText variant="number">{String(plan)}</AppText>
    </View>
  );
}

/** A stack that is empty, or whose top has not been entered. */
function Untold({ there }: { readonly there: boolean }) {
  const colors = useColors();
  return (
    <View
      style={{
        width: 46,
        height: 46,
        ...CENTER,
        borderRadius: RADIUS.s,
        borderWidth: 1.5,
        borderStyle: 'dashed',
        borderColor: colors.control,
      }}
    >
      <AppText variant="heading" tone="inkSoft">
        {there ? '?' : '–'}
      </AppText>
    </View>
  );
}
