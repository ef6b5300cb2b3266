import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { readToken } from '#src/api/token.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { rememberRegistration } from './current.ts';

interface Holder {
  readonly code: string;
  readonly email: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/**
 * Asks something as who holds a registration. The token that this device has may be another registration's or none:
 * code and email prove who is there, and give one.
 */
export async function asHolder<Answer>(
  call: Call,
  { code, email, locale, signal }: Holder,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (readToken() !== undefined && currentRegistration.read()?.code === code) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.failure.kind === 'connection') throw error;
    }
  }
  const { registration } = await call(api.lookup.getLookUpRegistration, {
    body: { code, email },
    signal,
    locale,
  });
  rememberRegistration(registration);
  return ask();
}
