import { type LookParts, lookParts } from '#src/ui/looks.ts';
import { useEvent } from './event-context.tsx';

/** The parts of this event's look. */
export function useLook(): LookParts {
  return lookParts(useEvent().theme);
}
