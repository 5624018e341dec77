/**
 * For react-native-web's `createDOMProps`, which makes of a box's props the attributes of its element. The package's reads a
 * hundred names of every box, though hardly one has more than three of them; this goes through what the box has.
 * That is most of the work of drawing a box. Safe because a test compares what both answer, name by name and in order.
 */
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import AccessibilityUtil from 'react-native-web/dist/modules/AccessibilityUtil';

/** In the order they are written: the name without `aria-`, and the older one without `accessibility` where it is another. */
const ATTRIBUTES = `activedescendant ActiveDescendant,atomic Atomic,autocomplete AutoComplete,busy Busy,checked Checked,
colcount ColumnCount,colindex ColumnIndex,colspan ColumnSpan,controls Controls,current Current,describedby DescribedBy,
details Details,disabled Disabled,errormessage ErrorMessage,expanded Expanded,flowto FlowTo,haspopup HasPopup,hidden Hidden,
invalid Invalid,keyshortcuts KeyShortcuts,label Label,labelledby LabelledBy,level Level,live LiveRegion,modal Modal,
multiline Multiline,multiselectable MultiSelectable,orientation Orientation,owns Owns,placeholder Placeholder,
posinset PosInSet,pressed Pressed,readonly ReadOnly,required Required,role Role,roledescription RoleDescription,
rowcount RowCount,rowindex RowIndex,rowspan RowSpan,selected Selected,setsize SetSize,sort Sort,valuemax ValueMax,
valuemin ValueMin,valuenow ValueNow,valuetext ValueText`.split(/,\s*/);

const FIELDS = ['input', 'select', 'textarea'];
const CAN_BE_DISABLED = ['button', 'form', ...FIELDS];
const TAB_STOPS = ['a', 'button', ...FIELDS];
const STOP_ROLES = ['button', 'checkbox', 'link', 'radio', 'textbox', 'switch'];

const isGiven = (value) => value !== undefined && value !== null;

const written = (name) => (dom, value) => {
  if (isGiven(value)) dom[name] = value;
};
const listed = (name) => (dom, value) => {
  if (isGiven(value)) dom[name] = Array.isArray(value) ? value.join(' ') : value;
};

/** What is not simply written as it is. */
const OWN_WAYS = {
  // As the package: it looks for another name in its place.
  atomic: (dom, value, tag, props) => {
    const taken = isGiven(props['aria-atomic']) ? props['aria-activedescendant'] : value;
    if (isGiven(taken)) dom['aria-atomic'] = taken;
  },
  disabled: (dom, value, tag, props) => {
    if ((props['aria-disabled'] || props.accessibilityDisabled) !== true) return;
    dom['aria-disabled'] = true;
    if (CAN_BE_DISABLED.includes(tag)) dom.disabled = true;
  },
  hidden: (dom, value) => {
    if (value === true) dom['aria-hidden'] = true;
  },
  live: (dom, value) => {
    if (isGiven(value)) dom['aria-live'] = value === 'none' ? 'off' : value;
  },
  readonly: (dom, value, tag) => {
    if (!isGiven(value)) return;
    dom['aria-readonly'] = value;
    if (FIELDS.includes(tag)) dom.readOnly = true;
  },
  required: (dom, value, tag, props) => {
    if (!isGiven(value)) return;
    dom['aria-required'] = value;
    if (FIELDS.includes(tag)) dom.required = props.accessibilityRequired;
  },
  role: (dom, value, tag, props) => {
    const role = AccessibilityUtil.propsToAriaRole(props);
    if (isGiven(role)) dom.role = role === 'none' ? 'presentation' : role;
  },
};
for (const name of ['controls', 'describedby', 'flowto', 'keyshortcuts', 'labelledby', 'owns'])
  OWN_WAYS[name] = listed(`aria-${name}`);

/** How a prop becomes an attribute, by each of its names; `null` for what is looked at in its own place. */
const WAYS = new Map(
  ['dataSet', 'focusable', 'id', 'nativeID', 'pointerEvents', 'style', 'tabIndex', 'testID'].map((name) => [
    name,
    null,
  ]),
);
ATTRIBUTES.forEach((names, order) => {
  const [name, older] = names.split(' ');
  const newer = name === 'role' ? name : `aria-${name}`;
  const way = { order, newer, older: `accessibility${older}`, write: OWN_WAYS[name] ?? written(newer) };
  WAYS.set(way.newer, way).set(way.older, way);
});

const inOrder = (a, b) => a.order - b.order;

/** Everything the package does not read is handed on; what it reads is written in its order. */
const writeAttributes = (dom, tag, props) => {
  const ways = [];
  for (const name in props) {
    const way = WAYS.get(name);
    if (way === undefined) dom[name] = props[name];
    else if (way !== null && !ways.includes(way)) ways.push(way);
  }
  if (ways.length > 1) ways.sort(inOrder);
  for (const { write, newer, older } of ways) write(dom, props[newer] ?? props[older], tag, props);
};

const hyphenated = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const writeData = (dom, data) => {
  for (const name in data) if (isGiven(data[name])) dom[`data-${hyphenated(name)}`] = data[name];
};

const isStop = (tabIndex) => tabIndex === 0 || tabIndex === '0' || tabIndex === -1 || tabIndex === '-1';

const tabIndexOf = (tag, { tabIndex, focusable, accessibilityDisabled }, role) => {
  if (isStop(tabIndex)) return tabIndex;
  if (focusable === false) return '-1';
  if (TAB_STOPS.includes(tag)) return accessibilityDisabled === true ? '-1' : undefined;
  return focusable === true || STOP_ROLES.includes(role) ? '0' : undefined;
};

const TOUCHES = StyleSheet.create({
  auto: { pointerEvents: 'auto' },
  'box-none': { pointerEvents: 'box-none' },
  'box-only': { pointerEvents: 'box-only' },
  none: { pointerEvents: 'none' },
});
/** All our languages are written from left to right. */
const DIRECTION = { writingDirection: 'ltr' };

const NO_PROPS = {};

const createDOMProps = (tag, props, direction = DIRECTION) => {
  const given = props || NO_PROPS;
  const { dataSet, pointerEvents, style, id, nativeID, testID } = given;
  const dom = {};
  writeAttributes(dom, tag, given);
  if (isGiven(dataSet)) writeData(dom, dataSet);
  const tabIndex = tabIndexOf(tag, given, AccessibilityUtil.propsToAriaRole(given));
  if (tabIndex !== undefined) dom.tabIndex = tabIndex;
  const [className, inlineStyle] = StyleSheet(pointerEvents ? [style, TOUCHES[pointerEvents]] : style, direction);
  if (className) dom.className = className;
  if (inlineStyle) dom.style = inlineStyle;
  const named = id ?? nativeID;
  if (isGiven(named)) dom.id = named;
  if (isGiven(testID)) dom['data-testid'] = testID;
  if (!isGiven(dom.type) && tag === 'button') dom.type = 'button';
  return dom;
};

export default createDOMProps;
