import { asc, eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import schedule from '#fixtures/events/teachers/catalogue/schedule.json' with { type: 'json' };
import type { PaidEvent } from '#tests/contract/paid-event.ts';
import type { Answer, Begun, TestApi } from '#tests/contract/test-api.ts';
import { addToEngine } from './add-to-engine.ts';
import { hardCoded, madeUp, QX, saidAround } from './made-up-language.ts';

vi.mock('#engine/form/languages/text.ts', async (original) => {
  const text = await original<typeof import('#engine/form/languages/text.ts')>();
  // What is answered may be said in the language, though no document has to be.
  Object.assign(text.Text.anyOf[1].properties, { [QX]: { type: 'string' } });
  const resolveText: typeof text.resolveText = (each, locale) =>
    locale === QX && each !== undefined ? madeUp(each) : text.resolveText(each, locale);
  return { ...text, resolveText };
});

/** What answers, papers and mails say besides: codes, names, what is the same in every language. */
const answered = new Set([
  ...schedule.workshops.flatMap(({ presenters }) => presenters.map(({ name }) => name)),
  'VISA',
  'visa',
  'Zoé',
  'Tremblay',
  'CAD',
  'sandbox',
]);
/** Links and addresses, codes of tickets and payments, names of zones. */
const SAME_EVERYWHERE =
  /https?:\/\/\S+|\b[2-9B-Z]{4}(-[2-9B-Z]{4})+\b|\b[A-Z]\w+\/[A-Z]\w+\b|\bsb[rx]_\S+|\S+@example\. ?org/g;

/** Nothing in the texts is hard-coded, and something of them is ours to say unless they are a document's own. */
function expectSaid(texts: readonly string[], mark = '‹'): void {
  expect(texts.some((text) => text.includes(mark))).toBe(true);
  const known = new RegExp([...answered].join('|'), 'g');
  const faults = texts.map((text) =>
    hardCoded(text.replace(SAME_EVERYWHERE, ' ').replace(known, ' '), answered),
  );
  expect(faults.filter((left) => left !== '')).toEqual([]);
}

let api: TestApi;
let event: PaidEvent;
let mine: Begun;
let close: () => Promise<void>;
const at: Record<string, string> = { 'accept-language': QX };

beforeAll(async () => {
  await addToEngine();
  const { catalogue } = await import('#server/languages/words.ts');
  Object.assign(catalogue, { [QX]: saidAround(catalogue.en) });
  const { openTestDatabase } = await import('#server/database/testing/test-database.ts');
  const { openTestApi } = await import('#tests/contract/test-api.ts');
  const { cardToken, openPaidEvent } = await import('#tests/contract/paid-event.ts');
  const database = await openTestDatabase();
  api = await openTestApi(database);
  close = async () => {
    await api.portal.close();
    await database.close();
  };
  event = await openPaidEvent(api);
  await event.sellTickets();
  mine = await event.begin({ locale: QX, email: 'zoe@example.org' });
  for (const word of [mine.code, mine.email]) answered.add(word);
  await event.buyTickets(mine, 2);
  await event.fill(mine);
  const submitted = await event.submit(mine, { credit: cardToken('ok') });
  expect(submitted.status, submitted.text).toBe(200);
  await cancel();
});
afterAll(() => close());

/** What was paid goes back but for ten dollars, with a receipt of its own. */
async function cancel(): Promise<void> {
  const policy = { until: '2999-01-01', refunds: [{ keeps: 1_000 }] };
  await event.publish({ kind: 'cancellation', code: 'cancellation', ...policy });
  const { body } = await event.get(`/api/getCancellation/${mine.code}`, mine);
  const { back } = body['refund'] as { back: number };
  const fields = { code: mine.code, option: 'cancel', reason: 'illness', expected_refund: back };
  const { key } = await import('#tests/contract/test-api.ts');
  const cancelled = await event.post('changeRegistration', fields, { ...mine.bearer, ...key() });
  expect(cancelled.status, cancelled.text).toBe(200);
  // Its receipt is added to the mail once the gateway has given it back.
  const { mailAttachment } = await import('#server/database/schema.ts');
  const { db } = api.database;
  await vi.waitFor(
    async () => {
      const mail = (await mailsWritten()).find(({ subject }) => subject.includes('cancelled'));
      const files = await db
        .select()
        .from(mailAttachment)
        .where(eq(mailAttachment.mailId, String(mail?.id)));
      expect(files.map(({ type }) => type)).toContain('application/pdf');
    },
    { timeout: 30_000 },
  );
}

async function mailsWritten() {
  const { outboxMail } = await import('#server/database/schema.ts');
  const { db } = api.database;
  return db
    .select()
    .from(outboxMail)
    .where(eq(outboxMail.recipient, mine.email))
    .orderBy(asc(outboxMail.createdAt));
}

const messagesOf = ({ body }: Answer) => Object.values(body.errors ?? {}).flat();

test('a refusal has no word of its own', async () => {
  const { code, bearer } = mine;
  const refused = [
    await event.post('initStepReview', { code: 'R7KM-42QD' }, { ...at, ...bearer }),
    await event.post('generateRegistrationCaptured', { email: 3 }, at),
    await event.post('checkAndSubmitApplyCode', { code, discount_code: 'x' }, { ...at, ...bearer }),
    await event.post('group/join', { group_code: 'ABCD-EFGH', track: 'main', mode: 'In-Person' }, at),
    await event.post('authRegistrationCode', { code, email: 'nobody@example.org' }, at),
    await api.get('/api/leads/nowhere', { ...event.at, ...at }),
    await api.send('POST', '/api/initStepReview', '{', { ...event.at, ...at, 'content-type': 'text/x' }),
  ];
  expect(refused.filter(({ status }) => status < 400).map(({ text }) => text)).toEqual([]);
  expectSaid(refused.flatMap(messagesOf));
});

async function wordsOf(pdf: Uint8Array): Promise<string[]> {
  const read = await getDocumentProxy(new Uint8Array(pdf));
  const pages = Array.from({ length: read.numPages }, async (_, page) => {
    const { items } = await (await read.getPage(page + 1)).getTextContent();
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
      .join('')
      .replace(/\s+/g, ' ');
  });
  return Promise.all(pages);
}

test('the mails that were sent, and what is attached to them, have no word of their own', async () => {
  const { mailAttachment } = await import('#server/database/schema.ts');
  const { db } = api.database;
  const mails = await mailsWritten();
  expectSaid(mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]));
  const files = await db.select().from(mailAttachment);
  const types = files.map(({ type }) => type.split(';')[0]);
  expect(new Set(types)).toEqual(new Set(['application/pdf', 'text/calendar']));
  for (const { type, content } of files) {
    if (type.startsWith('application/pdf')) expectSaid(await wordsOf(content));
    else expectSaid(entriesOf(content), '«');
  }
});

