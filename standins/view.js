/**
 * For react-native-web's `View`. Nearly every box of a screen listens to no layout, takes part in no gesture, is no link and
 * is held by nobody; it needs none of the ten hooks that make these possible, and drawing a move is mostly drawing boxes.
 * Safe because any other box is the package's own, and a test compares what both write. A box that becomes one of those
 * later is drawn anew.
 */
import { createElement as element, forwardRef, use } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import WholeView from 'react-native-web/dist/exports/View';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';
import * as forwarded from 'react-native-web/dist/modules/forwardedProps';
import pick from 'react-native-web/dist/modules/pick';
import createDOMProps from './domProps';

const PLAIN_PROPS = {
  ...forwarded.defaultProps,
  ...forwarded.accessibilityProps,
  ...forwarded.clickProps,
  ...forwarded.focusProps,
  ...forwarded.keyboardProps,
  ...forwarded.mouseProps,
  ...forwarded.touchProps,
  ...forwarded.styleProps,
  onScroll: true,
  onWheel: true,
  pointerEvents: true,
};

const WHOLE = /^(on(Layout|\w*Responder\w*)|href|lang|dir)$/;

const isPlain = (props) => {
  for (const name in props) if (props[name] !== undefined && WHOLE.test(name)) return false;
  return true;
};

/** As the package's own; its styles are not handed out. */
const styles = StyleSheet.create({
  view$raw: {
    alignContent: 'flex-start',
    alignItems: 'stretch',
    backgroundColor: 'transparent',
    border: '0 solid black',
    boxSizing: 'border-box',
    display: 'flex',
    flexBasis: 'auto',
    flexDirection: 'column',
    flexShrink: 0,
    listStyle: 'none',
    margin: 0,
    minHeight: 0,
    minWidth: 0,
    padding: 0,
    position: 'relative',
    textDecoration: 'none',
    zIndex: 0,
  },
  inline: { display: 'inline-flex' },
});

const View = forwardRef((props, ref) => {
  if (ref !== null || !isPlain(props)) return element(WholeView, { ...props, ref });
  const supported = pick(props, PLAIN_PROPS);
  supported.style = [styles.view$raw, use(TextAncestorContext) && styles.inline, props.style];
  const tag = AccessibilityUtil.propsToAccessibilityComponent(supported) || 'div';
  return element(tag, createDOMProps(tag, supported));
});
View.displayName = 'View';

export default View;
