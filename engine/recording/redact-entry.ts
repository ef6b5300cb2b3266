import { opened, parsed, readBody } from './call-body.ts';
import { endpointOf, holderOf, type KnownCall, tellsOfNobody } from './endpoint-of.ts';
import type { HarEntry, HarField, HarPostData, HarSocketMessage } from './har.ts';
import { type FirstAnswerData, firstAnswerIn } from './initial-data-of.ts';
import { createStandIns, type StandIns } from './pseudonyms.ts';
import { addDocuments, addVocabulary, type Found, type Redaction, redacted, withKnown } from './redact.ts';
import { isCodeLike, learnPathCodes, redactedParam, redactedUrl } from './redact-url.ts';

/** Headers that a recording keeps: none of them identifies a person. */
const KEPT_HEADERS = new Set([
  'content-type',
  'accept',
  'accept-language',
  'x-request-id',
  'content-language',
]);

/** Redacts entries in order. */
export interface EntryRedactor {
  readonly standIns: StandIns;
  /** Registers the texts of an entry's public documents as not personal. */
  learnPublic(entry: HarEntry): void;
  entry(entry: HarEntry, pointer?: string): HarEntry;
  /** Redacts other data of the session. */
  value(value: unknown, pointer?: string): unknown;
}

/** Starts without knowledge; `onFound` is called for each replaced value with its place in the file. */
export function createEntryRedactor(onFound: (found: Found) => void = () => {}): EntryRedactor {
  const standIns = createStandIns();
  const vocabulary = new Set<string>();
  const redactionAt = (pointer: string): Redaction => ({
    standIns,
    vocabulary,
    onFound: ({ pointer: inside, kind }) => onFound({ pointer: pointer + inside, kind }),
  });

  function learnPublic(given: HarEntry): void {
    const first = given._firstAnswer ?? firstAnswerIn(given);
    if (first !== undefined) addVocabulary(vocabulary, first);
    const { text = '', encoding } = given.response.content;
    const call = endpointOf(given.request.method, new URL(given.request.url).pathname);
    if (call === undefined || encoding === 'base64') return;
    (tellsOfNobody(call) ? addVocabulary : addDocuments)(vocabulary, parsed(text));
  }

  function entry(given: HarEntry, pointer = ''): HarEntry {
    const url = new URL(given.request.url);
    const call = endpointOf(given.request.method, url.pathname);
    const text = given.response.content.text ?? '';
    const answer = given.response.content.encoding === 'base64' ? undefined : parsed(text);
    learnPublic(given);
    if (call) learnCodes(standIns, call, readBody(given.request.postData), answer);
    if (call && !tellsOfNobody(call))
      learnPathCodes(given.request.method, given.request.url, redactionAt(''));
    learnCodesIn(readBody(given.request.postData), { standIns, vocabulary });
    if (call && !tellsOfNobody(call)) learnCodesIn(answer, { standIns, vocabulary });
    const first = given._firstAnswer ?? firstAnswerIn(given);

    const { request, response } = given;
    const isPublic = call !== undefined && tellsOfNobody(call);
    const messages = given._webSocketMessages?.map((message, at) =>
      redactedMessage(message, redactionAt(`${pointer}/_webSocketMessages/${at}/data`)),
    );
    for (const { name, where } of secretHeaders(given))
      onFound({ pointer: `${pointer}/${where}`, kind: name === 'authorization' ? 'token' : 'code' });
    return {
      ...given,
      request: {
        ...request,
        url: redactedUrl(request.url, redactionAt(`${pointer}/request/url`), isPublic),
        cookies: [],
        headers: keptHeaders(request.headers),
        queryString: request.queryString.map(({ name, value }, at) => ({
          name,
          value: isPublic
            ? withKnown(value, redactionAt(`${pointer}/request/queryString/${at}/value`))
            : redactedParam(name, value, redactionAt(`${pointer}/request/queryString/${at}/value`)),
        })),
        ...(request.postData && {
          postData: redactedBody(request.postData, redactionAt(`${pointer}/request/postData`)),
        }),
      },
      response: {
        ...response,
        cookies: [],
        headers: keptHeaders(response.headers),
        content: {
          ...response.content,
          ...(answer !== undefined && {
            text: rewritten(text, answer, redactionAt(`${pointer}/response/content/text`)),
          }),
        },
      },
      ...(first !== undefined && {
        _firstAnswer: redacted(first, redactionAt(`${pointer}/_firstAnswer`)) as FirstAnswerData,
      }),
      ...(messages && { _webSocketMessages: messages }),
    };
  }

  return {
    standIns,
    learnPublic,
    entry,
    value: (value, pointer = '') => redacted(value, redactionAt(pointer)),
  };
}

