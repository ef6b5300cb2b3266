import { isYes } from '#engine/configuration/flag.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';

/** What the server says of beginning: open or not, full or not, in which tracks. */
export type RegistrationOption = AnswerOf<(typeof forms)['getRegistrationOption']>;

/** What one begins with: nothing, an invitation, or a place that the waitlist offered. */
export type StartKind = 'open' | 'invitation' | 'offer';

/** How one begins, and with what: a place that the waitlist offered is kept until a moment. */
export type Start =
  | { readonly kind: Exclude<StartKind, 'offer'> }
  | {
      readonly kind: 'offer';
      readonly entry_ID: string;
      readonly until: string;
      readonly track: string | undefined;
    };

/** Why nobody can begin here; undefined where one can. An invitation opens both, an offered place what is full. */
export function startEnd(
  kind: StartKind,
  refused: 'full' | 'closed' | undefined,
  option: RegistrationOption | undefined,
): 'full' | 'closed' | undefined {
  if (kind === 'invitation') return undefined;
  if (refused === 'closed' || option?.registration_new_open === 'N') return 'closed';
  if (kind === 'offer') return undefined;
  return refused === 'full' || isYes(option?.full, false) ? 'full' : undefined;
}
