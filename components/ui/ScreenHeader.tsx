import { useRouter, type Href } from 'expo-router';
import type { ReactNode } from 'react';
import { useWindowDimensions, View, type ViewStyle } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { Heading } from './Heading';
import { IconButton } from './IconButton';
import { notOnPaper } from './platform';
import { SPACE, TABLET, TARGET } from './scale';
import { UiIcon } from './UiIcon';

/** The way back, the name of the screen, and what belongs beside it; `compact` where every line of the screen counts. */
export interface ScreenHeaderProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly compact?: boolean;
  readonly back: Href | undefined;
  readonly actions: ReactNode;
}

export function ScreenHeader({ title, subtitle = '', compact = false, back, actions }: ScreenHeaderProps) {
  const isNarrow = useWindowDimensions().width < TABLET;
  return (
    <View role="banner" style={{ ...ROW, gap: SPACE.xs, minHeight: TARGET + (compact ? 2 : SPACE.s) }}>
      {back !== undefined && <BackButton to={back} />}
      <View style={compact && isNarrow ? UNDER : BESIDE}>
        <Heading level={1} {...(compact ? { variant: 'bar' } : {})}>
          {title}
        </Heading>
        {subtitle !== '' && (
          <AppText variant="caption" tone="inkSoft" {...(compact && isNarrow ? { style: CLOSE } : {})}>
            {subtitle}
          </AppText>
        )}
      </View>
      {actions !== undefined && (
        <View {...notOnPaper} style={{ flexDirection: 'row' }}>
          {actions}
        </View>
      )}
    </View>
  );
}

const BESIDE: ViewStyle = {
  flex: 1,
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: SPACE.s,
};
/** On a phone a title that is longer than another must not push its subtitle about: it always stands below. */
const UNDER: ViewStyle = { flex: 1, paddingVertical: 2 };
const CLOSE = { marginTop: -2 } as const;

/** Goes to where the person came from; someone who arrived by a link goes to the parent screen. */
function BackButton({ to }: { readonly to: Href }) {
  const router = useRouter();
  const words = useWords(commonWords);
  const goBack = (): void => (router.canGoBack() ? router.back() : router.replace(to));
  return (
    <View {...notOnPaper} style={{ marginLeft: -SPACE.m }}>
      <IconButton
        label={words.back}
        onPress={goBack}
        icon={(color) => <UiIcon name="back" size={26} color={color} />}
      />
    </View>
  );
}
