import { Text } from 'react-native';

import { Appear } from '@/components/ui/Appear';
import { pageCss } from '@/components/ui/css.web';
import { MarkedLine } from '@/components/ui/MarkedLine';
import { Svg } from '@/components/ui/svg';

import { shown } from '../standins/shown';

/** The browser's own says when the width changes; here it is told. */
let resized: () => void;
let scale = 1;
beforeAll(() => {
  global.ResizeObserver = class {
    constructor(told: ResizeObserverCallback) {
      resized = () => told([], this);
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
});

const CELLS = [0, 1, 2];
beforeEach(() => {
  scale = 1;
  // Every cell lies thirty to the right of the one before it.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = CELLS.findIndex((cell) => this.textContent === `cell ${cell}`);
    return { left: Math.max(0, at) * 30 * scale, top: 0, width: 28 * scale, height: 40 } as DOMRect;
  });
});
afterEach(() => jest.restoreAllMocks());

const line = (at: number) => (
  <MarkedLine at={at} marker={<Text>marker</Text>}>
    {CELLS.map((cell) => (
      <Text key={cell}>{`cell ${cell}`}</Text>
    ))}
  </MarkedLine>
);
const markerOf = (page: HTMLElement) => page.querySelector('[aria-hidden="true"]') as HTMLElement;
const x = (marker: HTMLElement) => marker.style.transform;
const slides = (marker: HTMLElement) => marker.hasAttribute('data-slides');

describe('a marker in a browser', () => {
  it('stands on its cell without having moved', () => {
    const { page, end } = shown(line(1));
    expect([x(markerOf(page)), slides(markerOf(page))]).toEqual(['translate(30px, 0px)', false]);
    end();
  });

  it('is the same piece on its way to another cell', () => {
    const { page, show, end } = shown(line(0));
    const before = markerOf(page);
    show(line(2));
    expect(markerOf(page)).toBe(before);
    expect([x(before), slides(before)]).toEqual(['translate(60px, 0px)', true]);
    end();
  });

  it('does not move when only the page grows', () => {
    const { page, show, end } = shown(line(0));
    show(line(2));
    scale = 2;
    resized();
    expect([x(markerOf(page)), slides(markerOf(page))]).toEqual(['translate(120px, 0px)', false]);
    end();
  });

  it('is not there where there is no such cell', () => {
    const { page, show, end } = shown(line(0));
    show(line(-1));
    expect(markerOf(page)).toBeNull();
    end();
  });

  it('slides by a style, which is none for who wants no motion', () => {
    expect(pageCss).toContain('[data-slides]{transition:transform');
    expect(pageCss).toMatch(/prefers-reduced-motion:reduce\)\{\*\{[^}]*transition:none!important/);
    expect(pageCss).toMatch(/data-motion=reduced\] \*\{[^}]*transition:none!important/);
  });
});

it.each([true, false])('a piece of a drawing appears by a style when it was just set down (%s)', (isNew) => {
  const { page, end } = shown(
    <Svg>
      <Appear isNew={isNew}>{null}</Appear>
    </Svg>,
  );
  expect(page.querySelector('g')?.hasAttribute('data-appears')).toBe(isNew);
  end();
});
