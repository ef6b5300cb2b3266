import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { Step } from '#engine/event/documents/flow/schema.ts';
import { keptValues, savedValues } from '#server/answers/saved-values.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { type dossier, draft, groupMember, invoice, payment } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { beginRegistration } from '#server/registration/begin-registration.ts';
import { apply, join, newEvent, pay, quote, refusal, register } from '#server/testing/stored.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { type DossierRow, findDossier, lockDossier } from './dossier-row.ts';
import { findByCode, findByCodeAndEmail, findByEmail, hasBegun, hasSubmitted } from './find-by-email.ts';
import { drawCode, insertDossier } from './insert-dossier.ts';
import { lockForStep } from './lock-for-step.ts';
import { lockUnsubmitted } from './lock-unsubmitted.ts';
import { addressIsPaying, findPayment, openPaymentOf, refuseWhilePaying } from './payment-under-way.ts';
import { findRegistration, lockRegistration } from './registration-row.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a registration that begins', () => {
  const beginning = {
    email: '  Ana@SD36.example ',
    track: 'online',
    mode: 'Online',
    registrations_day: ['saturday', 'friday', 'saturday'],
  };
  const event = {
    ...fairEvent,
    tracks: fairEvent.tracks.map((track) =>
      track.code === 'online' ? { ...track, timezone: 'America/Toronto' } : track,
    ),
  };
  const entry = '00000000-0000-4000-8000-000000000001';
  const stored = {
    email: 'ana@sd36.example',
    emailTyped: 'Ana@SD36.example',
    flow: 'registration',
    status: 'Not Submitted',
    track: 'online',
    mode: 'Online',
    days: ['friday', 'saturday'],
    timezone: 'America/Toronto',
    locale: 'en',
    waitlistEntryId: null,
    groupCode: null,
    groupOrganization: null,
    groupContactName: null,
    isReadyForGroup: false,
    decision: null,
    answers: {},
    submittedAt: null,
  };

  it.each<[string, object, object]>([
    ['is of its track’s zone and in English where nothing is said', {}, stored],
    [
      'is of the event’s zone in a track that there is no more',
      { track: 'gone' },
      { ...stored, track: 'gone', timezone: 'America/Vancouver' },
    ],
    [
      'is of the zone and in the language that it says, on the place that it was offered',
      { timezone: 'Europe/Paris', locale: 'fr', waitlistEntryId: entry },
      { ...stored, timezone: 'Europe/Paris', locale: 'fr', waitlistEntryId: entry },
    ],
  ])('%s', async (_, given, expected) => {
    const eventCode = newEvent();
    const row = await beginRegistration(database.db, eventCode, event, { ...beginning, ...given });
    expect(row).toMatchObject({ ...expected, eventCode });
    expect(row.code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    expect(await findRegistration(database.db, eventCode, row.id)).toEqual(row);
  });
});

describe('a code', () => {
  it('is drawn again where it is taken, a few times', async () => {
    const drawn: string[] = [];
    const insert = async (code: string) => {
      drawn.push(code);
      return drawn.length === 3 ? code : undefined;
    };
    expect(await drawCode(insert)).toBe(drawn[2]);
    const taken = vi.fn(async () => undefined);
    await expect(drawCode(taken)).rejects.toThrow('no code was free');
    expect(taken).toHaveBeenCalledTimes(5);
  });

  it('is of one dossier in an event', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    const { code } = await register(database.db, { eventCode, email: 'ana@sd36.example' });
    const given = { code, flow: 'exhibitor', email: 'bo@sd36.example', emailTyped: 'bo@sd36.example' };
    expect(await insertDossier(database.db, { ...given, eventCode })).toBeUndefined();
    await expect(register(database.db, { ...given, eventCode })).rejects.toThrow('a code was drawn twice');
    expect(await insertDossier(database.db, { ...given, eventCode: other })).toMatchObject({
      code,
      flow: 'exhibitor',
      track: null,
      mode: null,
      days: [],
      waitlistEntryId: null,
      groupCode: null,
      isReadyForGroup: false,
    });
  });
});

