import { View } from 'react-native';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { StateActionIcon } from '@/components/pieces/StateActionIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { framed } from '@/components/ui/tokens';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { UiIcon } from '@/components/ui/UiIcon';
import { NOBLES, STATE_ACTIONS_OF, type Noble, type StateAction } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';

import type { PanelProps } from '../panelProps';
import { ACROSS } from '../PrintedValues';

const otherOf = (noble: Noble, top: StateAction): StateAction => {
  const [first, second] = STATE_ACTIONS_OF[noble];
  return top === first ? second : first;
};

/** The three nobles with their two state actions above each other; a tap swaps them. */
export function StateActionsPanel({ sheet: { top }, onChange }: PanelProps) {
  const words = useWords(sheetWords).top;
  return (
    <View role="group" aria-label={words.board} style={ACROSS}>
      {NOBLES.map((noble) => (
        <NobleActions
          key={noble}
          noble={noble}
          above={top[noble]}
          onSwap={(above) => onChange({ top: { ...top, [noble]: above } })}
        />
      ))}
    </View>
  );
}

interface NobleActionsProps {
  readonly noble: Noble;
  readonly above: StateAction;
  readonly onSwap: (above: StateAction) => void;
}

function NobleActions({ noble, above, onSwap }: NobleActionsProps) {
  const words = useWords(sheetWords).top;
  const name = useWords(nameWords).noble[noble];
  const colors = useColors();
  const below = otherOf(noble, above);
  return (
    <TouchSurface
      label={words.swap(name, words.actions[above], words.actions[below])}
      onPress={() => onSwap(below)}
      ground="sunken"
      edge="control"
      style={{
        flex: 1,
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        gap: SPACE.xs,
        padding: SPACE.xs,
        borderRadius: RADIUS.m,
      }}
    >
      <View style={{ alignItems: 'center' }}>
        <NobleIcon noble={noble} size={48} />
        <AppText variant="small" align="center" style={{ fontWeight: '700' }}>
          {name}
        </AppText>
      </View>
      <Plaque action={above} place={words.top} />
      <View style={{ alignItems: 'center' }}>
        <Swap color={colors.primary} />
      </View>
      <Plaque action={below} place={words.bottom} />
    </TouchSurface>
  );
}

const Swap = ({ color }: { readonly color: string }) => <UiIcon name="swap" size={26} color={color} />;

function Plaque({ action, place }: { readonly action: StateAction; readonly place: string }) {
  const words = useWords(sheetWords).top;
  const colors = useColors();
  return (
    <View style={{ alignItems: 'center', paddingVertical: SPACE.xs, borderRadius: RADIUS.s, ...framed(colors) }}>
      <Note>{place}</Note>
      <StateActionIcon action={action} size={36} />
      <AppText variant="small" align="center">
        {words.actions[action]}
      </AppText>
    </View>
  );
}
