import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { pictureAddress } from '#engine/event/properties/picture-address.ts';
import {
  address,
  dossier,
  dossierNote,
  dossierTag,
  erasure,
  payment,
  picture,
  presenter,
  proposalPresenter,
  receipt,
  refund,
  registrationChange,
  storedFile,
  subscription,
  waitlistEntry,
} from '#server/database/schema.ts';
import { countDossiers } from '#server/desk/counted-dossiers.ts';
import { pictureOfFile } from '#server/pictures/picture-of-file.ts';
import { storePicture } from '#server/pictures/stored-pictures.ts';
import { eraseEvent } from '#server/retention/erase-event.ts';
import { erasePersonalData } from '#server/retention/erase-personal-data.ts';
import { deleteExpiredData } from '#server/retention/retention-job.ts';
import type { ApiCase } from '../api-case.ts';
import { openGroupEvent } from '../group-event.ts';
import { mailsTo } from '../mails-to.ts';
import { eventDocument } from '../paid-event-documents.ts';
import { plainPng } from '../sample-files.ts';
import { key, organizerToken, type TestApi } from '../test-api.ts';

const retention = { days: 90, notice_days: 30 };
const after = (days: number) => new Date(Date.parse('2027-02-20T20:00:00Z') + days * 86_400_000);

/** An event at which somebody is everywhere: every name, address and answer of theirs has the same word in it. */
async function openEvent(api: TestApi) {
  const event = await openGroupEvent(api, { pay: 'all' });
  const word = `quill${event.code.slice(-8)}`;
  const document = {
    ...eventDocument(event.code, { waitlist: 'Y' }),
    contact_email: `desk@${event.code}.example.org`,
    retention,
  };
  await event.publish(document);
  const address = (name: string) => `${name}.${word}@example.org`;
  const group = await event.startGroup({
    group_organization: `School ${word}`,
    group_contact_name: `Ana ${word}`,
    group_contact_email: address('ana'),
    group_contact_phone: '604 555 0134',
    group_contact_address: `1 ${word} Street`,
  });
  expect((await event.invite(group, `Ivo ${word}`, address('ivo'))).status).toBe(200);
  await event.ask(group, 'withdrawGroupInvitation', {
    member_id: String((await event.members(group))[0]?.['member_id']),
  });
  const member = await event.member(group, { email: address('max') });
  const named = { first_name: `Max ${word}`, last_name: word };
  expect((await event.save(member, 'personal', named)).status).toBe(200);
  expect((await event.submit(member, {})).body['status']).toBe('ready');
  expect((await event.pay(group, 27_000)).status).toBe(200);
  const alone = await event.begin({ email: address('zoe') });
  await event.fill(alone);
  expect((await event.save(alone, 'personal', named)).status).toBe(200);
  expect((await event.submit(alone)).status).toBe(200);
  const cancelled = await event.post(
    'changeRegistration',
    {
      code: alone.code,
      option: 'cancel',
      reason: 'illness',
      message: `Sorry, ${word}`,
      expected_refund: 0,
    },
    { ...alone.bearer, ...key() },
  );
  expect(cancelled.status, cancelled.text).toBe(200);
  const begun = await event.begin({ email: address('eve') });
  const kept = await event.post(
    'saveAutoInformation',
    { code: begun.code, form_type: 'personal', version: 1, values: JSON.stringify(named) },
    begun.bearer,
  );
  expect(kept.status, kept.text).toBe(200);
  await insertTheRest(api, event.code, alone.code, word);
  return { ...event, document, word, group, alone };
}

