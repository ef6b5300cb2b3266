import { readUrl } from '../form/format/read-url.ts';
import { type CallFields, readBody } from './call-body.ts';
import type { HarContent, HarEntry, HarFile, OwnPart } from './har.ts';
import { type FirstAnswerData, firstAnswerIn } from './initial-data-of.ts';

/** A recorded call with its answer. */
export interface RecordedCall {
  /** Its place among the calls, from 0. */
  readonly index: number;
  /** Its entry in the file. */
  readonly entry: number;
  readonly method: string;
  /** Path and query, from the root of the host. */
  readonly url: string;
  readonly fields: CallFields;
  readonly status: number;
  readonly content: HarContent;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly milliseconds: number;
}

/** A page that was opened, with the answers that came within it. */
export interface RecordedPage {
  readonly path: string;
  readonly at: number;
  readonly first: FirstAnswerData;
}

/** A message that the server told over a socket. */
export interface ToldMessage {
  readonly socket: number;
  readonly at: number;
  /** The last call before it (-1 for none), and the time since its answer. */
  readonly after: number;
  readonly delay: number;
  readonly data: string;
}

/** A session as it is replayed. */
export interface Recording {
  readonly own: OwnPart;
  /** Milliseconds since 1970: when it was. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly calls: readonly RecordedCall[];
  readonly pages: readonly RecordedPage[];
  readonly messages: readonly ToldMessage[];
}

const isCall = ({ request }: HarEntry) => pathOf(request.url).startsWith('/api/');

/** The replayable part of a file: calls and sockets of the host with the most calls. */
export function recordingOf({ log }: HarFile): Recording {
  const all = log.entries.map((entry, at) => ({ entry, at }));
  const host = log._rostrum?.host ?? busiestHost(log.entries);
  const ours = all.filter(({ entry }) => hostOf(entry.request.url) === host);
  const times = ours.map(({ entry }) => Date.parse(entry.startedDateTime));
  const startedAt = times.length === 0 ? 0 : Math.min(...times);
  const ended = ours.map(({ entry }, at) => (times[at] ?? startedAt) + Math.max(0, entry.time));
  const calls = ours
    .filter(({ entry }) => isCall(entry) && entry.response.status > 0)
    .map(({ entry, at }) => recordedCall(entry, at, startedAt))
    .sort((a, b) => a.at - b.at || a.entry - b.entry)
    .map((call, index) => ({ ...call, index }));
  const pages = ours.flatMap(({ entry }) => {
    const first = isCall(entry) ? undefined : firstAnswerIn(entry);
    const at = Date.parse(entry.startedDateTime) - startedAt;
    return first ? [{ path: pathOf(entry.request.url).split('?')[0] ?? '/', at, first }] : [];
  });
  const locale = /^\/fr(\/|$)/.test(pages[0]?.path ?? '') ? 'fr' : 'en';
  return {
    own: log._rostrum ?? { name: 'recording', host, locale },
    startedAt,
    milliseconds: Math.max(0, Math.max(startedAt, ...ended) - startedAt),
    calls,
    pages,
    messages: toldMessages(ours, calls, startedAt),
  };
}

function recordedCall({ request, response, startedDateTime, time }: HarEntry, entry: number, start: number) {
  const headers = response.headers.map(({ name, value }) => [name.toLowerCase(), value] as const);
  return {
    index: -1,
    entry,
    method: request.method,
    url: pathOf(request.url),
    fields: readBody(request.postData),
    status: response.status,
    content: response.content,
    headers: Object.fromEntries(headers),
    at: Date.parse(startedDateTime) - start,
    milliseconds: Math.max(0, time),
  };
}

/** The messages of sockets, each tied to the last call before it: the order holds at any speed. */
function toldMessages(
  ours: readonly { entry: HarEntry }[],
  calls: readonly RecordedCall[],
  startedAt: number,
): ToldMessage[] {
  return ours
    .filter(({ entry }) => entry._webSocketMessages !== undefined)
    .flatMap(({ entry }, socket) =>
      (entry._webSocketMessages ?? [])
        .filter(({ type }) => type === 'receive')
        .map(({ time, data }) => {
          const at = time * 1000 - startedAt;
          const before = calls.filter((call) => isBefore(call, at)).at(-1);
          const since = before ? before.at + before.milliseconds : 0;
          return { socket, at, after: before?.index ?? -1, delay: Math.max(0, at - since), data };
        }),
    );
}

/**
 * Whether a message follows a call: a write may have caused it before its answer, so it must wait for the call; a read
 * may have been caused by it.
 */
const isBefore = ({ method, at, milliseconds }: RecordedCall, time: number): boolean =>
  (method === 'GET' ? at + milliseconds : at) <= time;

function hostOf(url: string): string {
  return readUrl(url)?.hostname ?? '';
}

function pathOf(url: string): string {
  const { pathname = '', search = '' } = readUrl(url) ?? {};
  return pathname + search;
}

function busiestHost(entries: readonly HarEntry[]): string {
  const counts = new Map<string, number>();
  for (const entry of entries.filter(isCall)) {
    const host = hostOf(entry.request.url);
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
