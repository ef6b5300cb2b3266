import { endpointOf } from './endpoint-of.ts';
import { personalKind } from './personal-values.ts';
import { type Redaction, withKnown } from './redact.ts';

/** Names of address parameters with secret codes. */
const CODE = /(?:^|_)(?:code|pass|token|secret|key|id)$/i;
/** Parts of the site's own addresses that are followed by a code. */
const BEFORE_CODE = new Set(['group-start', 'group-pay', 'workshop-proposals', 'existing', 'tickets']);
/** Values of addresses that many share. */
const HARMLESS = /^(?:[YN]|en|fr|\d{1,4}|\d{4}-\d\d-\d\d|true|false)?$/;
/** A search in public lists. */
const WORD = /^[a-z0-9-]{1,20}$/;
const HARMLESS_NAMES = new Set([
  ...['step', 'track', 'mode', 'day', 'days', 'view', 'zone', 'query', 'locale', 'type', 'fixture'],
  // Of the socket's own protocol.
  ...['protocol', 'client', 'version', 'flash'],
]);

/** An address with every value replaced that is not known to be harmless; an unreadable one is replaced as a whole. */
export function redactedUrl(given: string, redaction: Redaction, isPublicCall = false): string {
  let url: URL;
  try {
    url = new URL(given);
  } catch {
    return 'about:blank';
  }
  url.username = '';
  url.password = '';
  url.hash = '';
  const parts = url.pathname.split('/').map((part, at, all) => {
    const text = decoded(part);
    const known = withKnown(text, redaction);
    if (known !== text) return encodeURIComponent(known);
    const isCode = BEFORE_CODE.has(all[at - 1] ?? '') && text.length > 4 && !redaction.vocabulary.has(text);
    return isCode ? encodeURIComponent(standInOf('code', text, redaction)) : part;
  });
  url.pathname = parts.join('/');
  const search = new URLSearchParams();
  for (const [name, value] of url.searchParams)
    search.append(name, isPublicCall && WORD.test(value) ? value : redactedParam(name, value, redaction));
  const isChanged = search.toString() !== url.searchParams.toString() || url.pathname !== readPath(given);
  if (!isChanged && !/[#@]/.test(given)) return given;
  const query = search.toString();
  return url.origin + url.pathname + (query === '' ? '' : `?${query}`);
}

const readPath = (given: string) => new URL(given).pathname;

/** The value of a name in an address. */
export function redactedParam(name: string, value: string, redaction: Redaction): string {
  const known = withKnown(value, redaction);
  if (known !== value) return known;
  const kind = personalKind(value, name);
  if (kind !== undefined) return standInOf(kind, value, redaction);
  if (HARMLESS.test(value) || HARMLESS_NAMES.has(name) || redaction.vocabulary.has(value)) return value;
  return standInOf(CODE.test(name) ? 'code' : 'text', value, redaction);
}

function standInOf(
  kind: Parameters<Redaction['standIns']['of']>[0],
  value: string,
  { standIns, onFound }: Redaction,
): string {
  const standIn = standIns.of(kind, value);
  if (standIn !== value) onFound?.({ pointer: '', kind });
  return standIn;
}

/** The parameters of a call's path that name something of a person: learned so that they are replaced everywhere. */
export function learnPathCodes(method: string, url: string, { standIns, vocabulary }: Redaction): void {
  let pathname: string;
  try {
    pathname = new URL(url).pathname;
  } catch {
    return;
  }
  const call = endpointOf(method, pathname);
  for (const [name, value] of Object.entries(call?.params ?? {}))
    if (/code|id$/i.test(name) && isCodeLike(value) && !vocabulary.has(value)) standIns.of('code', value);
}

/** Whether a text has the form of the codes that open registrations, groups, applications and tickets. */
export const isCodeLike = (text: string): boolean => /^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){1,3}$/.test(text);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
