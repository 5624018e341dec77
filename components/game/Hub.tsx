import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { Heading } from '@/components/ui/Heading';
import { NavCard } from '@/components/ui/NavCard';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { DEMO } from '@/store/games/keys';

import { gameHref } from './gameHref';
import { useRunning } from './useRunning';

/** No game is named: continue with the last one or begin another; the demo stands apart from real games. */
export function Hub() {
  const words = useWords(soloWords);
  const { game } = useRunning();
  return (
    <Screen title={words.title}>
      {game !== undefined && (
        <NavCard
          large
          href={gameHref(game.id)}
          icon={<PieceIcon piece="courtier" fill="stone" size={52} />}
          {...words.hub.running}
        />
      )}
      <NavCard
        large={game === undefined}
        href="/solo/new"
        icon={<PieceIcon piece="house" fill="green" size={44} />}
        {...words.hub.begin}
      />
      <View style={{ gap: SPACE.s, marginTop: SPACE.l }}>
        <Heading>{words.hub.apart}</Heading>
        <NavCard
          href={gameHref(DEMO)}
          icon={<PieceIcon piece="courtier" fill="purple" size={44} />}
          {...words.hub.demo}
        />
      </View>
    </Screen>
  );
}
