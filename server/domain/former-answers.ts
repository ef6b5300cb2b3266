import type { Values } from '#engine/values/form-store.ts';
import type { PreparedForm } from './served-forms.ts';

/**
 * Stored answers whose field the form no longer has: they are kept, so that they return with their field. They count
 * nowhere meanwhile (`countedAnswers`).
 */
export function formerAnswers({ fields }: Pick<PreparedForm, 'fields'>, stored: Values | undefined): Values {
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter(([code]) => !fields.has(code) && !DECIDED.has(code)),
  );
}

/** What the server decides with a membership and stores beside its answers. */
const DECIDED: ReadonlySet<string> = new Set(['membership_renew', 'membershipID', 'membershipType']);
