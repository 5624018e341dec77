import { useEffect } from 'react';
import { View } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { FIXED, notOnPaper } from './platform';
import { RADIUS, READING_WIDTH, SPACE } from './scale';
import { useColors } from './theme';
import { hideToast, useToasts, type ToastMessage } from './toastStore';
import { Touch } from './Touch';
import { UiIcon } from './UiIcon';
import { useInsets } from './useInsets';

const SECONDS_TO_READ = 6;
const SECONDS_TO_ACT = 12;

/** Where toasts appear: once, in the root layout. The live region is always there, so readers hear what enters it. */
export function ToastHost() {
  const message = useToasts((toasts) => toasts.shown);
  const footer = useToasts((toasts) => toasts.footer);
  const insets = useInsets();
  const bottom = (footer === 0 ? insets.bottom : footer) + SPACE.l;
  return (
    <View role="status" aria-live="polite" {...notOnPaper} style={[place, { bottom, pointerEvents: 'box-none' }]}>
      {message !== undefined && <Toast message={message} />}
    </View>
  );
}

const place = { position: FIXED, left: SPACE.l, right: SPACE.l, alignItems: 'center', zIndex: 10 } as const;

function Toast({ message }: { readonly message: ToastMessage }) {
  const colors = useColors();
  const words = useWords(commonWords);
  useEffect(() => {
    if (message.stays) return;
    const seconds = message.action === undefined ? SECONDS_TO_READ : SECONDS_TO_ACT;
    const timer = setTimeout(hideToast, seconds * 1000);
    return () => clearTimeout(timer);
  }, [message]);
  const act = (): void => {
    message.action?.onPress();
    hideToast();
  };
  return (
    <View style={[frame, { backgroundColor: colors.ink }]}>
      <AppText tone="page" style={{ flex: 1, paddingVertical: SPACE.s }}>
        {message.text}
      </AppText>
      {message.action !== undefined && (
        <Touch onPress={act} label={message.action.label} style={pad}>
          <AppText variant="label" tone="page" style={{ textDecorationLine: 'underline' }}>
            {message.action.label}
          </AppText>
        </Touch>
      )}
      <Touch onPress={hideToast} label={words.close} style={() => ({ alignItems: 'center' })}>
        <UiIcon name="close" size={20} color={colors.page} />
      </Touch>
    </View>
  );
}

const pad = () => ({ paddingHorizontal: SPACE.s });
const frame = { ...ROW, width: '100%', maxWidth: READING_WIDTH, paddingLeft: SPACE.l, borderRadius: RADIUS.m } as const;