/** What stands in tables that the calls above leave empty. */
async function insertTheRest({ database: { db } }: TestApi, eventCode: string, code: string, word: string) {
  const [row] = await db.select({ id: dossier.id }).from(dossier).where(eq(dossier.code, code));
  if (!row) throw new Error(`no registration ${code}`);
  const email = `una.${word}@example.org`;
  const of = { eventCode, email, emailTyped: email };
  await db
    .insert(waitlistEntry)
    .values({ ...of, kind: 'event', firstName: word, lastName: word, phone: '1' });
  await db.insert(subscription).values({ ...of, type: 'news', name: word, notifyType: 'email' });
  await db.insert(address).values({
    dossierId: row.id,
    value: word,
    street1: `1 ${word} Street`,
    city: word,
    province: 'BC',
    postalcode: 'V5N 1R9',
    country: 'Canada',
    countryvalue: 'CA',
    type: 'home',
  });
  await db.insert(registrationChange).values({
    dossierId: row.id,
    by: 'attendee',
    before: { track: 'main', answers: { personal: { first_name: word } } },
    after: { track: 'main', answers: { personal: { first_name: `${word} II` } } },
    quote: { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 0, complete: 'Y' },
    difference: 0,
  });
  const [charge] = await db.select().from(payment).where(eq(payment.dossierId, row.id));
  await db.insert(refund).values({
    paymentId: charge?.id ?? '',
    eventCode,
    amount: 100,
    state: 'failed',
    why: `For ${word}`,
  });
  const [person] = await db
    .insert(presenter)
    .values({ ...of, code: `${word}-P`, name: word, school: word, foundBy: word, answers: { name: word } })
    .returning();
  await db.insert(proposalPresenter).values({
    dossierId: row.id,
    presenterId: person?.id ?? '',
    position: 0,
    state: 'invited',
    name: word,
    answers: { biography: word },
  });
  const author = `desk@${eventCode}.example.org`;
  await db.insert(dossierNote).values({ dossierId: row.id, author, text: `${word} phoned` });
  await db.insert(dossierTag).values({ dossierId: row.id, tag: word });
  await db.insert(storedFile).values({
    dossierId: row.id,
    name: `${word}.png`,
    type: 'image/png',
    size: 3,
    content: Buffer.from([1, 2, 3]),
  });
}

