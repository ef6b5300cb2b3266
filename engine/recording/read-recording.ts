import { readUrl } from '../form/format/read-url.ts';
import { endpointOf } from './endpoint-of.ts';
import type { HarFile } from './har.ts';
import { type Recording, recordingOf } from './recording.ts';
import { createEntryRedactor } from './redact-entry.ts';
import { redactedEntry } from './redacted-entry.ts';

/** A fault in a file, with its place. */
export interface RecordingProblem {
  /** A JSON pointer into the file; '' is the file itself. */
  readonly pointer: string;
  readonly problem: string;
}

export type ReadRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly problems: readonly RecordingProblem[] };

/** Beyond this a file is of a whole day's browsing, and no session. */
export const LARGEST_RECORDING = 64 * 1024 * 1024;

/** The message for a file that is too large; undefined for others. */
export function tooLarge(bytes: number): string | undefined {
  if (bytes <= LARGEST_RECORDING) return undefined;
  const megabytes = (size: number) => Math.ceil(size / 1024 / 1024);
  return `has ${megabytes(bytes)} MB, more than the ${megabytes(LARGEST_RECORDING)} MB that are read: export the calls of /api/ alone.`;
}

/** Reads a HAR file; refuses one that cannot be replayed or contains personal data, with the place. */
export function readRecording(text: string): ReadRecording {
  const large = tooLarge(text.length);
  if (large) return refused('', large);
  const file = readHar(text);
  if ('problem' in file) return refused(file.pointer, file.problem);
  const { har } = file;
  const recording = recordingOf(har);
  const known = recording.calls.filter(({ method, url }) => endpointOf(method, url.split('?')[0] ?? ''));
  // A page may have contained all of its data and made no calls.
  if (known.length === 0 && recording.pages.length === 0) {
    const other = recording.own.host || (har.log.entries[0]?.request.url ?? 'nothing');
    return refused('/log/entries', `has no call of this product’s API; it is of ${other}.`);
  }
  const problems = personalIn(har);
  if (problems.length > 0) return { ok: false, problems };
  // A file that looks clean may contain what the check does not know.
  if (recording.own.redacted !== 'Y')
    return refused('/log/_rostrum/redacted', 'is missing: this file was not cleaned. --redact cleans it.');
  return { ok: true, recording };
}

/** Reads a HAR file as far as we use it, personal data included; otherwise says what is wrong, and where. */
export function readHar(text: string): { har: HarFile } | RecordingProblem {
  const file = parseHar(text);
  if ('problem' in file) return { pointer: '', problem: file.problem };
  return shapeProblem(file.har) ?? { har: file.har as HarFile };
}

/** A file with all personal data replaced, and the places of it. */
export function redactFile(har: HarFile): { har: HarFile; problems: readonly RecordingProblem[] } {
  const problems: RecordingProblem[] = [];
  const redactor = createEntryRedactor(({ pointer, kind }) =>
    problems.push({ pointer, problem: `holds ${WORDS[kind]}` }),
  );
  const { entries, _rostrum: own, creator } = har.log;
  // Two passes: texts of documents are public, and codes personal, everywhere, including before the entry that shows
  // it.
  for (const entry of entries) redactor.learnPublic(entry);
  for (const entry of entries) redactor.entry(entry);
  if (own) redactor.value(own);
  problems.length = 0;
  const { host, locale } = recordingOf(har).own;
  const kept = entries.flatMap((entry, at) => {
    const clean = redactedEntry(redactor.entry(entry, `/log/entries/${at}`), host);
    return clean ? [clean] : [];
  });
  const clean = own && (redactor.value(own, '/log/_rostrum') as typeof own);
  const log = {
    version: '1.2',
    creator: { name: plainName(creator?.name), version: plainName(creator?.version) },
    pages: [],
    entries: kept,
    _rostrum: { name: 'recording', host, locale, ...clean, redacted: 'Y' as const },
  };
  return { har: { log }, problems };
}

const WORDS = {
  email: 'an email address',
  first_name: 'a name',
  last_name: 'a name',
  phone: 'a telephone number',
  postal_code: 'a postal code',
  street: 'an address',
  city: 'an address',
  birth_date: 'a day of birth',
  token: 'a token',
  card: 'a card’s number',
  text: 'something that was typed',
  code: 'a code or cookie that opens what is somebody’s',
} as const;

/** The name of a program. */
const plainName = (name: unknown) => (typeof name === 'string' && /^[\w ,.-]{1,40}$/.test(name) ? name : '');

const personalIn = (har: HarFile) =>
  redactFile(har).problems.map(({ pointer, problem }) => ({
    pointer,
    problem: `${problem}, which no recording may; --redact cleans it.`,
  }));

function refused(pointer: string, problem: string): ReadRecording {
  return { ok: false, problems: [{ pointer, problem }] };
}

/** Reads the JSON of a file. */
export function parseHar(text: string): { har: unknown } | { problem: string } {
  try {
    return { har: JSON.parse(text) };
  } catch {
    const end = text.trimEnd();
    if (!end.startsWith('{')) return { problem: 'is not a HAR file: it is no JSON.' };
    const isCut = !end.endsWith('}') || (end.match(/\{/g)?.length ?? 0) > (end.match(/\}/g)?.length ?? 0);
    return {
      problem: isCut
        ? `breaks off after ${end.length.toLocaleString('en')} characters: the file is not whole.`
        : 'is not a HAR file: its JSON cannot be read.',
    };
  }
}

/** The first place at which a file is not HAR 1.2, as far as we read it. */
function shapeProblem(har: unknown): RecordingProblem | undefined {
  const at = (pointer: string, problem: string) => ({ pointer, problem });
  if (!isObject(har) || !isObject(har['log'])) return at('/log', 'is missing: this is not a HAR file.');
  const { version, entries } = har['log'];
  if (typeof version !== 'string' || !version.startsWith('1.'))
    return at('/log/version', `is ${JSON.stringify(version)}; HAR 1.2 is read.`);
  if (!Array.isArray(entries)) return at('/log/entries', 'is no list.');
  for (const [index, entry] of entries.entries()) {
    const place = `/log/entries/${index}`;
    if (!isObject(entry)) return at(place, 'is no entry.');
    const { request, response, startedDateTime } = entry;
    if (!isObject(request) || typeof request['url'] !== 'string' || !readUrl(request['url']))
      return at(`${place}/request/url`, 'is no address.');
    for (const name of ['headers', 'queryString'] as const)
      if (!Array.isArray(request[name])) return at(`${place}/request/${name}`, 'is no list.');
    if (!isObject(response) || !isObject(response['content']) || !Array.isArray(response['headers']))
      return at(`${place}/response`, 'is no answer.');
    if (typeof response['content']['mimeType'] !== 'string')
      return at(`${place}/response/content/mimeType`, 'is missing.');
    if (Number.isNaN(Date.parse(String(startedDateTime))))
      return at(`${place}/startedDateTime`, 'is no time.');
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
