import { api } from '#engine/contract/calls.ts';
import type { VerifyAnswer } from '#engine/form/validation/form-session.ts';
import type { Call } from '#src/api/client.ts';

/** Asks the server whether an address can be written to; the server decides (spec §5). */
export function verifyEmail(call: Call): VerifyAnswer {
  return async (path, value) => {
    if (typeof value !== 'string') return [];
    const { valid } = await call(api.contact.validateEmail, { body: { email: value } });
    return valid === 'Y' ? [] : [{ path, keyword: 'email' }];
  };
}
