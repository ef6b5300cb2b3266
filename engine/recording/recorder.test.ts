import { describe, expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';

const header = (name: string, value: string) => ({ name, value });

describe('what is written down', () => {
  const seen = (at: number, more: object = {}) => ({
    method: 'GET',
    url: 'http://a.localhost/api/getTimeZones?b=2&a=1',
    startedAt: at,
    milliseconds: 7,
    status: 200,
    mimeType: 'application/json',
    text: '["x"]',
    ...more,
  });
  const own = { name: 'n', host: 'a.localhost', locale: 'en' };

  it('is a call as HAR has it, in the order of time', () => {
    const recorder = createRecorder({ name: 'Me', version: '2' });
    recorder.call(seen(2_000, { answerHeaders: { location: '/there', 'content-language': 'fr' } }));
    recorder.call(seen(1_000, { headers: { accept: 'a' }, body: { mimeType: 'text/plain', text: '' } }));
    const { log } = recorder.har(own);
    expect(log).toMatchObject({
      version: '1.2',
      creator: { name: 'Me', version: '2' },
      pages: [],
      _rostrum: own,
    });
    expect(log._rostrum).not.toHaveProperty('steps');
    expect(log.entries.map(({ startedDateTime }) => startedDateTime)).toEqual([
      '1970-01-01T00:00:01.000Z',
      '1970-01-01T00:00:02.000Z',
    ]);
    expect(log.entries[1]).toEqual({
      startedDateTime: '1970-01-01T00:00:02.000Z',
      time: 7,
      request: {
        method: 'GET',
        url: 'http://a.localhost/api/getTimeZones?b=2&a=1',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [],
        queryString: [header('b', '2'), header('a', '1')],
        headersSize: -1,
        bodySize: -1,
      },
      response: {
        status: 200,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [header('content-language', 'fr')],
        content: { size: 5, mimeType: 'application/json', text: '["x"]' },
        redirectURL: '/there',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: 7, receive: 0 },
      _resourceType: 'fetch',
    });
    expect(log.entries[0]).toMatchObject({
      request: { headers: [header('accept', 'a')] },
      response: { redirectURL: '' },
    });
    expect(log.entries[0]?.request).toHaveProperty('postData');
  });

  it('is of a page its answers alone, and of a socket what it said', () => {
    const recorder = createRecorder();
    const html = (data: string) => `<script type="application/json" id="first-answer">${data}</script>`;
    recorder.page(
      seen(1, {
        url: 'http://a.localhost/',
        mimeType: 'text/html',
        text: html('{"drawn":true,"answers":[]}'),
      }),
    );
    recorder.page(seen(2, { url: 'http://a.localhost/x', mimeType: 'text/html', text: '<p>Nothing</p>' }));
    const messages = [{ type: 'receive' as const, time: 1, opcode: 1, data: 'x' }];
    recorder.socket({ url: 'ws://a.localhost/app', startedAt: 3, endedAt: 10, messages });
    const [page, plain, socket] = recorder.har(own).log.entries;
    expect(page).toMatchObject({
      _resourceType: 'document',
      _firstAnswer: { drawn: false, answers: [] },
      response: { content: { mimeType: 'text/html', text: '' } },
    });
    expect(plain).not.toHaveProperty('_firstAnswer');
    expect(socket).toMatchObject({
      time: 7,
      _resourceType: 'websocket',
      _webSocketMessages: messages,
      request: { method: 'GET' },
      response: { status: 101, content: { size: 0, mimeType: 'x-unknown' } },
    });
  });

  it('is of a visitor’s steps what they did, and of what they typed nothing; what others gave is named', () => {
    const recorder = createRecorder();
    recorder.call(seen(1));
    const steps = [
      { do: 'fill', label: 'Name', text: 'Ana Roy' },
      { do: 'fill', label: 'Code', text: '{code}' },
      { do: 'fill', label: 'Odd', text: 'of {code}' },
      { do: 'fill', label: 'Odd too', text: '{code} of' },
      { do: 'press', name: 'Continue' },
    ] as unknown as NonNullable<Parameters<typeof recorder.har>[0]['steps']>;
    const kept = { registration: '{"code":"ZGFJ-DDTD"}', group: '{"group_code":"YYYY-XXXX","code":"ABCD"}' };
    const har = recorder.har({ ...own, steps, kept });
    expect(har.log._rostrum?.steps).toStrictEqual([
      { do: 'fill', label: 'Name', text: 'Text 1.' },
      { do: 'fill', label: 'Code', text: '{code}' },
      { do: 'fill', label: 'Odd', text: 'Text 2...' },
      { do: 'fill', label: 'Odd too', text: 'Text 3...' },
      { do: 'press', name: 'Continue' },
    ]);
    expect(har.log._rostrum?.kept).toEqual({
      registration: '{"code":"C0DE-0001"}',
      group: '{"group_code":"C0DE-0002","code":"ABCD"}',
    });
  });
});
