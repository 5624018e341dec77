import { View } from 'react-native';

import { ROW } from '@/components/ui/arrange';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { onWeb } from '@/components/ui/platform';
import { setupWords } from '@/i18n/setup';
import { useTranslate, useWords } from '@/i18n/useWords';

import type { SetupStep, StepId } from './steps';

interface StepListProps {
  readonly steps: readonly SetupStep[];
  readonly now: StepId;
  readonly done: readonly string[];
  readonly onStep: (id: StepId) => void;
}

/** The whole checklist: what is done, what comes; each step one tap away. */
export function SetupSteps({ steps, now, done, onStep }: StepListProps) {
  const words = useWords(setupWords);
  return (
    <View
      role="list"
      aria-label={words.allSteps}
      style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s }}
    >
      {steps.map(({ id }, index) => (
        <View key={id} role="listitem" style={{ flexGrow: 1, flexBasis: 240 }}>
          <StepRow
            place={index + 1}
            title={words.steps[id].title}
            now={id === now}
            done={done.includes(id)}
            onPress={() => onStep(id)}
          />
        </View>
      ))}
    </View>
  );
}

interface StepRowProps {
  readonly place: number;
  readonly title: string;
  readonly now: boolean;
  readonly done: boolean;
  readonly onPress: () => void;
}

function StepRow({ place, title, now, done, onPress }: StepRowProps) {
  const words = useWords(setupWords);
  return (
    <TouchSurface
      label={words.stepNamed(place, title, done)}
      {...onWeb({ 'aria-current': now ? 'step' : undefined })}
      onPress={onPress}
      lit={now}
      style={{ ...ROW, justifyContent: 'flex-start', gap: SPACE.m, paddingHorizontal: SPACE.s, borderRadius: RADIUS.m }}
    >
      <Mark place={place} done={done} />
      <AppText tone={done && !now ? 'inkSoft' : 'ink'} style={{ flexShrink: 1, fontWeight: now ? '700' : '400' }}>
        {title}
      </AppText>
    </TouchSurface>
  );
}

/** A tick when done, else the number. */
function Mark({ place, done }: { readonly place: number; readonly done: boolean }) {
  const colors = useColors();
  const { number } = useTranslate();
  return (
    <View style={{ width: 28, alignItems: 'center' }}>
      {done ? (
        <UiIcon name="check" size={22} color={colors.primary} />
      ) : (
        <AppText tone="inkSoft">{number(place)}</AppText>
      )}
    </View>
  );
}