/** Codes that open something together with an address: those that identify a call's sender, and those in answers. */
function learnCodes(
  standIns: StandIns,
  call: KnownCall,
  body: ReturnType<typeof readBody>,
  answer: unknown,
): void {
  const learn = (code: unknown) => {
    if (typeof code === 'string' && code.length > 4) standIns.of('code', code);
  };
  const holder = holderOf(call);
  if (holder !== undefined) learn(call.params[holder] ?? body[holder]);
  if (typeof answer !== 'object' || answer === null) return;
  const { registration, dossier, group, group_code } = answer as Readonly<Record<string, unknown>>;
  for (const each of [registration, dossier, group])
    if (typeof each === 'object' && each !== null) {
      learn('code' in each ? each.code : undefined);
      learn('group_code' in each ? each.group_code : undefined);
    }
  learn(group_code);
}

/** Codes anywhere in an answer that is not of public documents, such as those of door tickets. */
function learnCodesIn(
  value: unknown,
  redaction: Pick<Redaction, 'standIns' | 'vocabulary'>,
  name = '',
): void {
  if (typeof value === 'string') {
    const opens = OPENING.test(name) && isCodeLike(value) && !redaction.vocabulary.has(value);
    if (opens) redaction.standIns.of('code', value);
  } else if (Array.isArray(value)) for (const each of value) learnCodesIn(each, redaction, name);
  else if (typeof value === 'object' && value !== null)
    for (const [inside, each] of Object.entries(value)) learnCodesIn(each, redaction, inside);
}

/** Names of codes that open something; a presenter's or a session's opens nothing. */
const OPENING =
  /^(?:code|qr|number|tickets?|(?:ticket|registration|group|buyer|exhibitor|sponsor|invitation)_code)$/i;

const keptHeaders = (headers: readonly HarField[]) =>
  headers.filter(({ name }) => KEPT_HEADERS.has(name.toLowerCase()));

/** Headers that identify a person, unless they are pseudonyms. */
function secretHeaders({ request, response }: HarEntry): { name: string; where: string }[] {
  const secret = (of: 'request' | 'response', headers: readonly HarField[]) =>
    headers.flatMap(({ name, value }, at) => {
      const isSecret = ['authorization', 'cookie', 'set-cookie'].includes(name.toLowerCase());
      return isSecret && !/^Bearer token-\d+$/.test(value)
        ? [{ name: name.toLowerCase(), where: `${of}/headers/${at}` }]
        : [];
    });
  return [...secret('request', request.headers), ...secret('response', response.headers)];
}

/** A body as fields, because its text would have to be parsed again. */
function redactedBody(data: HarPostData, redaction: Redaction): HarPostData {
  const { mimeType } = data;
  if (mimeType.startsWith('application/json') && data.text !== undefined)
    return { mimeType, text: rewritten(data.text, parsed(data.text), redaction) };
  const fields = redacted(readBody(data), redaction) as Readonly<Record<string, unknown>>;
  const params = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each) => ({ name, value: String(each) })),
  );
  return { mimeType: mimeType.split(';')[0] ?? mimeType, params };
}

/** JSON is written again only if something was replaced. */
function rewritten(text: string, value: unknown, redaction: Redaction): string {
  const clean = JSON.stringify(redacted(value, redaction));
  return clean === JSON.stringify(value) ? text : clean;
}

/** A socket message is JSON within JSON; in other text, known values are replaced. */
function redactedMessage(message: HarSocketMessage, redaction: Redaction): HarSocketMessage {
  const data = opened(message.data);
  if (typeof data === 'string') return { ...message, data: withKnown(data, redaction) };
  return { ...message, data: rewritten(message.data, data, redaction) };
}
