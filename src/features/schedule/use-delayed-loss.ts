import type { LiveState } from '#src/api/realtime/connection.ts';
import { useDelayed } from '#src/ui/use-delayed.ts';

/** A shorter loss of connection is not reported, in milliseconds. */
const WORTH_TELLING = 1_500;

/** Whether live messages have been missing long enough to say so. */
export function useDelayedLoss(state: LiveState): boolean {
  return useDelayed(WORTH_TELLING, state === 'lost');
}