/** What the entries of a calendar say. */
function entriesOf(calendar: Uint8Array): string[] {
  const lines = new TextDecoder()
    .decode(calendar)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');
  const told = lines.filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION)/.test(line));
  return told.map((line) => line.slice(line.indexOf(':') + 1).replaceAll('\\', ''));
}

test('the schedule as files has no word of its own', async () => {
  const glance = await api.get('/api/downloadScheduleGlanceFile/all', at);
  expect([glance.status, glance.headers['content-type']]).toEqual([200, 'application/pdf']);
  expectSaid(await wordsOf(glance.bytes ?? Buffer.of()));
  const calendar = await api.get('/api/downloadScheduleFile', at);
  expect(calendar.status).toBe(200);
  const said = entriesOf(calendar.bytes ?? Buffer.of());
  expect(said.length).toBeGreaterThan(50);
  expectSaid(said, '«');
});

test('the pages that the server draws by itself have no word of their own', async () => {
  const { bankPage } = await import('#server/gateways/sandbox-bank-page.ts');
  const { plainPage } = await import('#server/http/plain-page.ts');
  const question = { amount: 1_000, returnUrl: 'http://localhost/' };
  const pages = [
    bankPage({ ...question, over: false }, undefined, QX),
    bankPage({ ...question, over: true }, undefined, QX),
    plainPage(QX, { status: 404, title: 'site.noEventHere', text: 'site.noEventHereText' }).replace(
      /<section lang="(en|fr)">.*?<\/section>/g,
      '',
    ),
  ];
  for (const page of pages) {
    const body = page.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]*>/g, '\n');
    expectSaid(body.split('\n').map((line) => line.trim()));
  }
});

test('the lists that organizers take away have no word of their own', async () => {
  const { organizerToken } = await import('#tests/contract/test-api.ts');
  for (const list of ['registrations', 'payments', 'members', 'waitlists']) {
    const url = `/api/exportList/${event.code}/${list}?locale=${QX}`;
    const answer = await api.get(url, { authorization: `Bearer ${organizerToken}` });
    expect(answer.status, answer.text).toBe(200);
    const { data } = Papa.parse<string[]>(answer.text.slice(1), { skipEmptyLines: true });
    expectSaid(data.flat().filter((cell) => !/^[\d .:-]*$/.test(cell)));
  }
});
