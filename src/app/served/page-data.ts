import type { Query, QueryClient } from '@tanstack/react-query';
import type { FirstAnswer } from '../first-answer.ts';

/** Parts of a page may come to ask for more once they are drawn; deeper than this nothing asks. */
const MOST_ROUNDS = 4;

/** Asked for by what was drawn, and neither there nor refused; what changes by the second is the browser's to ask. */
function isAsked({ state, meta, options }: Query): boolean {
  const isEnabled = !('enabled' in options) || options.enabled !== false;
  return state.status === 'pending' && isEnabled && meta?.askedThere !== true;
}

/** Draws until nothing that is drawn asks for an answer that is not there. */
export async function drawWithAnswers(queries: QueryClient, draw: () => Promise<string>): Promise<string> {
  for (let round = 1; ; round += 1) {
    const drawn = await draw();
    const known = queries.getQueryCache().getAll();
    // The browser would not draw the same: it asks again.
    for (const { state } of known) if (state.error) throw state.error;
    const asked = known.filter(isAsked);
    if (asked.length === 0) return drawn;
    if (round === MOST_ROUNDS) throw new Error('The page asks for ever more');
    await Promise.all(
      asked.map(({ queryKey, options }) => queries.prefetchQuery({ ...options, queryKey, retry: false })),
    );
  }
}

/** Every answer that is there. */
export function answersIn(queries: QueryClient): FirstAnswer['answers'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}
