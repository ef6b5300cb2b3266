import { describe, expect, it } from 'vitest';
import { parseHar, readHar, readRecording, redactFile, tooLarge } from './read-recording.ts';

const entry = {
  startedDateTime: '2027-02-19T10:30:00.000Z',
  time: 5,
  request: { method: 'GET', url: 'http://a.localhost/api/getTimeZones', headers: [], queryString: [] },
  response: { status: 200, headers: [], content: { size: 2, mimeType: 'application/json', text: '[]' } },
};
const file = (...entries: readonly unknown[]) => JSON.stringify({ log: { version: '1.2', entries } });
const { request, response } = entry;

describe('a file is refused at the first place that is not what HAR says', () => {
  it.each([
    ['a list', '[]', '/log', 'is missing: this is not a HAR file.'],
    ['no JSON', 'hello', '', 'is not a HAR file: it is no JSON.'],
    ['nothing', '{}', '/log', 'is missing: this is not a HAR file.'],
    ['a log that is a list', '{"log":[]}', '/log', 'is missing: this is not a HAR file.'],
    ['no version', '{"log":{"entries":[]}}', '/log/version', 'is undefined; HAR 1.2 is read.'],
    ['a version that is a number', '{"log":{"version":1.2}}', '/log/version', 'is 1.2; HAR 1.2 is read.'],
    ['a later version', '{"log":{"version":"2.1.0"}}', '/log/version', 'is "2.1.0"; HAR 1.2 is read.'],
    ['no entries', '{"log":{"version":"1.1","entries":{}}}', '/log/entries', 'is no list.'],
    ['an entry of nothing', file(entry, null), '/log/entries/1', 'is no entry.'],
    ['an entry that is a list', file([]), '/log/entries/0', 'is no entry.'],
    ['no request', file({ ...entry, request: 7 }), '/log/entries/0/request/url', 'is no address.'],
    [
      'no address',
      file({ ...entry, request: { ...request, url: 7 } }),
      '/log/entries/0/request/url',
      'is no address.',
    ],
    [
      'half an address',
      file({ ...entry, request: { ...request, url: '/api/getTimeZones' } }),
      '/log/entries/0/request/url',
      'is no address.',
    ],
    [
      'no headers',
      file({ ...entry, request: { ...request, headers: {} } }),
      '/log/entries/0/request/headers',
      'is no list.',
    ],
    [
      'no query',
      file({ ...entry, request: { ...request, queryString: undefined } }),
      '/log/entries/0/request/queryString',
      'is no list.',
    ],
    ['no answer', file({ ...entry, response: null }), '/log/entries/0/response', 'is no answer.'],
    [
      'an answer of nothing',
      file({ ...entry, response: { ...response, content: 'text' } }),
      '/log/entries/0/response',
      'is no answer.',
    ],
    [
      'an answer without headers',
      file({ ...entry, response: { ...response, headers: 'none' } }),
      '/log/entries/0/response',
      'is no answer.',
    ],
    [
      'an answer of no kind',
      file({ ...entry, response: { ...response, content: { size: 0 } } }),
      '/log/entries/0/response/content/mimeType',
      'is missing.',
    ],
    [
      'no time',
      file(entry, entry, { ...entry, startedDateTime: 'soon' }),
      '/log/entries/2/startedDateTime',
      'is no time.',
    ],
  ])('%s', (_, text, pointer, problem) => {
    expect(readHar(text)).toEqual({ pointer, problem });
    expect(readRecording(text)).toEqual({ ok: false, problems: [{ pointer, problem }] });
  });

  it('is refused until it was cleaned, though nothing of a person is found in it', () => {
    expect(readRecording(file(entry))).toMatchObject({
      ok: false,
      problems: [{ pointer: '/log/_rostrum/redacted' }],
    });
  });

  it('and read where it is', () => {
    expect(readHar(file(entry))).toEqual({ har: JSON.parse(file(entry)) });
    const parsed = readHar(file(entry));
    if (!('har' in parsed)) throw new Error('the file was not read');
    expect(readRecording(JSON.stringify(redactFile(parsed.har).har))).toMatchObject({
      ok: true,
      recording: { calls: [{ url: '/api/getTimeZones' }] },
    });
  });
});

describe('a file of text is told from what it might have been', () => {
  it.each([
    ['that breaks off', '{"log":{"a":1', 'breaks off after 13 characters: the file is not whole.'],
    [
      'that breaks off at an end of something',
      '{"log":{"a":1}\n',
      'breaks off after 14 characters: the file is not whole.',
    ],
    [
      'that is long',
      `{"log":"${'x'.repeat(2_000)}`,
      'breaks off after 2,008 characters: the file is not whole.',
    ],
    ['whose JSON is wrong', '{"log":{}, a}', 'is not a HAR file: its JSON cannot be read.'],
    ['that has more ends than beginnings', '{"a":1}}}', 'is not a HAR file: its JSON cannot be read.'],
    ['that is no JSON', 'hello {', 'is not a HAR file: it is no JSON.'],
  ])('one %s', (_, text, problem) => {
    expect(parseHar(text)).toEqual({ problem });
  });
});

it('a file of another site is named by where it is of', () => {
  const elsewhere = { ...entry, request: { ...request, url: 'https://news.example.com/a' } };
  const problem = (site: string) => `has no call of this product’s API; it is of ${site}.`;
  expect(readRecording(file(elsewhere))).toMatchObject({
    problems: [{ pointer: '/log/entries', problem: problem('https://news.example.com/a') }],
  });
  expect(readRecording(file())).toMatchObject({ problems: [{ problem: problem('nothing') }] });
  const unknown = { ...entry, request: { ...request, url: 'https://news.example.com/api/getNews?x=1' } };
  expect(readRecording(file(unknown))).toMatchObject({
    problems: [{ problem: problem('news.example.com') }],
  });
});

it('how large a file is, and may be, is said in whole megabytes', () => {
  const most = 64 * 1024 * 1024;
  expect([tooLarge(most), tooLarge(most + 1)]).toEqual([
    undefined,
    'has 65 MB, more than the 64 MB that are read: export the calls of /api/ alone.',
  ]);
  expect(readRecording(' '.repeat(most + 1))).toMatchObject({ ok: false, problems: [{ pointer: '' }] });
});
