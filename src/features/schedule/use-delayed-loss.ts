import type { LiveState } from '#src/lib/realtime/connection.ts';
import { useDelayed } from '#src/ui/use-delayed.ts';

/** A connection that comes back at once is not worth a word, in milliseconds. */
const WORTH_TELLING = 1_500;

/** Whether live messages have not arrived for so long that it should be told. */
export function useDelayedLoss(state: LiveState): boolean {
  return useDelayed(WORTH_TELLING, state === 'lost');
}
