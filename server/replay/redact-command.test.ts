import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecording } from '#engine/recording/read-recording.ts';

const root = path.resolve(import.meta.dirname, '../..');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rostrum-redact-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** `npm run replay -- ARGS`, without the second that npm takes. */
const replay = (...args: string[]) =>
  new Promise<{ code: number; out: string }>((resolve) => {
    const command = ['--import', 'tsx', 'scripts/replay.ts', ...args];
    execFile(process.execPath, command, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, out: stdout + stderr }),
    );
  });

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9P';

/** As a browser exports it: with somebody's token, cookie, card and address. */
const exported = {
  log: {
    version: '1.2',
    creator: { name: 'WebInspector', version: '537.36' },
    entries: [
      {
        startedDateTime: '2027-01-10T18:00:00.000Z',
        time: 40,
        request: {
          method: 'POST',
          url: 'https://teachers.example.com/api/saveRegistrationPersonalInformations',
          httpVersion: 'HTTP/2.0',
          headers: [
            { name: 'Authorization', value: `Bearer ${TOKEN}` },
            { name: 'Cookie', value: 'session=s3cr3t-of-ana' },
            { name: 'content-type', value: 'application/json' },
          ],
          cookies: [{ name: 'session', value: 's3cr3t-of-ana' }],
          queryString: [],
          postData: {
            mimeType: 'application/json',
            text: JSON.stringify({
              code: 'ZGFJ-DDTD',
              form_type: 'personal',
              version: '1',
              values: JSON.stringify({
                first_name: 'Ana-Lucía',
                email: 'ana.roy@school.bc.ca',
                address: { street1: '1842 Elm Street', city: 'Kelowna', postalcode: 'V1Y 4N7' },
              }),
            }),
          },
        },
        response: {
          status: 200,
          headers: [{ name: 'set-cookie', value: 'session=s3cr3t-of-ana' }],
          cookies: [],
          content: {
            mimeType: 'application/json',
            text: JSON.stringify({ token: TOKEN, note: '4242 4242 4242 4242' }),
          },
        },
      },
    ],
  },
};
const PERSONAL = [
  's3cr3t',
  TOKEN,
  '4242 4242',
  'Elm Street',
  'Kelowna',
  'V1Y 4N7',
  'Lucía',
  'ana.roy',
  'ZGFJ-DDTD',
];

describe('npm run replay -- --redact', () => {
  it('cleans a browser’s own export of card, address, token and cookie, each with its place, so that it can be read', async () => {
    const file = path.join(folder, 'exported.har');
    await writeFile(file, JSON.stringify(exported));
    const refused = await replay('--check', file);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('--redact cleans it');
    const cleaned = await replay('--redact', file);
    expect(cleaned).toMatchObject({ code: 0 });
    const places = [
      '/log/entries/0/request/headers/0 holds a token',
      '/log/entries/0/request/headers/1 holds a code or cookie',
      '/log/entries/0/request/postData/values/address/street1 holds an address',
      '/log/entries/0/response/content/text/note holds a card’s number',
      '/log/entries/0/response/content/text/token holds a token',
    ];
    for (const place of places) expect(cleaned.out).toContain(place);
    const text = await readFile(file, 'utf8');
    for (const personal of PERSONAL) expect([personal, text.includes(personal)]).toEqual([personal, false]);
    // What it tells of itself names nobody either.
    for (const personal of PERSONAL)
      expect([personal, cleaned.out.includes(personal)]).toEqual([personal, false]);
    expect(readRecording(text)).toMatchObject({ ok: true });
    expect((await replay('--redact', file)).out).toContain('0 places were cleaned');
  });

  it.each([
    ['that is no HAR', '{"a":1}', '/log is missing: this is not a HAR file.'],
    ['that breaks off', JSON.stringify(exported).slice(0, 300), 'breaks off after 300 characters'],
  ])('says of a file %s what is wrong with it, and leaves it as it was', async (_, text, problem) => {
    const file = path.join(folder, 'bad.har');
    await writeFile(file, text);
    const { code, out } = await replay('--redact', file);
    expect(code).toBe(1);
    expect(out).toContain(problem);
    expect(out).not.toContain('    at ');
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});
