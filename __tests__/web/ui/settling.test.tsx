import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Text } from 'react-native';

import { Settling } from '@/components/ui/Settling';

let root: Root;
const animate = jest.fn();
const show = (moment: string): void =>
  act(() =>
    root.render(
      <Settling moment={moment}>
        <Text>the one button</Text>
      </Settling>,
    ),
  );

beforeEach(() => {
  animate.mockClear();
  Object.assign(HTMLElement.prototype, { animate });
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

describe('what came to stand under a finger in a browser', () => {
  it('can be touched at once where nothing changed', () => {
    show('your turn');
    show('your turn');
    expect(animate).not.toHaveBeenCalled();
  });

  it('is reached by fingers a little later', () => {
    show('your turn');
    show('his turn');
    expect(animate.mock.calls).toEqual([[[{ pointerEvents: 'none' }, { pointerEvents: 'none' }], 400]]);
  });
});
