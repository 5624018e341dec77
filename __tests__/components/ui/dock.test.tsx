import { fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions, ScrollView, StyleSheet, Text } from 'react-native';

import { Dock } from '@/components/ui/Dock';

const layout = (height: number) => ({ nativeEvent: { layout: { x: 0, y: 0, width: 360, height } } });

/** How high the question may grow. */
const room = () => StyleSheet.flatten(screen.UNSAFE_getByType(ScrollView).props['style']).maxHeight;

describe('the dock at the foot of a phone', () => {
  it('takes half the screen together with a line above and a button below, however many lines they take', () => {
    const { height } = Dimensions.get('window');
    render(<Dock name="dock" lead={<Text>lead</Text>} dock={<Text>question</Text>} footer={<Text>button</Text>} />);
    const [lead, footer] = [screen.getByText('lead').parent?.parent, screen.getByText('button').parent?.parent];
    if (!lead || !footer) throw new Error('no dock');
    fireEvent(lead, 'layout', layout(70));
    fireEvent(footer, 'layout', layout(90));
    expect(room()).toBe(height / 2 - 70 - 90 - 1);
    fireEvent(lead, 'layout', layout(48));
    expect(room()).toBe(height / 2 - 48 - 90 - 1);
  });

  it('leaves a question room to be read, however large the letters around it are', () => {
    render(<Dock name="dock" lead={<Text>lead</Text>} dock={<Text>question</Text>} />);
    fireEvent(screen.getByText('lead'), 'layout', layout(2000));
    expect(room()).toBe(132);
  });
});
