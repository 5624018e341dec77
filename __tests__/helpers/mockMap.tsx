import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES } from '@/components/board/places';

/** The map has its own tests; elsewhere the places that may be touched are plain buttons. */
export const mockMap = ({ selectable = {}, onPress }: Pick<BoardProps, 'selectable' | 'onPress'>) => (
  <View>
    {MAP_PLACES.filter(({ id }) => id in selectable).map((place) => (
      <Text key={place.id} role="button" aria-label={`map ${place.id}`} onPress={() => onPress?.(place)} />
    ))}
  </View>
);

/** The whole board likewise; what is lit on it is a line of text. */
export const mockBoard = ({ lit = [], ...props }: BoardProps) => (
  <View>
    <Text>{`lit: ${lit.join(' ')}`}</Text>
    {mockMap(props)}
  </View>
);
