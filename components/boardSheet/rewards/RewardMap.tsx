import { View } from 'react-native';

import { Note } from '@/components/ui/Note';
import { RADIUS, TARGET } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { COLUMNS, ROWS, STREETS, type BoardSheet, type Reward } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import { RewardIcon } from './RewardIcon';
import { placeName, rewardText } from './rewardText';

interface RewardMapProps {
  readonly rewards: BoardSheet['rewards'];
  readonly onChoose: (place: string) => void;
}

/** The downtown from above: five rows of land, sites in the west, the north and the east, as they lie around it. */
export function RewardMap({ rewards, onChoose }: RewardMapProps) {
  const words = useWords(sheetWords).rewards;
  const place = (name: string, site: boolean) => (
    <Place key={name} place={name} site={site} rewards={rewards[name] ?? []} onPress={() => onChoose(name)} />
  );
  return (
    <View role="group" aria-label={words.map} style={{ gap: GAP, width: '100%', maxWidth: 440, alignSelf: 'center' }}>
      <View style={{ flexDirection: 'row', gap: GAP }}>
        <View style={{ flex: 1.5 }} />
        {STREETS.map((good) => place(`N-${good}`, true))}
        <View style={{ flex: 1.5 }} />
      </View>
      {ROWS.map((row) => (
        <View key={row} style={{ flexDirection: 'row', gap: GAP }}>
          {place(`W-${row}`, true)}
          {COLUMNS.map((column) => place(`${row}${column}`, false))}
          {place(`E-${row}`, true)}
        </View>
      ))}
    </View>
  );
}

const GAP = 2;

interface PlaceProps {
  readonly place: string;
  readonly site: boolean;
  readonly rewards: readonly Reward[];
  readonly onPress: () => void;
}

function Place({ place, site, rewards, onPress }: PlaceProps) {
  const book = { rewards: useWords(sheetWords).rewards };
  const known =
    rewards.length === 0 ? book.rewards.none : book.rewards.list(rewards.map((reward) => rewardText(reward, book)));
  const [first] = rewards;
  return (
    <TouchSurface
      label={book.rewards.place(placeName(place, book), known)}
      onPress={onPress}
      ground={site ? 'sunken' : 'surface'}
      edge={first === undefined ? 'line' : 'primary'}
      style={{
        flex: 1,
        minHeight: TARGET,
        alignItems: 'center',
        padding: 1,
        borderRadius: site ? RADIUS.round : RADIUS.s,
      }}
    >
      {first === undefined ? (
        <Note style={{ letterSpacing: -0.3 }}>{short(place)}</Note>
      ) : (
        <RewardIcon reward={first} size={28} />
      )}
    </TouchSurface>
  );
}

/** North sites are named by their street's good, which the drawing already tells. */
const short = (place: string): string => (place.startsWith('N-') ? 'N' : place.replace('-', ''));
