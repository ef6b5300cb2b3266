import { asFields, type CallFields, opened } from './call-body.ts';
import { endpointOf, holderOf } from './endpoint-of.ts';
import { answerKind, nameIn, personalKind } from './personal-values.ts';

/** A call, independent of who makes it. */
export interface AskedCall {
  readonly method: string;
  /** Path and query, from the root of the host. */
  readonly url: string;
  readonly fields: CallFields;
}

/** A call as it is compared: personal values by kind only, since a recording has pseudonyms. */
export interface ComparedCall {
  readonly method: string;
  readonly path: string;
  readonly query: CallFields;
  readonly body: CallFields;
}

/** Fields that vary by chance: a socket's id, an edit's base. */
const BY_CHANCE = new Set(['base', 'socket_id', 'auth']);

/** Calls caused by pauses in typing: their number and contents vary, so they are matched by their subject. */
const AT_A_PAUSE: Readonly<Record<string, readonly string[]>> = { saveAutoInformation: ['form_type'] };

/** Converts a call to the form in which it is compared; `isPublic` recognizes texts of documents. */
export function comparedCall(asked: AskedCall, isPublic: (text: string) => boolean): ComparedCall {
  const url = new URL(asked.url, 'http://replay.localhost');
  const known = endpointOf(asked.method, url.pathname);
  const about = known && AT_A_PAUSE[known.name];
  const params = Object.entries(known?.params ?? {});
  const holder = known && holderOf(known);
  const path = params
    .filter(([name]) => name === holder)
    .reduce((whole, [name, value]) => whole.replace(encodeURIComponent(value), `{${name}}`), url.pathname);
  const fields = Object.entries(asked.fields).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== null &&
      !BY_CHANCE.has(name) &&
      (about === undefined || about.includes(name)),
  );
  const body = fields.map(([name, value]) => [
    name,
    name === holder ? 'its code' : kinds(asSent(opened(value)), nameIn(asked.fields, name), false, isPublic),
  ]);
  return {
    method: asked.method,
    path,
    query: sorted(asFields([...url.searchParams])) as CallFields,
    body: sorted(Object.fromEntries(body)) as CallFields,
  };
}

/** A field as a form would send it, in which everything is text and a list of one is that one. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    return value.length === 1 ? String(value[0]) : value.map(String);
  return typeof value === 'object' ? value : String(value);
}

const OF_ANSWERS = new Set(['values', 'answers']);

function kinds(
  value: unknown,
  name: string,
  isAnswer: boolean,
  isPublic: (text: string) => boolean,
): unknown {
  if (typeof value === 'string') {
    const kind = isAnswer ? answerKind(value, name) : personalKind(value, name);
    if (kind === undefined || (kind === 'text' && isPublic(value))) return value;
    // A test card's outcome is part of its token.
    const outcome = /^tok_sandbox_[a-z]+_\d{4}_([a-z]+)_/.exec(value)?.[1];
    return outcome === undefined ? `some ${kind}` : `a token, ${outcome}`;
  }
  if (Array.isArray(value)) return value.map((each) => kinds(each, name, isAnswer, isPublic));
  if (typeof value !== 'object' || value === null) return value;
  const inside = isAnswer || OF_ANSWERS.has(name);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, kinds(each, nameIn(value, key), inside, isPublic)]),
  );
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, each]) => [name, sorted(each)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** The key that equal calls share. */
export const keyOf = (call: ComparedCall): string => JSON.stringify(call);
