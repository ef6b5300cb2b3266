/** Where kept pages and their parts lie, and until when a page is good. */
export const KEPT_CACHE = 'kept-pages';
export const KEPT_UNTIL = 'x-kept-until';

/** After so long without an answer a page that is kept is shown; milliseconds. */
const PATIENCE = 4_000;

export interface KeptShelf {
  readonly match: () => Promise<Response | undefined>;
  readonly remove: () => Promise<unknown>;
}

/**
 * A page from the network; where that has none, fails or takes too long, as it was kept, until its time is over. The
 * network's own failure where nothing is kept.
 */
export async function keptAnswer(
  ask: () => Promise<Response>,
  { match, remove }: KeptShelf,
  { now = Date.now, patience = PATIENCE }: { now?: () => number; patience?: number } = {},
): Promise<Response> {
  const asked = ask();
  const answer = await Promise.race([asked.catch(() => undefined), after(patience)]);
  if (answer && answer.status < 500) return answer;
  const kept = await match();
  if (kept && Number(kept.headers.get(KEPT_UNTIL)) > now()) return kept;
  if (kept) await remove();
  return answer ?? asked;
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
