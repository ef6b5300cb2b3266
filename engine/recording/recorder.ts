import type { HarEntry, HarFile, HarPostData, HarSocketMessage, OwnPart } from './har.ts';
import { firstAnswerOfPage } from './initial-data-of.ts';
import { createEntryRedactor, type EntryRedactor } from './redact-entry.ts';

/** A call and its answer as observed. */
export interface SeenCall {
  readonly method: string;
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: HarPostData | undefined;
  readonly status: number;
  readonly answerHeaders?: Readonly<Record<string, string>>;
  readonly mimeType: string;
  readonly text: string;
}

export interface Recorder {
  call(seen: SeenCall): void;
  /** Records a page's embedded answers. */
  page(seen: SeenCall): void;
  socket(seen: {
    url: string;
    startedAt: number;
    endedAt: number;
    messages: readonly HarSocketMessage[];
  }): void;
  har(own: OwnPart): HarFile;
}

const fields = (headers: Readonly<Record<string, string>> = {}) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** Records a session; personal data is replaced before anything is stored. */
export function createRecorder(creator = { name: 'Rostrum', version: '1' }): Recorder {
  const redactor = createEntryRedactor();
  const entries: HarEntry[] = [];
  const add = (seen: SeenCall, more: Partial<HarEntry> & { mimeType?: string; text?: string }) => {
    const { mimeType, text, ...own } = more;
    entries.push(redactor.entry(entryOf(seen, mimeType ?? seen.mimeType, text ?? '', own)));
  };
  return {
    call: (seen) => add(seen, { _resourceType: 'fetch', text: seen.text }),
    page(seen) {
      const first = firstAnswerOfPage(seen.text);
      // The replaying website renders the page again from its answers.
      add(seen, { _resourceType: 'document', ...(first && { _firstAnswer: { ...first, drawn: false } }) });
    },
    socket({ url, startedAt, endedAt, messages }) {
      const seen = { method: 'GET', url, startedAt, milliseconds: endedAt - startedAt, status: 101 };
      add(
        { ...seen, mimeType: 'x-unknown', text: '' },
        { _resourceType: 'websocket', _webSocketMessages: messages },
      );
    },
    har(own) {
      const sorted = entries.toSorted((a, b) => a.startedDateTime.localeCompare(b.startedDateTime));
      const { steps, ...rest } = own;
      learnKept(rest.kept, redactor);
      return {
        log: {
          version: '1.2',
          creator,
          pages: [],
          entries: sorted,
          _rostrum: {
            ...(redactor.value(rest) as typeof rest),
            redacted: 'Y' as const,
            ...(steps && { steps: steps.map((step) => cleanStep(step, redactor.value)) }),
          },
        },
      };
    },
  };
}

/** The device's storage contains codes that calls may not mention. */
function learnKept(kept: OwnPart['kept'], { standIns }: EntryRedactor): void {
  for (const text of Object.values(kept ?? {}))
    for (const [, code] of text.matchAll(/"(?:group_)?code":"([^"]{5,})"/g)) standIns.of('code', code ?? '');
}

type Step = NonNullable<OwnPart['steps']>[number];

/** A typed text is treated as an answer: everything typed is personal. */
function cleanStep(step: Step, clean: (value: unknown) => unknown): Step {
  if (step.do !== 'fill' || isGiven(step.text)) return clean(step) as Step;
  const { text } = (clean({ answers: { text: step.text } }) as { answers: { text: string } }).answers;
  return { ...(clean({ ...step, text: '' }) as typeof step), text };
}

/** A value given by others is already a placeholder. */
const isGiven = (text: string) => /^\{\w+\}$/.test(text);

function entryOf(seen: SeenCall, mimeType: string, text: string, own: Partial<HarEntry>): HarEntry {
  const url = new URL(seen.url);
  return {
    startedDateTime: new Date(seen.startedAt).toISOString(),
    time: seen.milliseconds,
    request: {
      method: seen.method,
      url: seen.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: fields(seen.headers),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(seen.body && { postData: seen.body }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: seen.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: fields(seen.answerHeaders),
      content: { size: text.length, mimeType, text },
      redirectURL: seen.answerHeaders?.['location'] ?? '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: seen.milliseconds, receive: 0 },
    ...own,
  };
}
