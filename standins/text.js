/**
 * For react-native-web's `Text`. Nearly every text of a screen listens to no layout, takes part in no gesture, is no link and is
 * held by nobody; it needs none of the ten hooks that make these possible. It is written from left to right, so nobody inside
 * has to be told the direction, and mostly it is only letters, so nobody has to be told that this is a text either.
 * Safe because any other text is the package's own, and a test compares what both write. A text that becomes one of those
 * later is drawn anew.
 */
import { createElement as element, forwardRef, use } from 'react';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import WholeText from 'react-native-web/dist/exports/Text';
import TextAncestorContext from 'react-native-web/dist/exports/Text/TextAncestorContext';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';
import * as forwarded from 'react-native-web/dist/modules/forwardedProps';
import pick from 'react-native-web/dist/modules/pick';
import createDOMProps from './domProps';

const PLAIN_PROPS = {
  ...forwarded.defaultProps,
  ...forwarded.accessibilityProps,
  ...forwarded.focusProps,
  ...forwarded.keyboardProps,
  ...forwarded.mouseProps,
  ...forwarded.touchProps,
  ...forwarded.styleProps,
  pointerEvents: true,
};

const WHOLE = /^(on(Layout|Press|Click|\w*Responder\w*)|href|lang|dir|numberOfLines)$/;

const isLetters = (children) =>
  Array.isArray(children) ? children.every(isLetters) : children === null || typeof children !== 'object';

const isPlain = (props) => {
  for (const name in props) if (props[name] !== undefined && WHOLE.test(name)) return false;
  return true;
};

const LETTERS = {
  backgroundColor: 'transparent',
  border: '0 solid black',
  boxSizing: 'border-box',
  color: 'black',
  display: 'inline',
  font: '14px System',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  position: 'relative',
  textAlign: 'start',
  textDecoration: 'none',
  whiteSpace: 'pre-wrap',
  wordWrap: 'break-word',
};

/** As the package's own; its styles are not handed out. */
const styles = StyleSheet.create({
  text$raw: LETTERS,
  textHasAncestor$raw: { ...LETTERS, color: 'inherit', font: 'inherit', textAlign: 'inherit', whiteSpace: 'inherit' },
  notSelectable: { userSelect: 'none' },
  selectable: { userSelect: 'text' },
});

const Text = forwardRef((props, ref) => {
  if (ref !== null || !isPlain(props)) return element(WholeText, { ...props, ref });
  const isInText = use(TextAncestorContext);
  const supported = pick(props, PLAIN_PROPS);
  if (!isInText) supported.dir = 'auto';
  supported.style = [
    isInText ? styles.textHasAncestor$raw : styles.text$raw,
    props.style,
    props.selectable === true && styles.selectable,
    props.selectable === false && styles.notSelectable,
  ];
  const tag = AccessibilityUtil.propsToAccessibilityComponent(supported) || (isInText ? 'span' : 'div');
  const written = element(tag, createDOMProps(tag, supported));
  return isInText || isLetters(props.children) ? written : element(TextAncestorContext, { value: true }, written);
});
Text.displayName = 'Text';

export default Text;
