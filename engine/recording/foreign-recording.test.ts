import { describe, expect, it } from 'vitest';
import type { HarEntry, HarFile } from './har.ts';
import { LARGEST_RECORDING, parseHar, readRecording, redactFile, tooLarge } from './read-recording.ts';
import { aPersonsSession } from './testing/a-session.ts';

/** A file as a browser would have exported it. */
const exported = (entries: readonly Partial<HarEntry>[]) =>
  JSON.stringify({ log: { version: '1.2', creator: { name: 'WebInspector', version: '1' }, entries } });

const foreign = (change: (entry: HarEntry) => unknown) => {
  const [entry] = aPersonsSession().log.entries;
  return exported([change(structuredClone(entry) as HarEntry) as HarEntry]);
};

describe('a file that is no session of ours', () => {
  it.each([
    ['truncated', JSON.stringify(aPersonsSession()).slice(0, 900), '', 'breaks off after 900 characters'],
    ['no JSON', 'hello', '', 'is no JSON'],
    ['no HAR', '{"a":1}', '/log', 'this is not a HAR file'],
    ['of another version', '{"log":{"version":"2.0","entries":[]}}', '/log/version', 'HAR 1.2 is read'],
    [
      'of another site',
      foreign((entry) => ({ ...entry, request: { ...entry.request, url: 'https://news.example.com/a' } })),
      '/log/entries',
      'no call of this product’s API',
    ],
    [
      'with a token',
      foreign((entry) => ({
        ...entry,
        request: { ...entry.request, headers: [{ name: 'Authorization', value: 'Bearer abc' }] },
      })),
      '/log/entries/0/request/headers/0',
      'holds a token',
    ],
    [
      'with a card’s number',
      foreign((entry) => ({
        ...entry,
        response: {
          ...entry.response,
          content: { mimeType: 'application/json', text: '{"note":"4242 4242 4242 4242"}' },
        },
      })),
      '/log/entries/0/response/content/text/note',
      'holds a card’s number',
    ],
    [
      'with an address',
      foreign((entry) => ({
        ...entry,
        request: {
          ...entry.request,
          postData: { mimeType: 'application/json', text: '{"street1":"9 Elm Street"}' },
        },
      })),
      '/log/entries/0/request/postData/street1',
      'holds an address',
    ],
  ])('%s is refused with the place', (_, text, pointer, problem) => {
    const reading = readRecording(text);
    expect(reading).toMatchObject({ ok: false, problems: [{ pointer }] });
    expect(JSON.stringify(reading)).toContain(problem);
  });

  it('of 200 MB is refused before it is read', () => {
    expect(tooLarge(200 * 1024 * 1024)).toContain('has 200 MB');
    expect(tooLarge(LARGEST_RECORDING)).toBeUndefined();
  });

  it('is clean once it was redacted', () => {
    const parsed = parseHar(
      foreign((entry) => ({
        ...entry,
        request: { ...entry.request, cookies: [], headers: [{ name: 'Cookie', value: 'a=b' }] },
      })),
    );
    if (!('har' in parsed)) throw new Error('not read');
    expect(readRecording(JSON.stringify(redactFile(parsed.har as HarFile).har)).ok).toBe(true);
  });
});
