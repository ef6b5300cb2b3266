import { useEvent } from '#src/api/event-context.tsx';
import { type ThemeParts, themeParts } from './themes.ts';

/** The parts of this event’s theme. */
export function useThemeParts(): ThemeParts {
  return themeParts(useEvent().theme);
}
