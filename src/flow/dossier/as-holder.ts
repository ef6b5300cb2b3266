import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { readToken } from '#src/api/token.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { rememberRegistration } from './current.ts';

/** How one is known to hold a dossier: by the token that this device has, or by proving it, which gives one. */
interface Holding {
  readonly hasToken: boolean;
  readonly prove: () => Promise<void>;
}

/** Asks something as who holds a dossier. The token that this device has may be of another one, or lapsed. */
export async function askAsHolder<Answer>(
  { hasToken, prove }: Holding,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  if (hasToken) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.failure.kind === 'connection') throw error;
    }
  }
  await prove();
  return ask();
}

interface Holder {
  readonly code: string;
  readonly email: string;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** Asks something as who holds a registration: code and email prove who is there. */
export function asHolder<Answer>(
  call: Call,
  { code, email, locale, signal }: Holder,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const hasToken = readToken() !== undefined && currentRegistration.read()?.code === code;
  const prove = async () => {
    const body = { code, email };
    const { registration } = await call(api.lookup.getLookUpRegistration, { body, signal, locale });
    rememberRegistration(registration);
  };
  return askAsHolder({ hasToken, prove }, ask);
}
