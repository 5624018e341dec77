import { act } from '@testing-library/react-native';

import { hideToast } from '@/components/ui/toastStore';

/** The clock stands still, and no message of one test is left for the next. */
export function withStillClock(): void {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(hideToast);
    jest.useRealTimers();
  });
}
