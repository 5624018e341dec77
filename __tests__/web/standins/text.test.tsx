import { createRef, type ComponentType, type ReactElement } from 'react';
import { Text as Whole, View, type TextProps } from 'react-native';

import { expectAlike, shown } from './shown';

const { default: Text } = jest.requireActual<{ readonly default: ComponentType<TextProps> }>('@/standins/text');

const TEXTS: Readonly<Record<string, TextProps>> = {
  'a plain one': { children: 'Lisboa' },
  'one of several letters and numbers': { children: ['A', 3, ' ', null, false, 'B'] },
  'an empty one': {},
  'one with styles': { children: 'x', style: [{ fontSize: 20, color: 'red' }, false, { textAlign: 'center' }] },
  'one that can be selected': { children: 'x', selectable: true },
  'one that can not': { children: 'x', selectable: false },
  'a heading': { children: 'x', role: 'heading' },
  'a live one with an id': { children: 'x', 'aria-live': 'polite', id: 'said', testID: 'here' },
  'one that is hidden': { children: 'x', 'aria-hidden': true, importantForAccessibility: 'no' },
  'one that can be pressed': { children: 'x', onPress: () => undefined },
  'one line of it': { children: 'x', numberOfLines: 1 },
  'one that hears of its size': { children: 'x', onLayout: () => undefined },
};

describe('the stand-in of Text writes what Text writes', () => {
  it.each(Object.entries(TEXTS))('%s', (_, props) => {
    expectAlike(<Whole {...props} />, <Text {...props} />);
  });

  it.each([
    ['words inside words', (Letters: ComponentType<TextProps>) => <Letters style={{ fontWeight: '700' }}>b</Letters>],
    ['a box inside words', () => <View style={{ width: 4 }} />],
    ['a number inside words', (Letters: ComponentType<TextProps>) => <Letters role="img">{7}</Letters>],
  ])('%s', (_, inside) => {
    const around = (Letters: ComponentType<TextProps>): ReactElement => <Letters>a {inside(Letters)} c</Letters>;
    expectAlike(around(Whole), around(Text));
  });

  it('writes the next words over the last', () => {
    const { page, show, end } = shown(<Text>one</Text>);
    const before = page.firstElementChild;
    show(<Text>two</Text>);
    expect([page.firstElementChild === before, page.textContent]).toEqual([true, 'two']);
    end();
  });

  it('can be held and measured', () => {
    const ref = createRef<Whole>();
    const Held = Text as ComponentType<TextProps & { readonly ref: typeof ref }>;
    const { end } = shown(<Held ref={ref}>x</Held>);
    expect(ref.current?.measureLayout).toBeInstanceOf(Function);
    end();
  });
});
