type Props = Readonly<Record<string, unknown>>;
type DomProps = (tag: string, props?: Props, direction?: { readonly writingDirection: 'ltr' | 'rtl' }) => Props;

const { default: whole } = jest.requireActual<{ readonly default: DomProps }>(
  'react-native-web/dist/modules/createDOMProps',
);
const { default: own } = jest.requireActual<{ readonly default: DomProps }>('@/standins/domProps');

const TAGS = ['div', 'a', 'button', 'form', 'input', 'h1'];

/** Every name the package reads, with the older one. */
const NAMES: readonly (readonly [string, string])[] = [
  ['aria-activedescendant', 'accessibilityActiveDescendant'],
  ['aria-atomic', 'accessibilityAtomic'],
  ['aria-autocomplete', 'accessibilityAutoComplete'],
  ['aria-busy', 'accessibilityBusy'],
  ['aria-checked', 'accessibilityChecked'],
  ['aria-colcount', 'accessibilityColumnCount'],
  ['aria-colindex', 'accessibilityColumnIndex'],
  ['aria-colspan', 'accessibilityColumnSpan'],
  ['aria-controls', 'accessibilityControls'],
  ['aria-current', 'accessibilityCurrent'],
  ['aria-describedby', 'accessibilityDescribedBy'],
  ['aria-details', 'accessibilityDetails'],
  ['aria-disabled', 'accessibilityDisabled'],
  ['aria-errormessage', 'accessibilityErrorMessage'],
  ['aria-expanded', 'accessibilityExpanded'],
  ['aria-flowto', 'accessibilityFlowTo'],
  ['aria-haspopup', 'accessibilityHasPopup'],
  ['aria-hidden', 'accessibilityHidden'],
  ['aria-invalid', 'accessibilityInvalid'],
  ['aria-keyshortcuts', 'accessibilityKeyShortcuts'],
  ['aria-label', 'accessibilityLabel'],
  ['aria-labelledby', 'accessibilityLabelledBy'],
  ['aria-level', 'accessibilityLevel'],
  ['aria-live', 'accessibilityLiveRegion'],
  ['aria-modal', 'accessibilityModal'],
  ['aria-multiline', 'accessibilityMultiline'],
  ['aria-multiselectable', 'accessibilityMultiSelectable'],
  ['aria-orientation', 'accessibilityOrientation'],
  ['aria-owns', 'accessibilityOwns'],
  ['aria-placeholder', 'accessibilityPlaceholder'],
  ['aria-posinset', 'accessibilityPosInSet'],
  ['aria-pressed', 'accessibilityPressed'],
  ['aria-readonly', 'accessibilityReadOnly'],
  ['aria-required', 'accessibilityRequired'],
  ['role', 'accessibilityRole'],
  ['aria-roledescription', 'accessibilityRoleDescription'],
  ['aria-rowcount', 'accessibilityRowCount'],
  ['aria-rowindex', 'accessibilityRowIndex'],
  ['aria-rowspan', 'accessibilityRowSpan'],
  ['aria-selected', 'accessibilitySelected'],
  ['aria-setsize', 'accessibilitySetSize'],
  ['aria-sort', 'accessibilitySort'],
  ['aria-valuemax', 'accessibilityValueMax'],
  ['aria-valuemin', 'accessibilityValueMin'],
  ['aria-valuenow', 'accessibilityValueNow'],
  ['aria-valuetext', 'accessibilityValueText'],
  ['id', 'nativeID'],
];

const VALUES = [true, false, 0, 'none', 'button', ['a', 'b'], null, undefined];

const OTHERS: readonly Props[] = [
  ...['auto', 'box-none', 'box-only', 'none'].map((pointerEvents) => ({ pointerEvents })),
  ...[0, '0', -1, '-1', 3, undefined].map((tabIndex) => ({ tabIndex })),
  ...[true, false].flatMap((focusable) => [{ focusable }, { focusable, role: 'link' }, { focusable, tabIndex: 0 }]),
  ...['checkbox', 'link', 'radio', 'textbox', 'switch', 'header', 'label', 'imagebutton'].map((role) => ({ role })),
  { dataSet: { dock: 'foot', isHere: 1, gone: null } },
  { testID: 'A3', type: 'submit', onClick: VALUES, children: 'x', dir: 'auto', later: undefined },
  { style: [{ flex: 1, marginHorizontal: 2 }, false, [{ color: 'red' }]], pointerEvents: 'none' },
  {},
];

/** What both answer, in the order it is written. */
function expectAlike(props: Props): void {
  const all = (made: DomProps) => TAGS.map((tag) => Object.entries(made(tag, props)));
  expect(all(own)).toEqual(all(whole));
}

describe('the stand-in of createDOMProps answers what the package answers', () => {
  it.each(NAMES)('%s and %s', (newer, older) => {
    for (const value of VALUES) {
      expectAlike({ [newer]: value });
      expectAlike({ [older]: value });
      expectAlike({ [older]: 'other', [newer]: value });
    }
  });

  it.each(OTHERS.map((props) => [JSON.stringify(props), props] as const))('%s', (_, props) => {
    expectAlike(props);
  });

  it('everything at once, in the same order', () => {
    const names = NAMES.flat().toReversed();
    expectAlike(Object.assign({}, ...OTHERS, ...names.map((name) => ({ [name]: name }))));
  });

  it('no props, and a direction', () => {
    expect(own('button')).toEqual(whole('button'));
    const style = { marginStart: 2, textAlign: 'start' };
    for (const writingDirection of ['ltr', 'rtl'] as const)
      expect(own('div', { style }, { writingDirection })).toEqual(whole('div', { style }, { writingDirection }));
  });
});
