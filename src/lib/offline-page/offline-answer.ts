/** The cache for saved pages and their files, and until when a page is valid. */
export const KEPT_CACHE = 'kept-pages';
export const KEPT_UNTIL = 'x-kept-until';

/** A saved page is shown after this long without an answer, in milliseconds. */
const PATIENCE = 4_000;

export interface OfflineCache {
  readonly match: () => Promise<Response | undefined>;
  readonly remove: () => Promise<unknown>;
}

/**
 * A page from the network, or its saved copy if the network fails or is too slow and the copy is still valid. Without a
 * copy, rejects with the network's error.
 */
export async function offlineAnswer(
  ask: () => Promise<Response>,
  { match, remove }: OfflineCache,
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
