import { parsed } from './call-body.ts';
import { endpointOf } from './endpoint-of.ts';
import type { HarEntry, HarField } from './har.ts';
import { firstAnswerIn } from './initial-data-of.ts';

/** Headers that a replay reads, with the allowed values: none with personal data. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  'content-type': /^[\w/+.-]+(?:; ?charset=[\w-]+)?$/,
  accept: /^[\w/+.*;=, -]{1,200}$/,
  'accept-language': /^[\w;=,.* -]{1,100}$/,
  'content-language': /^[\w, -]{1,40}$/,
  'x-request-id': /^[0-9a-f]{8}$/,
};

/**
 * The parts of a redacted entry that a replay needs: calls of the contract with JSON, pages with their answers,
 * sockets. Everything else is dropped: files, comments, addresses, other tools' fields. Undefined if nothing is needed.
 */
export function redactedEntry(entry: HarEntry, host: string): HarEntry | undefined {
  const url = new URL(entry.request.url);
  if (url.hostname !== host) return undefined;
  const isCall = endpointOf(entry.request.method, url.pathname) !== undefined;
  const first = isCall ? undefined : firstAnswerIn(entry);
  const messages = entry._webSocketMessages;
  if (!isCall && first === undefined && messages === undefined) return undefined;
  const { request, response } = entry;
  const { mimeType, text, encoding } = response.content;
  const json = isCall && encoding === undefined && parsed(text ?? '') !== undefined ? text : undefined;
  return {
    startedDateTime: new Date(entry.startedDateTime).toISOString(),
    time: Number(entry.time) || 0,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: harmless(request.headers),
      queryString: request.queryString.map(({ name, value }) => ({ name, value })),
      ...(request.postData && isCall && { postData: request.postData }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: Number(response.status) || 0,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: harmless(response.headers),
      content: {
        size: json === undefined ? 0 : Number(response.content.size) || json.length,
        mimeType: plainType(mimeType),
        text: json ?? '',
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: Number(entry.time) || 0, receive: 0 },
    _resourceType: messages ? 'websocket' : isCall ? 'fetch' : 'document',
    ...(first !== undefined && { _firstAnswer: first }),
    ...(messages && {
      _webSocketMessages: messages.map(({ type, time, opcode, data }) => ({
        type: type === 'send' ? 'send' : 'receive',
        time: Number(time) || 0,
        opcode: Number(opcode) || 1,
        data,
      })),
    }),
  };
}

function harmless(headers: readonly HarField[]): HarField[] {
  return headers.flatMap(({ name, value }) => {
    const lower = name.toLowerCase();
    return Object.hasOwn(HARMLESS, lower) && HARMLESS[lower]?.test(value) ? [{ name, value }] : [];
  });
}

const plainType = (mimeType: string) => /^[\w/+.-]+/.exec(mimeType)?.[0] ?? 'x-unknown';
