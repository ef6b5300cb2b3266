import { describe, expect, it } from 'vitest';
import type { HarEntry, HarFile, OwnPart } from './har.ts';
import { recordingOf } from './recording.ts';

const start = Date.parse('2027-02-19T10:00:00.000Z');
const entry = (url: string, at: number, more: Record<string, unknown> = {}): HarEntry => {
  const {
    status = 200,
    time = 10,
    text = '[]',
    mimeType = 'application/json',
    method = 'GET',
    headers = [],
    ...own
  } = more;
  return {
    startedDateTime: new Date(start + at).toISOString(),
    time,
    request: { method, url, headers: [], queryString: [] },
    response: { status, headers, content: { size: 2, mimeType, text } },
    ...own,
  } as unknown as HarEntry;
};
const file = (entries: readonly HarEntry[], own?: object): HarFile =>
  ({ log: { version: '1.2', entries, ...(own && { _rostrum: own as OwnPart }) } }) as unknown as HarFile;
const page = (path: string, at: number) =>
  entry(`http://a.localhost${path}`, at, {
    mimeType: 'text/html',
    text: '<script type="application/json" id="first-answer">{"answers":[]}</script>',
  });
const A = 'http://a.localhost/api';

describe('what of a file is replayed', () => {
  it('is of the host that most calls went to, whatever else was fetched there', () => {
    const { own, calls, startedAt, milliseconds } = recordingOf(
      file([
        entry('http://b.localhost/api/one', 0),
        ...[1, 2, 3].map((at) => entry(`http://b.localhost/picture/${at}`, at)),
        entry(`${A}/two?x=1`, 300, { time: 50 }),
        entry(`${A}/one`, 100),
        entry('about:blank', 900),
      ]),
    );
    expect(own).toEqual({ name: 'recording', host: 'a.localhost', locale: 'en' });
    expect(calls.map(({ index, entry: place, url, at }) => [index, place, url, at])).toEqual([
      [0, 5, '/api/one', 0],
      [1, 4, '/api/two?x=1', 200],
    ]);
    expect(startedAt).toBe(start + 100);
    expect(milliseconds).toBe(250);
  });

  it('is of the host that it says', () => {
    const own = { name: 'n', host: 'b.localhost', locale: 'fr' };
    const recording = recordingOf(file([entry(`${A}/one`, 0), entry('http://b.localhost/api/two', 5)], own));
    expect(recording.own).toBe(own);
    expect(recording.calls.map(({ url }) => url)).toEqual(['/api/two']);
  });

  it('is no call that was never answered, and no time less than none', () => {
    const { calls, milliseconds } = recordingOf(
      file([entry(`${A}/cut`, 0, { status: 0 }), entry(`${A}/odd`, 5, { time: -1 }), entry(`${A}/same`, 5)]),
    );
    expect(calls.map(({ url, milliseconds: took }) => [url, took])).toEqual([
      ['/api/odd', 0],
      ['/api/same', 10],
    ]);
    expect(milliseconds).toBe(15);
    expect(recordingOf(file([]))).toMatchObject({
      startedAt: 0,
      milliseconds: 0,
      calls: [],
      pages: [],
      messages: [],
    });
    expect(recordingOf(file([])).own.host).toBe('');
  });

  it('has headers by their names in small letters', () => {
    const headers = [{ name: 'X-Request-Id', value: 'r' }];
    expect(recordingOf(file([entry(`${A}/one`, 0, { headers })])).calls[0]?.headers).toEqual({
      'x-request-id': 'r',
    });
  });

  it.each([
    [['/fr', '/'], 'fr'],
    [['/fr/venue?x=1'], 'fr'],
    [['/french'], 'en'],
    [['/venue', '/fr'], 'en'],
    [['/x/fr/'], 'en'],
    [[], 'en'],
  ])('is in the language of its first page: %j, %s', (paths, locale) => {
    const { own, pages } = recordingOf(
      file([entry(`${A}/one`, 0), ...paths.map((path, at) => page(path, at + 1))]),
    );
    expect(own.locale).toBe(locale);
    expect(pages.map(({ path, at }) => [path, at])).toEqual(
      paths.map((path, at) => [path.split('?')[0], at + 1]),
    );
  });

  it('takes no answer of a call for a page', () => {
    expect(recordingOf(file([page('/api/page', 0)]))).toMatchObject({
      pages: [],
      calls: [{ url: '/api/page' }],
    });
  });

  it('tells each message after the last call that may have brought it about', () => {
    const socket = (...messages: [type: string, at: number, data: string][]) =>
      entry('ws://a.localhost/app/x', 0, {
        status: 101,
        _webSocketMessages: messages.map(([type, at, data]) => ({
          type,
          time: (start + at) / 1000,
          opcode: 1,
          data,
        })),
      });
    const { messages } = recordingOf(
      file([
        socket(['receive', 5, 'first'], ['send', 15, 'said'], ['receive', 25, 'acted']),
        entry(`${A}/act`, 20, { method: 'POST', time: 50 }),
        entry(`${A}/read`, 30, { time: 50 }),
        socket(['receive', 70, 'at its end'], ['receive', 80, 'read'], ['receive', 95, 'later']),
      ]),
    );
    expect(
      messages.map(({ socket: of, after, delay, data }) => [of, after, Math.round(delay), data]),
    ).toEqual([
      [0, -1, 5, 'first'],
      [0, 0, 0, 'acted'],
      [1, 0, 0, 'at its end'],
      [1, 1, 0, 'read'],
      [1, 1, 15, 'later'],
    ]);
  });
});
