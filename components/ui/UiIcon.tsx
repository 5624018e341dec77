import { Path } from './svg';
import { useColors } from './theme';

import { IconFrame } from './IconFrame';
import type { IconProps } from './iconTypes';

/** Line drawings of what buttons do, two units thick on the 24 grid. */
const GLYPHS = {
  back: 'M19 12H5M11 5.5 4.5 12l6.5 6.5',
  chevron: 'M9 5l7 7-7 7',
  before: 'M15 5l-7 7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  check: 'M4.5 12.5l5 5 10-11',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  delete: 'M9 5.5h11.5v13H9L3 12zM12 9.5l5 5M17 9.5l-5 5',
  share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M7.5 11H5v10h14V11h-2.5',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  standing: 'M5.5 20v-6M12 20V4M18.5 20v-10M3 20.5h18',
  undo: 'M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9',
  redo: 'M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h5',
  info: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 11v5.5M12 7.2v.3',
  why: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.3 9.6a2.8 2.8 0 1 1 4 2.5c-.9.4-1.3.9-1.3 2M12 17v.2',
  settings:
    'M4 7h9M18.5 7H20M4 17h1.5M11 17h9M15.8 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M8.2 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
  trash: 'M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7 17 10.5',
  dice: 'M4 4h16v16H4zM8.5 8.4v.2M15.5 8.4v.2M12 11.9v.2M8.5 15.4v.2M15.5 15.4v.2',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  swap: 'M8 4v15M3.5 14.5 8 19l4.5-4.5M16 20V5M11.5 9.5 16 5l4.5 4.5',
  speaker: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.6 7.6 0 0 1 0 11',
  stop: 'M6 6h12v12H6z',
  layers: 'M12 4 3 9l9 5 9-5zM4.5 13.5l7.5 4.5 7.5-4.5',
  court: 'M4.5 19h15M4.5 15.5 3 7l5 4 4-6.5 4 6.5 5-4-1.5 8.5z',
  map: 'M3.5 6.5 9 4.5l6 2 5.5-2v13l-5.5 2-6-2-5.5 2zM9 4.5v13M15 6.5v13',
  warning: 'M12 4 2.8 20h18.4zM12 10v5M12 17.6v.2',
} as const;

export type UiIconName = keyof typeof GLYPHS;

/** A line icon for the interface; `color` is ink unless told. */
export function UiIcon({ name, color, ...frame }: IconProps & { readonly name: UiIconName; readonly color?: string }) {
  const colors = useColors();
  return (
    <IconFrame {...frame}>
      <Path
        d={GLYPHS[name]}
        fill="none"
        stroke={color ?? colors.ink}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </IconFrame>
  );
}

/** All names, for the gallery. */
export const UI_ICON_NAMES = Object.keys(GLYPHS) as readonly UiIconName[];
