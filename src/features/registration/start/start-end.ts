import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import { isYes } from '#engine/form/field/flag.ts';

/** The server's state of registration: open, full, by track. */
export type RegistrationOption = AnswerOf<(typeof forms)['getRegistrationOption']>;

/** How a registration starts: normally, by invitation, or with an offered place. */
export type StartKind = 'open' | 'invitation' | 'offer';

/** How a registration starts; an offered place is held until a moment. */
export type Start =
  | { readonly kind: Exclude<StartKind, 'offer'> }
  | {
      readonly kind: 'offer';
      readonly entry_ID: string;
      readonly until: string;
      readonly track: string | undefined;
      readonly day?: string | undefined;
    };

/** Why it cannot be started; undefined if it can. An invitation overrides both reasons, an offer only "full". */
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

/** The days that cannot be selected; an invitation opens full ones, and an offer its own. */
export function closedDays(start: Start, option: RegistrationOption | undefined): readonly string[] {
  const full = option?.full_days ?? NONE;
  if (start.kind === 'invitation') return NONE;
  return start.kind === 'offer' && start.day !== undefined ? full.filter((day) => day !== start.day) : full;
}

const NONE: readonly string[] = [];
