import { describe, expect, it } from 'vitest';
import type { HarEntry, HarFile } from './har.ts';
import { readRecording, redactFile } from './read-recording.ts';

// A secret in every place of a file that a browser, a proxy or a test tool may write; none may stay.
const host = 'https://teachers.example.com';
const SECRET = 'Q7KM-PLNT';
const EMAIL = 'ana.roy@school.bc.ca';

const base = (): HarEntry => ({
  startedDateTime: '2027-01-10T18:00:00.000Z',
  time: 40,
  request: {
    method: 'POST',
    url: `${host}/api/checkRegistration`,
    httpVersion: 'HTTP/2',
    cookies: [],
    headers: [],
    queryString: [],
    postData: { mimeType: 'application/json', text: '{}' },
    headersSize: -1,
    bodySize: -1,
  },
  response: {
    status: 200,
    statusText: 'OK',
    httpVersion: 'HTTP/2',
    cookies: [],
    headers: [],
    content: { size: 2, mimeType: 'application/json', text: '{"status":"new"}' },
    redirectURL: '',
    headersSize: -1,
    bodySize: -1,
  },
  cache: {},
  timings: { send: 0, wait: 40, receive: 0 },
});
/** One entry, changed as a place wants it; typed loosely, since much of it is in no specification. */
const withIn = (change: (entry: Record<string, unknown>) => void) => {
  const entry = structuredClone(base()) as unknown as Record<string, unknown>;
  change(entry);
  return [entry];
};
const requestOf = (entry: Record<string, unknown>) => entry['request'] as Record<string, unknown>;
const responseOf = (entry: Record<string, unknown>) => entry['response'] as Record<string, unknown>;
const holding = (code: string) => ({
  registration: { code, email: EMAIL, status: 'Not Submitted', started: 'Y' },
});
const named = (code: string) =>
  withIn((entry) => {
    responseOf(entry)['content'] = {
      size: 1,
      mimeType: 'application/json',
      text: JSON.stringify(holding(code)),
    };
  });

