import { eq } from 'drizzle-orm';
import type { PreviewEntry } from '#engine/contract/previews.ts';
import type { ServedConfiguration } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { siteDraft } from '#server/database/schema.ts';
import { previewDocuments } from './preview-documents.ts';
import { type PreviewProcess, startPreviewProcess } from './preview-process.ts';
import type { PreviewVisitor } from './preview-visitor.ts';

/** A preview without a request for this long is stopped. */
const IDLE_MS = 15 * 60_000;

/** What a request for a preview is about. */
export interface PreviewRequest {
  readonly draft: string;
  /** The moment that the preview shows, in milliseconds since 1970; absent for now. */
  readonly at: number | undefined;
  readonly eventCode: string;
  /** The host name that the request came to. */
  readonly host: string;
  /** The origins whose pages may show the preview in a frame. */
  readonly ancestors: readonly string[];
}

/** The previews of this process, each a server of its own. */
export interface Previews {
  /** The port on the loopback address that serves a draft as it is now; undefined for an unknown draft. */
  portOf(request: PreviewRequest): Promise<number | undefined>;
  /** Begins a registration or application for a visitor in a preview; undefined for an unknown draft. */
  enter(request: PreviewRequest, visitor: PreviewVisitor): Promise<PreviewEntry | undefined>;
  /** The port of a preview that runs already; undefined if none does. */
  runningPort(draft: string, at: number | undefined): Promise<number> | undefined;
  /** Sends a draft that was saved to its open previews. */
  refresh(draft: string): void;
  close(): Promise<void>;
}

interface Running {
  readonly request: PreviewRequest;
  readonly process: PreviewProcess;
  /** What it serves: the draft's and the configuration's state. */
  state: string;
  port: Promise<number>;
  usedAt: number;
}

interface Parts {
  readonly db: Database;
  readonly configuration: ServedConfiguration;
  /** The most previews that run at once; the one that was unused for longest makes room. */
  readonly most: number;
  complain(text: string): void;
}

const keyOf = (draft: string, at: number | undefined) => `${draft} ${at ?? ''}`;

/** Starts previews when they are asked for, and stops those that are no longer used. */
export function openPreviews({ db, configuration, most, complain }: Parts): Previews {
  const running = new Map<string, Running>();

  function stop(key: string): void {
    running.get(key)?.process.stop();
    running.delete(key);
  }

  function start(key: string, request: PreviewRequest): Running {
    const oldest = [...running].toSorted(([, a], [, b]) => a.usedAt - b.usedAt);
    for (const [each] of oldest.slice(0, Math.max(0, running.size - most + 1))) stop(each);
    const { eventCode, ancestors, at } = request;
    const ahead = at === undefined ? 0 : at - Date.now();
    const process = startPreviewProcess({ eventCode, ancestors, ahead }, complain);
    const started: Running = { request, process, state: '', port: Promise.resolve(0), usedAt: Date.now() };
    running.set(key, started);
    void process.ended.then(() => {
      if (running.get(key) === started) running.delete(key);
    });
    return started;
  }

  async function serve(preview: Running, changedAt: Date): Promise<number> {
    const { draft, eventCode, host } = preview.request;
    const state = `${changedAt.getTime()} ${configuration.revision(eventCode)}`;
    if (preview.state !== state) {
      preview.state = state;
      preview.port = previewDocuments(db, configuration, { eventCode, draft, host }).then((documents) =>
        preview.process.serve(documents),
      );
    }
    return preview.port;
  }

  async function changedAtOf(draft: string): Promise<{ changedAt: Date; eventCode: string } | undefined> {
    const { changedAt, eventCode } = siteDraft;
    const [row] = await db.select({ changedAt, eventCode }).from(siteDraft).where(eq(siteDraft.id, draft));
    return row;
  }

  const idle = setInterval(() => {
    for (const [key, { usedAt }] of running) if (Date.now() - usedAt > IDLE_MS) stop(key);
  }, 60_000);
  idle.unref();

  /** The preview that a request is for, once it serves the draft as it is now; undefined for an unknown draft. */
  async function current(request: PreviewRequest): Promise<Running | undefined> {
    const key = keyOf(request.draft, request.at);
    const row = await changedAtOf(request.draft);
    if (row?.eventCode !== request.eventCode) {
      stop(key);
      return undefined;
    }
    const preview = running.get(key) ?? start(key, request);
    preview.usedAt = Date.now();
    try {
      await serve(preview, row.changedAt);
    } catch (error) {
      stop(key);
      throw error;
    }
    return preview;
  }

  return {
    runningPort(draft, at) {
      return running.get(keyOf(draft, at))?.port;
    },
    portOf: async (request) => (await current(request))?.port,
    enter: async (request, visitor) => (await current(request))?.process.enter(visitor),
    refresh(draft) {
      for (const preview of running.values()) {
        if (preview.request.draft !== draft) continue;
        changedAtOf(draft)
          .then((row) => row && serve(preview, row.changedAt))
          .catch((error: unknown) => complain(`A preview was not refreshed: ${String(error)}\n`));
      }
    },
    async close() {
      clearInterval(idle);
      const ends = [...running.values()].map(({ process }) => process.ended);
      for (const key of [...running.keys()]) stop(key);
      await Promise.all(ends);
    },
  };
}
