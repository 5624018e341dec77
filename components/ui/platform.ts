import { PixelRatio, Platform } from 'react-native';

import type { PlatformParts } from './platformTypes';

export const onWeb: PlatformParts['onWeb'] = () => ({});
export const notOnPaper: PlatformParts['notOnPaper'] = {};
export const OWN_PAINT: PlatformParts['OWN_PAINT'] = {};
export const FIXED: PlatformParts['FIXED'] = 'absolute';
/** On phones it stands on top of the page. */
export const STICKY: PlatformParts['STICKY'] = 'relative';
export const panning: PlatformParts['panning'] = () => ({});
export const twoColumns: PlatformParts['twoColumns'] = () => ({});
export const hasKeys: PlatformParts['hasKeys'] = false;
export const fileWay: PlatformParts['fileWay'] = 'send';
export const FONTS: PlatformParts['FONTS'] = {
  sans: 'System',
  serif: Platform.select({ ios: 'Georgia', default: 'serif' }),
};
/** iOS measures in points and draws every one several pixels wide; Android measures in pixels. */
export const pixelLength: PlatformParts['pixelLength'] = () => (Platform.OS === 'ios' ? 1 / PixelRatio.get() : 1);
export const fontLength: PlatformParts['fontLength'] = (points) => points;
