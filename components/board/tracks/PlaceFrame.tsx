import { memo, useContext, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';

import { CENTER } from '@/components/ui/arrange';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { SPOTS, spotStyle } from '@/components/ui/spot';
import { useColors } from '@/components/ui/theme';
import type { Colors } from '@/components/ui/tokens';
import { Touch } from '@/components/ui/Touch';
import { UiIcon } from '@/components/ui/UiIcon';

import { MarksContext } from '../MarksContext';
import { TRACK_PLACES, type Place, type PlaceId } from '../places';
import { withChoice } from '../selection';

/**
 * A place beside the map: a button while it may be pressed, else a picture with a spoken name.
 * It shows like the map's places when it is lit (gold with a dark edge) or chosen (with a tick).
 */
export interface PlaceFrameProps {
  readonly id: PlaceId;
  readonly name: string;
  readonly children: ReactNode;
  readonly style?: StyleProp<ViewStyle>;
}

const PLACES: ReadonlyMap<PlaceId, Place> = new Map(TRACK_PLACES.map((place) => [place.id, place]));

export function PlaceFrame({ id, ...frame }: PlaceFrameProps) {
  const { selectable, explained, lit, chosen, press } = useContext(MarksContext);
  return (
    <Frame
      {...frame}
      id={id}
      choice={selectable[id] ?? explained?.[id]}
      open={selectable[id] !== undefined}
      lit={lit.includes(id)}
      chosen={chosen.includes(id)}
      press={press}
    />
  );
}

interface FrameProps extends PlaceFrameProps {
  readonly choice: true | string | undefined;
  readonly open: boolean;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly press: (place: Place) => void;
}

/** Every tap changes the marks; only the places whose own mark changed draw themselves again. */
const Frame = memo(function Frame({ id, name, children, style, choice, open, lit, chosen, press }: FrameProps) {
  const colors = useColors();
  const place = PLACES.get(id);
  const isButton = choice !== undefined && place !== undefined;
  return (
    <View
      {...(isButton ? SPOTS : { role: 'img', 'aria-label': name, accessible: true })}
      style={[BASE, edge(colors, open, chosen || lit), style]}
    >
      {/* What is drawn stays when the place becomes a button or is one no more: the button lies over it, as on the map. */}
      <View style={CONTENTS} {...(isButton ? HIDDEN : {})}>
        {children}
        {chosen && <Tick />}
      </View>
      {isButton && <Cover label={withChoice(name, choice)} place={place} press={press} />}
    </View>
  );
});

const HIDDEN = { 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' } as const;
const CONTENTS: ViewStyle = { display: 'contents' };
const EDGE = 2.5;
const COVER: ViewStyle = { position: 'absolute', left: -EDGE, top: -EDGE, right: -EDGE, bottom: -EDGE };

function Cover({
  label,
  place,
  press,
}: {
  readonly label: string;
  readonly place: Place;
  readonly press: (place: Place) => void;
}) {
  const colors = useColors();
  return <Touch label={label} testID={place.id} onPress={() => press(place)} style={spotStyle(COVER, colors)} />;
}

const BASE: ViewStyle = {
  minHeight: TARGET,
  minWidth: TARGET,
  ...CENTER,
  padding: SPACE.xs,
  borderRadius: RADIUS.m,
  borderWidth: EDGE,
};

function edge(colors: Colors, open: boolean, shining: boolean): ViewStyle {
  if (shining)
    return { borderColor: colors.accent, outlineColor: colors.ink, outlineWidth: 1.5, outlineStyle: 'solid' };
  return { borderColor: open ? colors.primary : 'transparent' };
}

function Tick() {
  const colors = useColors();
  return (
    <View
      style={{
        position: 'absolute',
        right: -8,
        top: -8,
        width: 22,
        height: 22,
        borderRadius: 11,
        ...CENTER,
        backgroundColor: colors.accent,
        borderWidth: 1.5,
        borderColor: colors.outline,
      }}
    >
      <UiIcon name="check" size={14} color={colors.outline} />
    </View>
  );
}