/** Every row of every table in which a word stands, as `table: row`. */
async function rowsWith({ database: { db } }: TestApi, word: string): Promise<string[]> {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: Record<string, string>[] }).rows;
  const tables = await rowsOf(
    sql`select table_schema as schema, table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { schema = '', name = '' } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await rowsOf(
      sql`select whole::text as row from ${table} as whole where position(${word} in lower(whole::text)) > 0`,
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

/** A picture that somebody sent with a dossier, and its public copy. */
async function publicCopy({ database: { db } }: TestApi, eventCode: string, code: string, size: number) {
  const content = await plainPng(size, size);
  const [row] = await db.select({ id: dossier.id }).from(dossier).where(eq(dossier.code, code));
  const file = {
    dossierId: row?.id ?? '',
    name: 'logo.png',
    type: 'image/png',
    size: content.length,
    content,
  };
  const [sent] = await db.insert(storedFile).values(file).returning();
  const address = await pictureOfFile(db, { id: file.dossierId, eventCode }, sent?.id ?? '');
  if (address === undefined) throw new Error('no picture');
  return { content, address };
}

/** Personal data that is kept no longer than the event says. */
export const retentionCases: ApiCase[] = [
  {
    name: 'erases the public copy of a logo in all its widths, and no picture that a document names or nobody sent',
    async run(api) {
      const event = await openEvent(api);
      const { db } = api.database;
      const [sent, named] = [
        await publicCopy(api, event.code, event.alone.code, 60),
        await publicCopy(api, event.code, event.alone.code, 61),
      ];
      await event.publish({ ...event.document, event_logo: named.address });
      const uploaded = { type: 'image/png', content: await plainPng(62, 62) } as const;
      const own = pictureAddress(await storePicture(db, event.code, uploaded));
      const copies = async ({ address }: { address: string }) => {
        const like = `${address.slice('/pictures/'.length, '/pictures/'.length + 16)}%`;
        return db.$count(picture, and(eq(picture.eventCode, event.code), sql`${picture.name} like ${like}`));
      };
      const before = [await copies(sent), await copies(named), await copies({ address: own })];
      for (const each of before) expect(each).toBeGreaterThan(2);
      await db.transaction((tx) => erasePersonalData(tx, event.code));
      expect([await copies(sent), await copies(named), await copies({ address: own })]).toEqual([
        0,
        ...before.slice(1),
      ]);
    },
  },
  {
    name: 'erases whoever took part from every table, and keeps what was counted and charged',
    async run(api) {
      const event = await openEvent(api);
      const { db } = api.database;
      const charged = () =>
        db
          .select({ amount: payment.amount, state: payment.state })
          .from(payment)
          .where(eq(payment.eventCode, event.code))
          .orderBy(payment.createdAt);
      const dossiers = () => db.$count(dossier, eq(dossier.eventCode, event.code));
      const before = { charged: await charged(), dossiers: await dossiers() };
      expect((await rowsWith(api, event.word)).length).toBeGreaterThan(10);
      const document = api.portal.paying.configuration.current(event.code, 'event', event.code)?.document;
      if (!document) throw new Error('no event');
      // The desk's filters have copies of answers.
      await countDossiers(db, { configuration: api.portal.configuration, eventCode: event.code });
      const found = await eraseEvent(db, document, { dryRun: false }, after(1));
      expect(found).toMatchObject({ dossiers: before.dossiers });
      expect(await rowsWith(api, event.word)).toEqual([]);
      expect({ charged: await charged(), dossiers: await dossiers() }).toEqual(before);
      const [ofGroup] = await db
        .select({ quote: receipt.quote })
        .from(receipt)
        .innerJoin(payment, eq(payment.id, receipt.paymentId))
        .where(and(eq(payment.eventCode, event.code), eq(payment.purpose, 'group')));
      expect(ofGroup?.quote.total).toBeGreaterThan(0);
      expect((await event.review(event.alone)).status).toBe(401);
      // Once more, and nothing is left to be erased.
      const again = await eraseEvent(db, document, { dryRun: false }, after(2));
      expect(again).toEqual({ dossiers: 0, waiting: 0, subscriptions: 0, mails: 0, notes: 0, files: 0 });
    },
  },
  {
    name: 'tells the organizers once, and erases on its day',
    async run(api) {
      const event = await openEvent(api);
      const { paying } = api.portal;
      const told = async () => {
        const mails = await mailsTo(api, `desk@${event.code}.example.org`);
        return mails.filter(({ subject }) => subject.startsWith('Personal data for')).length;
      };
      await deleteExpiredData(paying, after(59));
      expect(await told()).toBe(0);
      await Promise.all([deleteExpiredData(paying, after(60)), deleteExpiredData(paying, after(60))]);
      await deleteExpiredData(paying, after(89));
      expect(await told()).toBe(1);
      expect((await rowsWith(api, event.word)).length).toBeGreaterThan(0);
      await deleteExpiredData(paying, after(90));
      expect(await rowsWith(api, event.word)).toEqual([]);
      const [row] = await api.database.db.select().from(erasure).where(eq(erasure.eventCode, event.code));
      expect(row?.erased?.dossiers).toBeGreaterThan(0);
    },
  },
  {
    name: 'counts what there is for an organizer, and erases nothing of an event that is not over, or for anybody else',
    async run(api) {
      const event = await openEvent(api);
      const ask = (given: Record<string, string>, token = organizerToken) =>
        event.post('erasePersonalData', given, { authorization: `Bearer ${token}` });
      expect((await ask({ event: event.code }, 'somebody')).status).toBe(401);
      expect((await ask({ event: 'nowhere' })).status).toBe(404);
      const counted = await ask({ event: event.code, dry_run: 'Y' });
      expect(counted.body, counted.text).toMatchObject({ dry_run: 'Y', found: { dossiers: 4 } });
      const early = await ask({ event: event.code });
      expect([early.status, early.body.reason]).toEqual([409, 'closed']);
      expect((await rowsWith(api, event.word)).length).toBeGreaterThan(0);
    },
  },
];