describe('a dossier', () => {
  const soon = () => new Date(Date.now() + 3_600_000).toISOString();
  it('is read with the group that registers it', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const { group, member } = await join(database.db, row);
    const found = () => findDossier(database.db, row.eventCode, row.id);
    const inGroup = {
      groupCode: group.code,
      groupOrganization: 'School 12',
      groupContactName: 'Di Fox',
    };
    expect(await found()).toEqual({ ...row, ...inGroup, isReadyForGroup: false });
    const ready = { readyAt: new Date(), submission: { readyUntil: soon() } };
    const set = (values: Partial<typeof groupMember.$inferInsert>) =>
      database.db.update(groupMember).set(values).where(eq(groupMember.id, member.id));
    await set(ready);
    expect(await found()).toEqual({ ...row, ...inGroup, isReadyForGroup: true });
    await set({ submission: { readyUntil: new Date(Date.now() - 1_000).toISOString() } });
    expect(await found()).toMatchObject({ isReadyForGroup: false });
    await set({ ...ready, readyAt: null });
    expect(await found()).toMatchObject({ isReadyForGroup: false });
    await set({ ...ready, state: 'left' });
    expect(await found()).toEqual(row);
  });

  it('is found in its event alone, and as a registration only where it is one', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    const row = await register(database.db, { eventCode, email: 'ana@sd36.example', days: ['friday'] });
    const application = await apply(database.db, eventCode);
    expect(await findDossier(database.db, eventCode, row.id)).toEqual(row);
    expect(await findDossier(database.db, eventCode, application.id)).toEqual(application);
    expect(await findDossier(database.db, other, row.id)).toBeUndefined();
    expect(await findRegistration(database.db, eventCode, row.id)).toEqual(row);
    expect(await findRegistration(database.db, eventCode, application.id)).toBeUndefined();
    expect(await findRegistration(database.db, other, row.id)).toBeUndefined();
  });

  it('is locked where it is there, and as a registration only where it is one', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const application = await apply(database.db, row.eventCode);
    const gone = randomUUID();
    await database.db.transaction(async (tx) => {
      expect(await lockDossier(tx, application.id)).toEqual(application);
      expect(await lockRegistration(tx, row.id)).toEqual(row);
      await expect(lockRegistration(tx, application.id)).rejects.toThrow('is no registration');
      await expect(lockDossier(tx, gone)).rejects.toThrow(`dossier ${gone} has gone`);
    });
  });
});

