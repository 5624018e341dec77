import { useEffect, useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';

import { MARK, cellStyleOf, type MarkedLineProps } from './markedLineTypes';
import { useLatest } from './useLatest';

interface Standing {
  readonly at: number;
  readonly box: Pick<CSSStyleDeclaration, 'transform' | 'width' | 'height'>;
}

/** Where the marker stands when it is on a cell; nothing where there is no such cell. */
function standingAt(mark: HTMLElement, at: number): Standing | null {
  const line = mark.parentElement;
  const cell = line?.children[at];
  if (line === null || cell === undefined) return null;
  const [from, to] = [line.getBoundingClientRect(), cell.getBoundingClientRect()];
  const transform = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
  return { at, box: { transform, width: `${to.width}px`, height: `${to.height}px` } };
}

/** Moves the marker; only to another cell it is seen to go. */
function stand(mark: HTMLElement, before: Standing | null, now: Standing): void {
  if (JSON.stringify(before) === JSON.stringify(now)) return;
  mark.toggleAttribute('data-slides', before !== null && before.at !== now.at);
  Object.assign(mark.style, now.box);
}

/**
 * In a browser: the page is asked where the cell lies, so nothing is drawn twice, and styles move the marker, so that it stands
 * still for who wants no motion. Props: see markedLineTypes.ts.
 */
export function MarkedLine({ at, marker, style, cellStyle, children }: MarkedLineProps) {
  const mark = useRef<View>(null);
  const stood = useRef<Standing | null>(null);
  const place = (): void => {
    const element = mark.current as unknown as HTMLElement | null;
    const now = element && standingAt(element, at);
    if (element !== null && now !== null) stand(element, stood.current, now);
    stood.current = now;
  };
  // After every drawing: what is written in the cells may have moved them.
  useLayoutEffect(place);
  const line = useRef<View>(null);
  const latest = useLatest(place);
  useEffect(() => {
    const watched = new ResizeObserver(() => latest.current());
    watched.observe(line.current as unknown as HTMLElement);
    return () => watched.disconnect();
  }, [latest]);
  return (
    <View ref={line} style={style}>
      {children.map((cell, index) => (
        <View key={cell.key} style={cellStyleOf(cellStyle, index)}>
          {cell}
        </View>
      ))}
      {children[at] !== undefined && (
        <View ref={mark} aria-hidden style={MARK}>
          {marker}
        </View>
      )}
    </View>
  );
}
