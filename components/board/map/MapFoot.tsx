import { View } from 'react-native';

import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { boardWords } from '@/i18n/board';
import { useWords } from '@/i18n/useWords';
import { SEATS } from '@/engine';

import { OwnerIcon } from '../OwnerIcon';
import { ZoomButtons } from './Zoomable';
import type { ZoomControls } from './zoomControls';

/** Under the map: whose marks are whose, and the buttons that enlarge. */
export function MapFoot({ controls }: { readonly controls: ZoomControls }) {
  const words = useWords(boardWords);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }}>
      <View
        role="list"
        aria-label={words.map.key}
        style={{ flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, columnGap: SPACE.m }}
      >
        {SEATS.map((owner) => (
          <View key={owner} role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
            <OwnerIcon owner={owner} size={22} />
            <Note>{words.owner[owner]}</Note>
          </View>
        ))}
      </View>
      <ZoomButtons controls={controls} />
    </View>
  );
}
