import type { GroupPaymentInput, GroupSubmission } from '#machines/group/group-pay.machine.ts';

const keyOf = (group_code: string) => `rostrum:group-payment:${group_code}`;
/** Where storage is closed: as long as the page lives. */
const here = new Map<string, string>();

/** Stores a group's payment for this tab: the gateway's token and the key, never a card. */
export function savePayment(
  group_code: string,
  input: Omit<GroupPaymentInput, 'submission'> & { submission: unknown },
): void {
  const { key, total, submission, token } = input;
  const text = JSON.stringify({ key, total, submission, token });
  try {
    sessionStorage.setItem(keyOf(group_code), text);
  } catch {
    here.set(group_code, text);
  }
}

export function forgetPayment(group_code: string): void {
  here.delete(group_code);
  try {
    sessionStorage.removeItem(keyOf(group_code));
  } catch {
    // Nothing was stored.
  }
}

/** The payment that was left under way in this tab; undefined where none was. */
export function savedPayment(group_code: string): GroupPaymentInput | undefined {
  try {
    return parsed(sessionStorage.getItem(keyOf(group_code)) ?? here.get(group_code));
  } catch {
    return parsed(here.get(group_code));
  }
}

function parsed(text: string | undefined | null): GroupPaymentInput | undefined {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { key, total, submission, token } = stored as Partial<GroupPaymentInput>;
  if (typeof key !== 'string' || typeof total !== 'number' || !isSubmission(submission)) return undefined;
  return { key, total, submission, ...(typeof token === 'string' && { token }) };
}

function isSubmission(value: unknown): value is GroupSubmission {
  const { group_code, method, total } = (value ?? {}) as Partial<GroupSubmission>;
  return (
    typeof group_code === 'string' && (method === 'card' || method === 'invoice') && typeof total === 'number'
  );
}
