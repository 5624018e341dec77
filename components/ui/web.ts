import { Platform, type ViewStyle } from 'react-native';

/** True in a browser and in the prerendered page. */
export const isWeb = Platform.OS === 'web';

/** Attributes and handlers only the web knows (and React Native's types do not). */
export const onWeb = (props: Readonly<Record<string, unknown>>): object => (isWeb ? props : {});

/** Spread on what paper has no use for: buttons, navigation, messages. */
export const notOnPaper = onWeb({ dataSet: { print: 'no' } });

/** For what is drawn inside its own edges and costs much to draw: when it only moves on the page, a browser does not draw it again. */
export const OWN_PAINT: ViewStyle = isWeb ? ({ contain: 'paint' } as ViewStyle) : {};
