import { TOKEN_KEY, type TokenStore, tokenStore } from '#src/api/token.ts';
import { type PersistedValue, persistedValue } from '#src/lib/persisted/persisted-value.ts';

/** What this device has under way in a flow. */
export interface CurrentApplication {
  readonly code: string;
  readonly email: string;
}

function parse(stored: unknown): CurrentApplication | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { code, email } = stored as Record<string, unknown>;
  return typeof code === 'string' && typeof email === 'string' ? { code, email } : undefined;
}

interface Kept {
  readonly current: PersistedValue<CurrentApplication>;
  readonly tokens: TokenStore;
}

const kept = new Map<string, Kept>();

/** What this device keeps of a flow: a registration that is under way beside it keeps its own token. */
export function applicationOf(flow: string): Kept {
  const known = kept.get(flow);
  if (known) return known;
  const made: Kept = {
    current: persistedValue(`current-application-${flow}`, parse),
    tokens: tokenStore(`${TOKEN_KEY}-${flow}`),
  };
  kept.set(flow, made);
  return made;
}
