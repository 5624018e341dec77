import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { Touch } from '@/components/ui/Touch';

let root: Root;
let page: HTMLElement;

const show = (element: ReactElement): void => act(() => root.render(element));
const button = (): HTMLElement => page.querySelector('[role="button"], button') as HTMLElement;
const point = (kind: string): void => {
  act(() => void button().dispatchEvent(new MouseEvent(kind, { bubbles: true, button: 0 })));
};

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

describe('a touch in a browser does what it does on a phone', () => {
  it('tells when it is pressed and let go, whatever its style', () => {
    const [pressed, released] = [jest.fn(), jest.fn()];
    show(<Touch label="Go" onPressIn={pressed} onPressOut={released} style={{ margin: 1 }} />);
    point('pointerdown');
    point('pointerup');
    expect([pressed.mock.calls.length, released.mock.calls.length]).toEqual([1, 1]);
  });

  it('lets go when it is disabled under the finger', () => {
    const released = jest.fn();
    show(<Touch label="Go" onPressIn={() => undefined} onPressOut={released} />);
    point('pointerdown');
    show(<Touch label="Go" disabled onPressIn={() => undefined} onPressOut={released} />);
    point('pointerup');
    expect(released).toHaveBeenCalledTimes(1);
  });

  it('is not pressed while it is disabled', () => {
    const [pressed, tapped] = [jest.fn(), jest.fn()];
    show(<Touch label="Go" disabled onPressIn={pressed} onPress={tapped} />);
    point('pointerdown');
    point('click');
    expect([pressed.mock.calls.length, tapped.mock.calls.length]).toEqual([0, 0]);
  });

  it('stays in the tab order when it is disabled and explained', () => {
    show(<Touch label="Go" disabled explained />);
    expect(button().tabIndex).toBe(0);
    show(<Touch label="Go" disabled />);
    expect(button().tabIndex).toBe(-1);
  });

  it('keeps its press to itself', () => {
    const [outer, inner] = [jest.fn(), jest.fn()];
    show(
      <Touch role="tab" label="Outer" onPress={outer}>
        <Touch label="Inner" onPress={inner} />
      </Touch>,
    );
    point('click');
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  });
});
