import type { InnerCall, PageVisit } from '#engine/contract/initial-data.ts';

type Answer = Awaited<ReturnType<PageVisit['call']>>;

/** An answer together with its JSON, by which two answers are compared. */
export interface ComparedAnswer {
  readonly answer: Answer;
  readonly json: string;
}

type Entry = {
  readonly generation: number;
  readonly calledAt: number;
  readonly answered: Promise<ComparedAnswer>;
};

const MOST_ANSWERS = 200;

/**
 * Shares the answers of calls between the pages that are rendered from them, until something is written to the event or
 * `freshMs` have passed. Most pages make the same calls (event, menu, site), and all of them are checked after a write.
 */
export function createSharedCalls(now: () => number, freshMs: number) {
  const entries = new Map<string, Entry>();

  /** Answers a call of a scope (host and language) as of the event's generation of writes. A failed call is not kept. */
  return async (
    scope: string,
    generation: number,
    call: InnerCall,
    make: PageVisit['call'],
  ): Promise<ComparedAnswer> => {
    const key = `${scope} ${JSON.stringify(call)}`;
    const known = entries.get(key);
    if (known?.generation === generation && now() - known.calledAt < freshMs) return known.answered;
    const answered = make(call).then((answer) => ({ answer, json: JSON.stringify(answer) }));
    const entry = { generation, calledAt: now(), answered };
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.size > MOST_ANSWERS ? entries.keys().next().value : undefined;
    if (oldest !== undefined) entries.delete(oldest);
    try {
      const made = await answered;
      if (made.answer.status >= 500 && entries.get(key) === entry) entries.delete(key);
      return made;
    } catch (error) {
      if (entries.get(key) === entry) entries.delete(key);
      throw error;
    }
  };
}
