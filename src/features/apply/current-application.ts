import { isNamedFlow, type NamedFlow } from '#engine/event/addresses/flow-pages.ts';
import { type TokenStore, tokenOfFlow } from '#src/api/token.ts';
import {
  buyerInfo,
  exhibitorInfo,
  sponsorInfo,
  workshopProposalInfo,
} from '#src/lib/persisted/flow-stores.ts';
import { type PersistedValue, persistedValue } from '#src/lib/persisted/persisted-value.ts';
import { type CurrentApplication, draftIn } from './draft-in.ts';

function parse(stored: unknown): CurrentApplication | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { code, email } = stored as Record<string, unknown>;
  return typeof code === 'string' && typeof email === 'string' ? { code, email } : undefined;
}

/** The stores that the specification names (spec §3 "Also persisted one day"). */
const namedStores: Readonly<Record<NamedFlow, PersistedValue<CurrentApplication>>> = {
  exhibitor: draftIn(exhibitorInfo, ({ code, email }) => ({ exhibitor_code: code, code, email })),
  sponsor: draftIn(sponsorInfo, ({ code, email }) => ({ sponsor_code: code, code, email })),
  activity: draftIn(buyerInfo, ({ code, email }) => ({ buyer_code: code, activity_code: '', code, email })),
  proposal: draftIn(workshopProposalInfo, ({ code, email }) => ({
    workshops_code: code,
    instructor_code: '',
    code,
    email,
  })),
};

interface Kept {
  readonly current: PersistedValue<CurrentApplication>;
  readonly tokens: TokenStore;
}

const kept = new Map<string, Kept>();

/** What this device stores for a flow; a registration has a token of its own. */
export function applicationOf(flow: string): Kept {
  const known = kept.get(flow);
  if (known) return known;
  const made: Kept = {
    current: isNamedFlow(flow) ? namedStores[flow] : persistedValue(`current-application-${flow}`, parse),
    tokens: tokenOfFlow(flow),
  };
  kept.set(flow, made);
  return made;
}
