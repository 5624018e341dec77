import { useEffect, useState } from 'react';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { commonWords } from '@/i18n/common';
import { useWords } from '@/i18n/useWords';

import { useScreensLoading } from './screenLoading.web';

const PATIENCE_MS = 400;

/** Says that a screen is on its way when the network is slow; a quick one comes unannounced. */
export function ScreenComing() {
  const words = useWords(commonWords);
  const loading = useScreensLoading(({ count }) => count > 0);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return late ? (
    <AppText live align="center" style={{ padding: SPACE.xxl }}>
      {words.busy}
    </AppText>
  ) : null;
}