const places: Readonly<Record<string, (secret: string) => unknown[]>> = {
  'query of a page': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        method: 'GET',
        url: `${host}/registration/manage?code=${secret}&email=${EMAIL}`,
        queryString: [{ name: 'code', value: secret }],
      }),
    ),
  'query of a call': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), { url: `${host}/api/checkRegistration?code=${secret}` }),
    ),
  'listed query': (secret) =>
    withIn((entry) => Object.assign(requestOf(entry), { queryString: [{ name: 'code', value: secret }] })),
  'path of a page': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), { method: 'GET', url: `${host}/group-start/${secret}` }),
    ),
  'path of a call': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), { method: 'GET', url: `${host}/api/getMyMembership/${secret}` }),
    ),
  'path of an unknown call': (secret) =>
    withIn((entry) => Object.assign(requestOf(entry), { url: `${host}/api/somethingElse/${secret}` })),
  'fragment of an address': (secret) =>
    withIn((entry) => Object.assign(requestOf(entry), { url: `${host}/api/checkRegistration#${secret}` })),
  'user of an address': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        url: `https://${secret}:x@teachers.example.com/api/checkRegistration`,
      }),
    ),
  'body of a form': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        postData: { mimeType: 'application/x-www-form-urlencoded', text: `code=${secret}`, params: [] },
      }),
    ),
  'fields of a form': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        postData: { mimeType: 'multipart/form-data', params: [{ name: 'code', value: secret }] },
      }),
    ),
  'text beside the fields of a form': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        postData: { mimeType: 'multipart/form-data', params: [{ name: 'a', value: '1' }], text: secret },
      }),
    ),
  'body of a page': (secret) =>
    withIn((entry) => {
      Object.assign(requestOf(entry), { method: 'GET', url: `${host}/` });
      responseOf(entry)['content'] = { size: 1, mimeType: 'text/html', text: `<p>${secret}</p>` };
    }),
  'body in base64': (secret) =>
    withIn((entry) => {
      responseOf(entry)['content'] = {
        size: 1,
        mimeType: 'application/pdf',
        text: btoa(secret),
        encoding: 'base64',
      };
    }),
  'body that is no JSON': (secret) =>
    withIn((entry) => {
      responseOf(entry)['content'] = { size: 1, mimeType: 'text/plain', text: secret };
    }),
  'comment of an entry': (secret) => withIn((entry) => Object.assign(entry, { comment: secret })),
  'comment of a request': (secret) => withIn((entry) => Object.assign(requestOf(entry), { comment: secret })),
  'comment of a body': (secret) =>
    withIn((entry) => Object.assign(responseOf(entry)['content'] as object, { comment: secret })),
  redirect: (secret) =>
    withIn((entry) =>
      Object.assign(responseOf(entry), { redirectURL: `${host}/registration/manage?code=${secret}` }),
    ),
  'status in words': (secret) => withIn((entry) => Object.assign(responseOf(entry), { statusText: secret })),
  'server’s address': (secret) => withIn((entry) => Object.assign(entry, { serverIPAddress: secret })),
  connection: (secret) => withIn((entry) => Object.assign(entry, { connection: secret })),
  'field of another tool': (secret) =>
    withIn((entry) => Object.assign(entry, { _initiator: { url: secret } })),
  'field of another tool in a request': (secret) =>
    withIn((entry) => Object.assign(requestOf(entry), { _body: secret })),
  'cookie of a request': (secret) =>
    withIn((entry) => Object.assign(requestOf(entry), { cookies: [{ name: 'a', value: secret }] })),
  'cookie of an answer': (secret) =>
    withIn((entry) => Object.assign(responseOf(entry), { cookies: [{ name: 'a', value: secret }] })),
  'header that is kept': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), { headers: [{ name: 'x-request-id', value: secret }] }),
    ),
  'header that is not': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), { headers: [{ name: 'x-forwarded-for', value: secret }] }),
    ),
  'type of a body': (secret) =>
    withIn((entry) =>
      Object.assign(requestOf(entry), {
        headers: [{ name: 'content-type', value: `text/x; b="${secret} /"` }],
      }),
    ),
  cache: (secret) => withIn((entry) => Object.assign(entry, { cache: { beforeRequest: { eTag: secret } } })),
  timings: (secret) => withIn((entry) => Object.assign(entry, { timings: { comment: secret } })),
  'entry of another origin': (secret) => [
    ...withIn(() => {}),
    ...withIn(() => {}),
    ...withIn((entry) =>
      Object.assign(requestOf(entry), { url: `https://maps.example.net/api/x?q=${secret}` }),
    ),
  ],
  'address of a socket': (secret) =>
    withIn((entry) => {
      Object.assign(requestOf(entry), {
        method: 'GET',
        url: `wss://teachers.example.com/app/rostrum?auth=${secret}`,
      });
      Object.assign(entry, { _webSocketMessages: [] });
    }),
  'message of a socket before the answer that names it': (secret) => [
    ...withIn((entry) => {
      Object.assign(requestOf(entry), { method: 'GET', url: 'wss://teachers.example.com/app/rostrum' });
      const data = JSON.stringify({ event: 'subscribe', channel: `private-registration.${secret}` });
      Object.assign(entry, {
        _webSocketMessages: [{ type: 'send', time: 1, opcode: 1, data, comment: secret }],
      });
    }),
    ...named(secret),
  ],
  'ticket of the door': (secret) =>
    withIn((entry) => {
      Object.assign(requestOf(entry), { method: 'GET', url: `${host}/api/getMyTickets/AB2C-DE3F` });
      const text = JSON.stringify({ tickets: [{ code: secret, name: 'Evening' }] });
      responseOf(entry)['content'] = { size: 1, mimeType: 'application/json', text };
    }),
};

describe('a secret that is planted in a file is not in it once it was cleaned', () => {
  it.each(Object.entries(places))('%s', (_, plant) => {
    for (const secret of [SECRET, '7Q4M-2KXC-R7KM']) {
      const entries = [...plant(secret), ...withIn(() => {})];
      const log = {
        version: '1.2',
        creator: { name: 'WebInspector', version: '1', comment: secret },
        browser: { name: 'B', version: '1', comment: secret },
        pages: [
          {
            id: 'page_1',
            startedDateTime: '2027-01-10T18:00:00.000Z',
            title: `${host}/?code=${secret}`,
            pageTimings: {},
          },
        ],
        comment: secret,
        _other: { secret },
        entries,
      };
      const { har } = redactFile({ log } as unknown as HarFile);
      const text = JSON.stringify(har);
      for (const left of [secret, EMAIL, btoa(secret)])
        expect([left, text.includes(left)]).toEqual([left, false]);
      expect(readRecording(text)).toMatchObject({ ok: true });
      expect(redactFile(har)).toEqual({ har, problems: [] });
    }
  });
});
