import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'game';

/** The screen stays awake while a game lies on the table; a browser that does not know how is left alone. */
export function useAwake(): void {
  useEffect(() => {
    activateKeepAwakeAsync(TAG).catch(() => undefined);
    return () => void deactivateKeepAwake(TAG).catch(() => undefined);
  }, []);
}
