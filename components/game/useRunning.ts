import { useOnArrival } from '@/components/ui/useOnArrival';
import { lookForRunning, useFoundRunning, type Running } from '@/store/games/running';

/** The running game of this device, looked for on every arrival; none until the device has answered for the first time. */
export function useRunning(): Running {
  useOnArrival(lookForRunning);
  return useFoundRunning();
}
