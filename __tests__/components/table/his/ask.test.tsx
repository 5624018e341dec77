import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Ask } from '@/components/table/his/Ask';

const nothing = (): void => undefined;

it('solo.plan: the eight numbers of officials stand four by four', () => {
  render(<Ask question={{ kind: 'plan', architect: 'blue' }} onAnswer={nothing} onFollow={nothing} />);
  const numbers = screen.getAllByRole('button', { name: /officials?$/ });
  const widths = numbers.map(({ props }) => StyleSheet.flatten(props['style']).flexBasis);
  expect(widths).toEqual(Array.from({ length: 8 }, () => '22%'));
});
