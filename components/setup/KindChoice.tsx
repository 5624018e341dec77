import type { ReactNode } from 'react';
import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { useColors } from '@/components/ui/theme';
import { hideToast } from '@/components/ui/toastStore';
import { NavFace } from '@/components/ui/NavCard';
import { Touch } from '@/components/ui/Touch';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { KINDS, newDraft, type Kind } from './draft';
import { setup } from './draftStore';
import { randomSeed } from './seed';

/** What was put away before cannot come back over what begins now. */
function choose(kind: Kind): void {
  hideToast();
  void setup.getState().begin(newDraft(kind, randomSeed()));
}

/** The first step: how the game comes to the table. */
export function KindChoice({ notice }: { readonly notice: string | undefined }) {
  const words = useWords(setupWords);
  return (
    <Screen title={words.title}>
      <View style={{ gap: SPACE.s }}>
        <Heading>{words.kinds.title}</Heading>
        <AppText tone="inkSoft">{words.kinds.intro}</AppText>
        {notice !== undefined && <AppText tone="danger">{notice}</AppText>}
      </View>
      {KINDS.map((kind) => (
        <KindCard key={kind} kind={kind} onPress={() => choose(kind)} />
      ))}
    </Screen>
  );
}

const SIZE = 52;
const PICTURES: Readonly<Record<Kind, (color: string) => ReactNode>> = {
  dealt: (color) => <UiIcon name="dice" size={SIZE} color={color} />,
  'under-way': () => <PieceIcon piece="store" fill="cloth" size={SIZE} />,
  entered: () => <PieceIcon piece="cube" fill="earthquake" size={SIZE} />,
};

function KindCard({ kind, onPress }: { readonly kind: Kind; readonly onPress: () => void }) {
  const colors = useColors();
  const { label, detail } = useWords(setupWords).kinds[kind];
  return (
    <Touch
      label={`${label}, ${detail}`}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...ROW,
        justifyContent: 'flex-start',
        gap: SPACE.l,
        padding: SPACE.l,
        minHeight: 96,
        borderRadius: RADIUS.l,
        borderWidth: 1.5,
        borderColor: pressed || hovered === true ? colors.primary : colors.line,
        backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      <NavFace icon={PICTURES[kind](colors.primary)} variant="heading" title={label} detail={detail} />
    </Touch>
  );
}
