import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import type { Call } from '#src/api/client.ts';
import { readToken } from '#src/api/token.ts';
import { currentRegistration } from '#src/lib/persisted/current-registration.ts';
import { rememberRegistration } from './current.ts';

/** How a visitor proves that they hold a dossier: by this device's token, or by a proof that gives one. */
interface Holding {
  readonly hasToken: boolean;
  readonly prove: () => Promise<void>;
}

/** Makes a request as the holder of a dossier. This device's token may be expired or of another dossier. */
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

/** Makes a request as the holder of a registration, proved by code and email. */
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
