import type { Query, QueryClient, QueryOptions } from '@tanstack/react-query';
import type { Call } from '#src/api/client.ts';
import type { Repeat } from '#src/api/query.ts';
import type { FirstAnswer } from '../initial-data.ts';

/** The most rounds of rendering and loading. */
const MOST_ROUNDS = 4;

/**
 * Requested during rendering, and neither loaded nor failed; data that changes by the second is left to the browser.
 */
function isAsked({ state, meta, options }: Query): boolean {
  const isEnabled = !('enabled' in options) || options.enabled !== false;
  return state.status === 'pending' && isEnabled && meta?.askedThere !== true;
}

/** The requests of each page, so that the next rendering can start them immediately. */
const known = new Map<string, { readonly repeats: readonly Repeat[]; readonly until: number }>();
const MOST_KNOWN = 500;
/** A page may ask for less once it is published again: then it is found out from the beginning. */
const KNOWN_FOR = 60_000;

/** Makes the requests of the page's last rendering. Errors are left to the rendering. */
export async function prefetchKnown(queries: QueryClient, call: Call, address: string): Promise<void> {
  const { repeats, until } = known.get(address) ?? { repeats: [], until: 0 };
  if (until < Date.now()) known.delete(address);
  else await Promise.all(repeats.map((repeat) => prefetch(queries, repeat(call))));
}

async function prefetch(queries: QueryClient, options: QueryOptions): Promise<void> {
  const { queryKey = [] } = options;
  await queries.prefetchQuery({ ...options, queryKey, retry: false });
  if (queries.getQueryState(queryKey)?.error) queries.removeQueries({ queryKey, exact: true });
}

/** Renders a page until it requests nothing more. */
export async function renderWithAnswers(
  queries: QueryClient,
  address: string,
  draw: () => Promise<string>,
): Promise<string> {
  const repeats: Repeat[] = [];
  for (let round = 1; ; round += 1) {
    const drawn = await draw();
    const all = queries.getQueryCache().getAll();
    // The browser would render something else: it requests them itself.
    for (const { state } of all) if (state.error) throw state.error;
    const asked = all.filter(isAsked);
    if (asked.length === 0) {
      remember(address, repeats);
      return drawn;
    }
    repeats.push(...asked.flatMap(repeatOf));
    if (round === MOST_ROUNDS) throw new Error('The page asks for ever more');
    await Promise.all(
      asked.map(({ queryKey, options }) => queries.prefetchQuery({ ...options, queryKey, retry: false })),
    );
  }
}

function remember(address: string, repeats: readonly Repeat[]): void {
  if (repeats.length === 0) return;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
  const before = known.get(address)?.repeats ?? [];
  known.set(address, { repeats: [...before, ...repeats], until: Date.now() + KNOWN_FOR });
}

function repeatOf({ options }: Query): Repeat[] {
  return 'repeat' in options ? [options.repeat as Repeat] : [];
}

/** Every answer that is there. */
export function answersIn(queries: QueryClient): FirstAnswer['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}
