import { useLocalSearchParams } from 'expo-router';

/** What stands behind the # of the address this screen was opened with; '' when nothing does. */
export const useFragment = (): string | undefined => useLocalSearchParams<{ '#'?: string }>()['#'] ?? '';