describe('dossiers of a flow', () => {
  const ana = 'ana@sd36.example';
  const registration = (eventCode: string) => ({ eventCode, flow: 'registration' });

  it('are found by their code, however it is typed, and by their address with it', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    const flow = registration(eventCode);
    const row = await register(database.db, { eventCode, email: ana, code: 'QR2T-7XKM' });
    await register(database.db, { eventCode, email: 'bo@sd36.example', code: 'BBBB-2222' });
    await register(database.db, { eventCode: other, email: ana, code: 'CCCC-3333' });
    expect(await findByCode(database.db, flow, ' qr2t 7xkm ')).toEqual(row);
    for (const typed of ['CCCC-3333', 'QR2T-7XKN', '', 'x'])
      expect(await findByCode(database.db, flow, typed)).toBeUndefined();
    expect(await findByCode(database.db, { ...flow, flow: 'exhibitor' }, row.code)).toBeUndefined();
    expect(await findByCodeAndEmail(database.db, flow, row.code, ' ANA@sd36.example')).toEqual(row);
    expect(await findByCodeAndEmail(database.db, flow, row.code, 'bo@sd36.example')).toBeUndefined();
    expect(await findByCodeAndEmail(database.db, flow, 'CCCC-3333', ana)).toBeUndefined();
  });

  it('are listed by their address, the newest first', async () => {
    const [eventCode, other] = [newEvent(), newEvent()];
    const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
    const older = await register(database.db, { eventCode, email: ana, createdAt: at(1) });
    const newer = await register(database.db, { eventCode, email: ana, createdAt: at(2) });
    await register(database.db, { eventCode, email: 'bo@sd36.example' });
    await register(database.db, { eventCode: other, email: ana });
    const application = await apply(database.db, eventCode);
    const found = (flow: string) => findByEmail(database.db, { eventCode, flow }, 'Ana@SD36.example ');
    expect(await found('registration')).toEqual([newer, older]);
    expect(await found('exhibitor')).toEqual([application]);
    expect(await found('group')).toEqual([]);
  });

  it.each<[string, Partial<typeof dossier.$inferInsert> | undefined, boolean, boolean]>([
    ['nothing', undefined, false, false],
    ['begun', {}, true, false],
    ['sent', { status: 'Submitted' }, true, true],
    ['sent and accepted', { status: 'Submitted', decision: 'accepted' }, true, true],
    ['sent and declined', { status: 'Submitted', decision: 'declined' }, true, false],
    ['cancelled', { status: 'Cancelled' }, true, false],
    ['sent by somebody else', { status: 'Submitted', email: 'bo@sd36.example' }, false, false],
    ['sent in another flow', { status: 'Submitted', flow: 'group' }, false, false],
  ])('of an address: %s', async (_, given, begun, submitted) => {
    const [eventCode, other] = [newEvent(), newEvent()];
    if (given) await apply(database.db, eventCode, given);
    await apply(database.db, other, { status: 'Submitted' });
    const flow = { eventCode, flow: 'exhibitor' };
    expect([
      await hasBegun(database.db, flow, ' ANA@sd36.example'),
      await hasSubmitted(database.db, flow, ' ANA@sd36.example'),
    ]).toEqual([begun, submitted]);
  });
});

test('what is kept of a form is its draft, else its checked answers, with their version', async () => {
  const row = await register(database.db, {
    eventCode: newEvent(),
    email: 'ana@sd36.example',
    answers: { you: { name: 'Ana' }, old: { name: 'A' } },
    configurationVersions: { 'form/you': 3, 'form/stay': 2 },
  });
  const kept = { dossierId: row.id, version: 4 };
  await database.db.insert(draft).values([
    { ...kept, formType: 'you', values: { name: 'Anna' } },
    { ...kept, formType: 'new', values: { name: 'Bo' } },
  ]);
  const saved = (form: string) => savedValues(database.db, row, form);
  expect(await saved('you')).toEqual({ values: { name: 'Anna' }, version: 4, checked: 'Y' });
  expect(await saved('new')).toEqual({ values: { name: 'Bo' }, version: 4, checked: 'N' });
  expect(await saved('stay')).toEqual({ values: {}, version: 2, checked: 'Y' });
  expect(await saved('old')).toEqual({ values: { name: 'A' }, version: null, checked: 'N' });
  expect(await keptValues(database.db, row, 'you')).toEqual({ name: 'Anna' });
});

