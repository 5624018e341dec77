import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { View, type DimensionValue, type ViewStyle } from 'react-native';

import { onWeb } from '@/components/ui/platform';
import { SPOTS, spotStyle } from '@/components/ui/spot';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

import { MAP, hitBox, middle, type Box } from '../layout';
import { neighbour, type Direction } from '../neighbour';
import { MAP_PLACES, type Place, type PlaceId } from '../places';
import { withChoice, type Selectable } from '../selection';
import type { Spot } from './zoom';

interface TargetsProps {
  readonly nameOf: (place: Place) => string;
  readonly selectable: Selectable;
  readonly onPress: (place: Place) => void;
  /** Brings a spot of an enlarged map into view when the keyboard reaches it. */
  readonly onReach: (spot: Spot) => void;
}

interface Key {
  readonly key: string;
  readonly preventDefault: () => void;
}

interface Focus {
  readonly target: {
    readonly dataset?: { readonly testid?: string };
    readonly matches?: (selector: string) => boolean;
  };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The buttons by their places, for the keys that walk from one to another. */
function useViews() {
  const views = useRef(new Map<PlaceId, View>());
  const keep = useCallback((id: PlaceId, view: View | null): void => {
    if (view === null) views.current.delete(id);
    else views.current.set(id, view);
  }, []);
  const focus = useCallback((id: PlaceId): void => views.current.get(id)?.focus(), []);
  return { keep, focus };
}

/** The real buttons over the drawing. One of them is a tab stop; arrow keys walk from there over the map. */
export const Targets = memo(function Targets({ nameOf, selectable, onPress, onReach }: TargetsProps) {
  const { keep, focus } = useViews();
  const [last, setLast] = useState<PlaceId | undefined>(undefined);
  const open = useMemo(() => MAP_PLACES.filter(({ id }) => selectable[id] !== undefined), [selectable]);
  const names = useMemo(() => new Map(MAP_PLACES.map((place) => [place.id, nameOf(place)])), [nameOf]);
  const stop = open.find(({ id }) => id === last) ?? open[0];
  const press = useCallback(
    (place: Place): void => {
      setLast(place.id);
      onPress(place);
    },
    [onPress],
  );
  /** A finger sees where it is; the keyboard's place comes into view. */
  const onFocus = ({ target }: Focus): void => {
    const place = open.find(({ id }) => id === target.dataset?.testid);
    if (place === undefined || target.matches?.(':focus-visible') !== true) return;
    setLast(place.id);
    const box = hitBox(place);
    if (box !== undefined) onReach({ x: middle(box).x / MAP.width, y: middle(box).y / MAP.height });
  };
  const onKeyDown = (event: Key): void => {
    const direction = ARROWS[event.key];
    if (direction === undefined || stop === undefined) return;
    event.preventDefault();
    const next = neighbour(stop, direction, open);
    if (next !== undefined) focus(next.id);
  };
  return (
    <View style={WHOLE} {...SPOTS} {...onWeb({ onKeyDown, onFocus })}>
      {MAP_PLACES.map((place) => {
        const choice = selectable[place.id];
        const label = withChoice(names.get(place.id) ?? '', choice);
        if (choice === undefined) return <Reading key={place.id} place={place} label={label} />;
        return <Target key={place.id} place={place} label={label} stop={place === stop} onPress={press} keep={keep} />;
      })}
    </View>
  );
});

const WHOLE: ViewStyle = { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 };

const percent = (part: number, whole: number): DimensionValue => `${(part / whole) * 100}%`;

const over = ({ x, y, width, height }: Box): ViewStyle => ({
  position: 'absolute',
  left: percent(x, MAP.width),
  top: percent(y, MAP.height),
  width: percent(width, MAP.width),
  height: percent(height, MAP.height),
});

const BOXES: ReadonlyMap<PlaceId, ViewStyle> = new Map(
  MAP_PLACES.flatMap((place): readonly [PlaceId, ViewStyle][] => {
    const box = hitBox(place);
    return box === undefined ? [] : [[place.id, over(box)]];
  }),
);

interface TargetProps {
  readonly place: Place;
  readonly label: string;
  readonly stop: boolean;
  readonly onPress: (place: Place) => void;
  readonly keep: (id: PlaceId, view: View | null) => void;
}

const Target = memo(function Target({ place, label, stop, onPress, keep }: TargetProps) {
  const colors = useColors();
  return (
    <Touch
      ref={(view) => keep(place.id, view)}
      label={label}
      tabIndex={stop ? 0 : -1}
      testID={place.id}
      onPress={() => onPress(place)}
      style={spotStyle(BOXES.get(place.id), colors)}
    />
  );
});

/** A place nothing can be done with right now: read aloud when a reader comes by, no stop for the keyboard. */
const Reading = memo(function Reading({ place, label }: { readonly place: Place; readonly label: string }) {
  return <View role="img" aria-label={label} accessible focusable={false} style={BOXES.get(place.id)} />;
});
