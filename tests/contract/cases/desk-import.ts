import { expect, vi } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { ImportCheck } from '#engine/contract/desk-import.ts';
import type { DeskJob } from '#engine/contract/desk-jobs.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { openPaidEvent } from '../paid-event.ts';
import { eventDocument, type Named } from '../paid-event-documents.ts';
import type { TestApi } from '../test-api.ts';
import { takenByDay, twoDays } from '../two-days.ts';

const HEADINGS = 'Email,Name,Track,Language';
const COLUMNS = JSON.stringify(['email', 'name', 'track', 'language']);
const csvOf = (...rows: readonly (readonly string[])[]) =>
  [HEADINGS, ...rows.map((cells) => cells.join(','))].join('\r\n');

/** An event with a desk that imports files. */
async function openImport(api: TestApi) {
  const event = await openPaidEvent(api);
  const desk = await openDesk(api, event.code, event.at.host);
  const send = async (
    call: string,
    file: string | Uint8Array<ArrayBuffer>,
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([file]), 'members.csv');
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    return api.send('POST', `/api/${call}`, payload, { ...desk.headers, 'content-type': type });
  };
  const check = async (file: string) =>
    (await send('checkImport', file, { columns: COLUMNS })).body as unknown as ImportCheck;
  const start = (file: string, notify = 'N') => send('startImport', file, { columns: COLUMNS, notify });
  const finished = (id: unknown) =>
    vi.waitFor(
      async () => {
        const { body } = await api.get(`/api/getDeskJob/${id}`, desk.headers);
        const job = body.job as DeskJob;
        expect(job.state).toBe('done');
        return job;
      },
      { timeout: 30_000, interval: 100 },
    );
  const read = async (code: string) =>
    (await api.get(`/api/getDossier/${code}`, desk.headers)).body as unknown as DeskDossier;
  return { event, desk, send, check, start, finished, read };
}

