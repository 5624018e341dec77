import { View } from 'react-native';

import { useRunning } from '@/components/game/useRunning';
import { HomePanel } from '@/components/pieces/art/HomePanel';
import { TileStrip } from '@/components/pieces/art/TileStrip';
import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Heading } from '@/components/ui/Heading';
import { NavCard } from '@/components/ui/NavCard';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { commonWords } from '@/i18n/common';
import { homeWords } from '@/i18n/home';
import { useWords } from '@/i18n/useWords';

import { HOME_CARDS, waysBeside, type HomeCard } from './cards';
import { Introduction } from './Introduction';
import { Continue, Finished, Unreadable } from './RunningGame';

/** The first screen: what this is, and what it can do for you now. */
export function HomeScreen({ cards = HOME_CARDS }: { readonly cards?: readonly HomeCard[] }) {
  const words = useWords(homeWords);
  const { appName } = useWords(commonWords);
  const running = useRunning();
  const { large, small } = waysBeside(running.game !== undefined, cards);
  return (
    <Screen bare wide title={appName} back={null}>
      {/* Columns by wrapping, not by measuring: the prerendered page is right at every width. */}
      <View style={{ ...WRAP, alignItems: 'flex-start', columnGap: SPACE.xxl, rowGap: SPACE.l }}>
        <View style={{ flexGrow: 3, flexShrink: 1, flexBasis: 560, gap: SPACE.l }}>
          <HomePanel label={words.picture} />
          <Welcome />
        </View>
        <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 340, gap: SPACE.l }}>
          {cards.length > 0 && (
            <View role="navigation" aria-label={words.choose} style={{ gap: SPACE.m }}>
              {running.game !== undefined && <Continue header={running.game} />}
              {large !== undefined && (
                <NavCard large href={large.href} icon={large.icon()} {...words.cards[large.id]} />
              )}
              {small.map(({ id, href, icon }) => (
                <NavCard key={id} href={href} icon={icon()} {...words.cards[id]} />
              ))}
              {running.finished !== undefined && <Finished header={running.finished} />}
              <Unreadable count={running.quarantined} />
            </View>
          )}
        </View>
      </View>
      <View style={{ gap: SPACE.s, marginTop: 'auto' }}>
        <TileStrip />
        <Note>{words.promise}</Note>
        <Note>{words.fine}</Note>
      </View>
    </Screen>
  );
}

function Welcome() {
  const words = useWords(homeWords);
  return (
    <View style={{ gap: SPACE.s }}>
      <View>
        <Heading level={1} variant="display" tone="primary">
          {words.title}
        </Heading>
        <AppText variant="heading" tone="inkSoft">
          {words.subtitle}
        </AppText>
      </View>
      <Introduction />
    </View>
  );
}
