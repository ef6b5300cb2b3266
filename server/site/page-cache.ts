import { createHash } from 'node:crypto';
import type { DrawnPage, InnerCall, PageVisit, SentOn } from '#engine/contract/initial-data.ts';
import { compressText, type Encoding } from '#server/http/compressed-answers.ts';
import { createSharedCalls } from './shared-calls.ts';

/** How long a page is sent without asking whether what it shows is still so, in milliseconds. */
export const FRESH_MS = 1_000;
/** A page is rendered again after so long, whatever it shows: it may name days or count down to one. */
const LONGEST_MS = 60_000;
/** So many pages are kept; about 200 kB each with their compressed forms. */
const MOST_PAGES = 200;

/** What a page is rendered from. */
export interface PageParts {
  /** Renders the page, or says where the visit belongs. */
  render(call: PageVisit['call']): Promise<DrawnPage | SentOn | undefined>;
  /** Makes the whole document of a rendered page. */
  compose(page: DrawnPage): string;
  /** The calls that a page may make, those of an anonymous visitor. */
  readonly call: PageVisit['call'];
  /** The host and language of the calls; their answers depend on nothing else. */
  readonly callScope: string;
}

/** A rendered page as it is sent to everyone. */
export interface KeptPage {
  readonly page: DrawnPage;
  readonly html: Buffer;
  readonly etag: string;
  /** The document compressed, once for each encoding. */
  encoded(encoding: Encoding): Promise<Buffer>;
}

type Asked = { readonly call: InnerCall; readonly answer: string };
type Entry = {
  readonly eventCode: string;
  readonly kept: KeptPage;
  readonly asked: readonly Asked[];
  readonly renderedAt: number;
  checkedAt: number;
  generation: number;
};

/**
 * Keeps rendered pages, which are the same for every visitor. A page is sent as it is while nothing was written to its
 * event; after a write, and every second, the calls that it was rendered from are made again, and it is rendered again
 * if one of them is answered differently. Visitors who come meanwhile wait for the same rendering.
 */
export function createPageCache(now: () => number = Date.now) {
  const entries = new Map<string, Entry>();
  const pending = new Map<string, Promise<KeptPage | SentOn | undefined>>();
  const generations = new Map<string, number>();
  const generationOf = (eventCode: string) => generations.get(eventCode) ?? 0;
  const sharedCall = createSharedCalls(now, FRESH_MS);

  function isFresh({ eventCode, generation, checkedAt }: Entry): boolean {
    return generation === generationOf(eventCode) && now() - checkedAt < FRESH_MS;
  }

  async function isUnchanged({ eventCode, asked }: Entry, { call, callScope }: PageParts): Promise<boolean> {
    const generation = generationOf(eventCode);
    const answers = await Promise.all(
      asked.map((each) => sharedCall(callScope, generation, each.call, call)),
    );
    return asked.every(({ answer }, at) => answer === answers[at]?.json);
  }

  async function renew(
    key: string,
    eventCode: string,
    parts: PageParts,
    isPublic: boolean,
  ): Promise<KeptPage | SentOn | undefined> {
    const [generation, startedAt] = [generationOf(eventCode), now()];
    const known = entries.get(key);
    if (known && startedAt - known.renderedAt < LONGEST_MS && (await isUnchanged(known, parts))) {
      known.checkedAt = startedAt;
      known.generation = generation;
      return known.kept;
    }
    const asked: Asked[] = [];
    const answer = await parts.render(async (call) => {
      const { answer, json } = await sharedCall(parts.callScope, generation, call, parts.call);
      asked.push({ call, answer: json });
      return answer;
    });
    if (answer?.kind !== 'page') return answer;
    const kept = keptPage(answer, parts.compose(answer));
    entries.delete(key);
    if (isPublic && answer.status === 200) {
      entries.set(key, { eventCode, kept, asked, renderedAt: startedAt, checkedAt: startedAt, generation });
      const oldest = entries.size > MOST_PAGES ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    }
    return kept;
  }

  return {
    /** Says that something of an event was written, so that its pages are checked before they are sent again. */
    touch: (eventCode: string) => void generations.set(eventCode, generationOf(eventCode) + 1),
    /** Gives the page under a key; without one it is rendered for this visit alone. */
    async page(
      key: string | undefined,
      eventCode: string,
      parts: PageParts,
    ): Promise<KeptPage | SentOn | undefined> {
      if (key === undefined) return renew('', eventCode, parts, false);
      const known = entries.get(key);
      if (known && isFresh(known)) return known.kept;
      const generation = generationOf(eventCode);
      // What was written since a rendering began may not be in it.
      const turn = `${key} ${generation}`;
      const waiting = pending.get(turn);
      if (waiting) return waiting;
      const rendering = renew(key, eventCode, parts, true).finally(() => pending.delete(turn));
      pending.set(turn, rendering);
      return rendering;
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

function keptPage(page: DrawnPage, document: string): KeptPage {
  const html = Buffer.from(document);
  const encodings = new Map<Encoding, Promise<Buffer>>();
  return {
    page,
    html,
    // Weak: the same content may travel in another encoding.
    etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
    encoded(encoding) {
      const known = encodings.get(encoding) ?? compressText(encoding, html);
      encodings.set(encoding, known);
      return known;
    },
  };
}