describe('while something is paid for', () => {
  const paying = 'is being paid for right now. Please wait until the payment is complete.';
  const invoiced = 'is on an invoice for your group. Ask your group’s contact to remove you from it first.';

  it.each([
    ['pending', true],
    ['challenge', true],
    ['succeeded', false],
    ['declined', false],
    ['abandoned', false],
  ] as const)('a payment that is %s is under way: %s', async (state, open) => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const twin = await register(database.db, { eventCode: row.eventCode, email: 'ana@sd36.example' });
    const paid = await pay(database.db, row, { state });
    expect(await openPaymentOf(database.db, row.id)).toEqual(open ? paid : undefined);
    expect(await openPaymentOf(database.db, twin.id)).toBeUndefined();
    expect(await refusal(refuseWhilePaying(database.db, row.id))).toEqual(
      open ? ['conflict', 'registration', paying] : undefined,
    );
    expect(await addressIsPaying(database.db, twin)).toBe(open);
    expect(await addressIsPaying(database.db, row)).toBe(false);
    expect(await addressIsPaying(database.db, { ...twin, email: 'bo@sd36.example' })).toBe(false);
    expect(await addressIsPaying(database.db, { ...twin, flow: 'exhibitor' as never })).toBe(false);
    expect(await addressIsPaying(database.db, { ...twin, eventCode: 'other' })).toBe(false);
  });

  it('by its group, it is not changed; nor while it is on an open invoice', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const { group, member } = await join(database.db, row);
    const refused = () => refusal(refuseWhilePaying(database.db, row.id));
    const others = await pay(database.db, group, {
      purpose: 'group',
      submission: { members: [randomUUID()] },
    });
    expect(await refused()).toBeUndefined();
    const names = { submission: { members: [member.id] } };
    await database.db.update(payment).set(names).where(eq(payment.id, others.id));
    expect(await refused()).toEqual(['conflict', 'registration', paying]);
    await database.db.update(payment).set({ state: 'declined' }).where(eq(payment.id, others.id));
    expect(await refused()).toBeUndefined();
    const billed = {
      number: 1,
      dossierId: group.id,
      eventCode: row.eventCode,
      quote,
      dueOn: '2027-02-01',
      ...names,
    };
    await database.db.insert(invoice).values(billed);
    expect(await refused()).toEqual(['conflict', 'registration', invoiced]);
    await database.db.update(invoice).set({ state: 'paid' }).where(eq(invoice.dossierId, group.id));
    expect(await refused()).toBeUndefined();
  });

  it('the payment of a key is found, whatever became of it', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const other = await register(database.db, { eventCode: row.eventCode, email: 'bo@sd36.example' });
    const first = await pay(database.db, row, { submitKey: 'first', state: 'declined' });
    const second = await pay(database.db, row, { submitKey: 'second' });
    expect(await findPayment(database.db, row.id, 'first')).toEqual(first);
    expect(await findPayment(database.db, row.id, 'second')).toEqual(second);
    expect(await findPayment(database.db, row.id, 'third')).toBeUndefined();
    expect(await findPayment(database.db, other.id, 'first')).toBeUndefined();
  });
});

describe('a step is answered', () => {
  const step = (more: object = {}) => ({ code: 'you', kind: 'form', label: 'You', ...more }) as Step;
  const afterwards = step({ after_payment: 'Y' });
  const registered = ['conflict', 'registration', 'was already submitted. Open it to make changes.'];
  const cancelled = ['conflict', 'registration', 'is already cancelled.'];
  const notYet = ['conflict', 'registration', 'must be submitted before you can answer this.'];

  it.each<[DossierRow['status'], unknown, unknown]>([
    ['Not Submitted', undefined, notYet],
    ['Submitted', registered, undefined],
    ['Cancelled', cancelled, notYet],
  ])('of what is %s, before it is sent and afterwards', async (status, before, after) => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example', status });
    const locked = (asked: Step) =>
      refusal(
        database.db.transaction(async (tx) => {
          expect(await lockForStep(tx, row.id, asked)).toEqual(row);
        }),
      );
    expect(await locked(step())).toEqual(before);
    expect(await locked(afterwards)).toEqual(after);
    expect(await refusal(database.db.transaction((tx) => lockUnsubmitted(tx, row.id)))).toEqual(before);
  });

  it('not while it is paid for', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    await pay(database.db, row);
    const locked = database.db.transaction((tx) => lockForStep(tx, row.id, step()));
    expect(await refusal(locked)).toEqual([
      'conflict',
      'registration',
      expect.stringContaining('being paid for'),
    ]);
  });

  it('and who was ready for their group is so no more', async () => {
    const row = await register(database.db, { eventCode: newEvent(), email: 'ana@sd36.example' });
    const { member } = await join(database.db, row, {
      readyAt: new Date(),
      submission: { readyUntil: '2027-01-01' },
      quote,
    });
    await database.db.transaction((tx) => lockUnsubmitted(tx, row.id));
    const [left] = await database.db.select().from(groupMember).where(eq(groupMember.id, member.id));
    expect(left).toMatchObject({ readyAt: null, submission: null, quote: null });
  });
});
