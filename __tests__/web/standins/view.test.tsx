import { createRef, type ComponentType, type ReactElement } from 'react';
import { Text, View as Whole, type ViewProps } from 'react-native';

import { expectAlike, shown } from './shown';

const { default: View } = jest.requireActual<{ readonly default: ComponentType<ViewProps> }>('@/standins/view');

const BOXES: Readonly<Record<string, ViewProps>> = {
  'a plain one': {},
  'one with styles': { style: [{ flex: 1, padding: 4 }, false, { backgroundColor: 'red', marginHorizontal: 2 }] },
  'one with a role and a name': { role: 'img', 'aria-label': 'a map', accessible: true },
  'a landmark': { role: 'main', testID: 'here', id: 'main' },
  'one that is hidden': { 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' },
  'one that lets touches through': { pointerEvents: 'none', style: { pointerEvents: 'box-none' } },
  'one that hears of its size': { onLayout: () => undefined },
  'one that takes gestures': { onStartShouldSetResponder: () => true },
  'a live one': { 'aria-live': 'polite', accessibilityLiveRegion: 'polite' },
};

describe('the stand-in of View writes what View writes', () => {
  it.each(Object.entries(BOXES))('%s', (_, props) => {
    expectAlike(<Whole {...props} />, <View {...props} />);
  });

  it('one inside a text', () => {
    const inText = (Box: ComponentType<ViewProps>): ReactElement => (
      <Text>
        <Box style={{ width: 3 }} />
      </Text>
    );
    expectAlike(inText(Whole), inText(View));
  });

  it('keeps what is inside when its style changes', () => {
    const wide = (width: number): ReactElement => (
      <View style={{ width }}>
        <input />
      </View>
    );
    const { page, show, end } = shown(wide(1));
    const input = page.querySelector('input');
    show(wide(2));
    expect(page.querySelector('input')).toBe(input);
    end();
  });

  it('can be held and measured', () => {
    const ref = createRef<Whole>();
    const Held = View as ComponentType<ViewProps & { readonly ref: typeof ref }>;
    const { end } = shown(<Held ref={ref} />);
    expect(ref.current?.measureLayout).toBeInstanceOf(Function);
    end();
  });
});
