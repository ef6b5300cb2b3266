import type { Condition } from '../../../form/field/condition.ts';
import type { Step } from './schema.ts';

/** The choices of a registration so far. */
export interface RegisteredFor {
  readonly track?: string | undefined;
  readonly mode?: string | undefined;
  readonly registrations_day?: readonly string[] | undefined;
}

/**
 * A condition that is true if a step belongs to another track, mode or day, and that says so; undefined for a step that
 * fits.
 */
export function leftOutByChoice(
  { tracks, modes, days }: Pick<Step, 'tracks' | 'modes' | 'days'>,
  { track, mode, registrations_day }: RegisteredFor,
): Condition | undefined {
  const parts: Condition[] = [];
  const isNoneOf = (name: string, possible: readonly string[]): Condition => ({
    '!': { in: [{ var: `registration.${name}` }, [...possible]] },
  });
  if (tracks && track !== undefined && !tracks.includes(track)) parts.push(isNoneOf('track', tracks));
  if (modes && mode !== undefined && !modes.includes(mode)) parts.push(isNoneOf('mode', modes));
  if (days && registrations_day && !days.some((day) => registrations_day.includes(day))) {
    const one = days.map((day) => ({ in: [day, { var: 'registration.registrations_day' }] }));
    parts.push({ '!': { or: one } });
  }
  const [only, ...more] = parts;
  return more.length === 0 ? only : { or: parts };
}
