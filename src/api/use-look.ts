import { type ThemeParts, themeParts } from '#src/ui/themes.ts';
import { useEvent } from './event-context.tsx';

/** The parts of this event's look. */
export function useLook(): ThemeParts {
  return themeParts(useEvent().theme);
}
