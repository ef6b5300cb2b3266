import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '#engine/form/languages/text.ts';
import { type Call, createClient, withTokens } from '#src/api/client.ts';
import type { TokenStore } from '#src/api/token.ts';
import { endSignIn } from './use-organizer.ts';

/**
 * Makes the client of the desk: the session's cookie says who calls, so no token is sent or stored, not even that of a
 * registration that this browser has open. A 401 shows the sign-in.
 */
export function createDeskClient(locale: Locale, queries: QueryClient): Call {
  const noToken: TokenStore = {
    read: () => undefined,
    store: () => {},
    forget: () => endSignIn(queries),
  };
  return withTokens(createClient({ locale: () => locale, onCall: () => {} }), noToken);
}