/** Registrations from a file. */
export const deskImportCases: ApiCase[] = [
  {
    name: 'lists the problem of every row of a file before anyone is registered',
    async run(api) {
      const { event, check, desk } = await openImport(api);
      const begun = await event.begin();
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
      const [ana, bo] = [newEmail(), newEmail()];
      const result = await check(
        csvOf(
          [ana, 'Ana Rivera', 'main', 'fr'],
          ['not an address', 'Bo', 'Principal'],
          [bo, 'Bo', 'elsewhere'],
          [begun.email.toUpperCase(), 'Zoé Tremblay', 'Main'],
          [],
          [` ${ana}`, 'Ana again', '', 'xx'],
          [bo, '=1+1', '', 'French'],
        ),
      );
      expect(result).toMatchObject({ ready: 2, incomplete: 2, wrong: 4 });
      expect(
        result.problems.map(({ row, why }) => [row, why.map((each) => (each as { en: string }).en)]),
      ).toEqual([
        [3, ['“not an address” is not an email address.']],
        [4, ['There is no track “elsewhere”. Use one of these: Main.']],
        [5, ['This email address is already registered.']],
        [7, ['The event does not have the language “xx”.']],
      ]);
      expect((await desk.list({})).total).toBe(1);
    },
  },
  {
    name: 'names the one bad row of 10,000',
    async run(api) {
      const { check } = await openImport(api);
      const word = newEmail().split('@')[0];
      const people = Array.from({ length: 10_000 }, (_, at) => [
        `${at}.${word}@x.example`,
        'Ana',
        'main',
        '',
      ]);
      people[7_314] = ['not an address', 'Bo', 'main', ''];
      const result = await check(csvOf(...people));
      expect(result).toMatchObject({ ready: 9_999, wrong: 1, problems: [{ row: 7_316 }] });
    },
  },
  {
    name: 'registers the people of a file once, with all fees waived, however often it is imported',
    async run(api) {
      const { start, finished, read, desk, check, event, send } = await openImport(api);
      const [ana, bo] = [newEmail(), newEmail()];
      const file = csvOf([ana, '"Rivera, Ana"', 'main', 'fr'], [bo, '=SUM(1)', 'main', '']);
      const jobs = await Promise.all([start(file, 'Y'), start(file, 'Y')]);
      expect(jobs.map(({ status }) => status)).toEqual([200, 200]);
      const ended = [];
      for (const { body } of jobs) ended.push(await finished(body['job']));
      expect(ended.reduce((sum, { done }) => sum + done, 0)).toBe(2);
      expect(ended.reduce((sum, { failed }) => sum + failed, 0)).toBe(2);
      const { rows, total } = await desk.list({ status: 'Submitted' });
      expect([total, rows.map(({ name, paid, owing }) => [name, paid, owing]).toSorted()]).toEqual([
        2,
        [
          ['=SUM(1)', 0, 0],
          ['Ana Rivera', 0, 0],
        ],
      ]);
      const code = rows.find(({ name }) => name === 'Ana Rivera')?.code ?? '';
      const { ledger, locale, mails } = await read(code);
      expect([locale, mails.length]).toEqual(['fr', 1]);
      expect(ledger.reduce((sum, { charged = 0 }) => sum + charged, 0)).toBe(0);
      expect(ledger.map(({ kind, label }) => [kind, (label as { fr: string }).fr]).at(-1)).toEqual([
        'discount',
        'Frais annulés par l’équipe organisatrice',
      ]);
      expect((await mailsTo(api, ana)).length).toBe(1);
      const again = await check(file);
      expect([again.ready, again.problems[0]?.why]).toEqual([
        0,
        [expect.objectContaining({ en: `This row was already imported, as ${code}.` })],
      ]);
      expect((await start(file)).status).toBe(422);
      const more = `${file}\r\n${newEmail()},Cy,main,`;
      const stale = await send('startImport', more, { columns: COLUMNS, ready: '3' });
      expect([stale.status, stale.body['reason']]).toEqual([409, 'stale']);
      const owner = await openDesk(api, event.code, event.at.host, 'owner');
      const { body } = await api.get('/api/listAudit?action=startImport', owner.headers);
      expect(body['entries']).toHaveLength(2);
      expect((body['entries'] as unknown[])[0]).toMatchObject({
        subject: 'members.csv',
        changes: [
          { what: 'registrations', is: '2' },
          { what: 'confirmation', is: 'Y' },
        ],
      });
    },
  },
  {
    name: 'registers from a file as long as places are left, without a mail if none is wanted',
    async run(api) {
      const { event, start, finished, desk } = await openImport(api);
      const document = eventDocument(event.code, {}) as Named & { tracks: object[] };
      await event.publish({ ...document, tracks: [{ ...document.tracks[0], capacity: 1 }] });
      const [ana, bo] = [newEmail(), newEmail()];
      const job = await finished(
        (await start(csvOf([ana, 'Ana', 'main', ''], [bo, 'Bo', 'main', '']))).body['job'],
      );
      expect(job).toMatchObject({ kind: 'import', total: 2, done: 1, failed: 1, faults: [{ row: '3' }] });
      expect([(await desk.list({ status: 'Submitted' })).total, await mailsTo(api, ana)]).toEqual([1, []]);
    },
  },
  {
    name: 'registers from a file on the days that have places, and names the full day of the other rows',
    async run(api) {
      const { event, send, finished, desk } = await openImport(api);
      await event.publish({ ...eventDocument(event.code, {}), days: twoDays });
      const rows = ['', 'Friday', 'Saturday', 'Friday;Saturday', 'day1'];
      const file = ['Email,Days', ...rows.map((days) => `${newEmail()},${days}`)].join('\r\n');
      const columns = JSON.stringify(['email', 'days']);
      const started = await send('startImport', file, { columns, notify: 'N' });
      const job = await finished(started.body['job']);
      expect(job).toMatchObject({ kind: 'import', total: 5, done: 3, failed: 2 });
      expect(job.faults.map(({ row, why }) => [row, (why as { en: string }).en])).toEqual(
        ['4', '5'].map((row) => [row, 'No places are left for Saturday. There are places for Friday.']),
      );
      expect((await desk.list({ status: 'Submitted' })).total).toBe(3);
      expect(await takenByDay(api, event)).toEqual({ day1: 3, day2: 1 });
    },
  },
  {
    name: 'reads what columns are for, and refuses files and columns that do not fit',
    async run(api) {
      const { send, start } = await openImport(api);
      const read = await send('readImport', 'Courriel;Champ first_name;Email\nana@x.example;Ana;\n');
      expect(read.status).toBe(200);
      expect(read.body['columns']).toEqual([
        { heading: 'Courriel', samples: ['ana@x.example'], target: 'email' },
        { heading: 'Champ first_name', samples: ['Ana'], target: 'answer/personal/first_name' },
        { heading: 'Email', samples: [], target: '' },
      ]);
      expect((await send('readImport', '')).status).toBe(422);
      expect((await send('readImport', 'Email\n"ana@x.example\n')).status).toBe(422);
      const many = ['Email', ...Array.from({ length: 10_001 }, (_, at) => `a${at}@x.example`)].join('\n');
      expect((await send('readImport', many)).status).toBe(413);
      expect((await send('readImport', 'x'.repeat(10 * 1024 * 1024 + 1))).status).toBe(413);
      const file = csvOf([newEmail(), 'Ana', 'main', '']);
      for (const columns of [
        'x',
        '[]',
        '["email","email","",""]',
        '["","name","",""]',
        '["email","x","",""]',
      ])
        expect([columns, (await send('checkImport', file, { columns })).status]).toEqual([columns, 422]);
      expect((await start('Email,Name,Track,Language\nx,,,')).status).toBe(422);
    },
  },
];
