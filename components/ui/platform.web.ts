import type { ViewStyle } from 'react-native';

import type { PlatformParts } from './platformTypes';

// React Native's types know neither `fixed`, `sticky`, `contain` and `touchAction` nor CSS lengths; react-native-web passes them on.

export const onWeb: PlatformParts['onWeb'] = (props) => props;
export const notOnPaper: PlatformParts['notOnPaper'] = { dataSet: { print: 'no' } };
export const OWN_PAINT: PlatformParts['OWN_PAINT'] = { contain: 'paint' } as ViewStyle;
export const FIXED: PlatformParts['FIXED'] = 'fixed' as PlatformParts['FIXED'];
export const STICKY: PlatformParts['STICKY'] = 'sticky' as PlatformParts['FIXED'];
export const panning: PlatformParts['panning'] = (isEnlarged) =>
  ({ touchAction: isEnlarged ? 'none' : 'pan-x pan-y' }) as ViewStyle;
export const twoColumns: PlatformParts['twoColumns'] = (width) =>
  ({ display: 'block', columnCount: '2', columnWidth: `${width / 16}rem`, columnGap: '16px' }) as unknown as ViewStyle;
export const hasKeys: PlatformParts['hasKeys'] = true;
export const fileWay: PlatformParts['fileWay'] = 'save';
export const FONTS: PlatformParts['FONTS'] = {
  sans: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Ubuntu,Cantarell,sans-serif',
  serif: 'ui-serif,"Iowan Old Style",Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Noto Serif",serif',
};
export const pixelLength: PlatformParts['pixelLength'] = () => 1;
export const fontLength: PlatformParts['fontLength'] = (points) => `${points / 16}rem` as unknown as number;
