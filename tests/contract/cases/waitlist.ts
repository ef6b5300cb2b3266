import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier, payment, waitlistEntry } from '#server/database/schema.ts';
import { takenPlaces } from '#server/inventory/capacity.ts';
import { freeOffered } from '#server/waitlist/offered-stock.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { releaseDrafts } from '../release-drafts.ts';
import { demoDocument, key, onlineChoice, type TestApi } from '../test-api.ts';
import { withOptions } from './registration.ts';

const cases: ApiCase[] = [
  {
    name: 'has no waitlist while there are places, nor where the event offers none',
    async run(api) {
      const email = `${randomUUID()}@example.org`;
      expect((await api.post('checkWaitlist', { email })).body).toEqual({ waitlist: 'N' });
      await withOptions(api, { capacity: 0 }, async () => {
        expect((await api.post('checkWaitlist', { email })).body).toEqual({ waitlist: 'N' });
        const refused = await join(api, { email });
        expect([refused.status, refused.body.reason]).toEqual([409, 'closed']);
      });
    },
  },
  {
    name: 'keeps the place in line of who comes again, under an entry that only they know',
    async run(api) {
      await withOptions(api, { capacity: 0, waitlist: 'Y' }, async () => {
        const email = `${randomUUID()}@example.org`;
        const asked = await api.post('checkWaitlist', { email });
        const entry_ID = String(asked.body['entry_ID']);
        const first = await join(api, { email, entry_ID });
        expect(first.body).toMatchObject({ entry_ID });
        const place = Number(first.body['position']);
        const second = await join(api, { email: `${randomUUID()}@example.org` });
        expect(second.body['position']).toBe(place + 1);
        const again = await join(api, { email: email.toUpperCase() });
        expect(again.body['position']).toBe(place);
        // Who knows an address is not told the entry that an offer will be made to.
        expect(again.body['entry_ID']).not.toBe(entry_ID);
        // The mail tells it, to the address itself.
        const page = `/registration/waitlist-success?entry=${entry_ID}`;
        const written = (await mailsTo(api, email)).map(({ text }) => text.includes(page));
        expect(written).toEqual([true, true]);
        const standing = await api.get(`/api/getWaitlistPosition/${entry_ID}`);
        expect(standing.body).toEqual({ state: 'waiting', position: place, offered: expect.any(Number) });
        for (const unknown of [randomUUID(), 'x']) {
          expect((await api.get(`/api/getWaitlistPosition/${unknown}`)).status).toBe(404);
        }
      });
    },
  },
  {
    name: 'refuses an address, a track or an entry that is none',
    async run(api) {
      await withOptions(api, { capacity: 0, waitlist: 'Y' }, async () => {
        const email = `${randomUUID()}@example.org`;
        for (const [field, value] of [
          ['email', 'ana'],
          ['track', 'moon'],
          ['entry_ID', 'x'],
        ] as const) {
          const refused = await join(api, { email, [field]: value });
          expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [field]]);
        }
      });
    },
  },
  {
    name: 'offers a place that comes free to the first in line, and it is taken for everybody else',
    async run(api) {
      const [first, second] = [`${randomUUID()}@example.org`, `${randomUUID()}@example.org`];
      const entry_ID = randomUUID();
      const taken = await placesTaken(api);
      await withOptions(api, { capacity: taken, waitlist: 'Y' }, async () => {
        await join(api, { email: first, entry_ID, locale: 'fr' });
        await join(api, { email: second });
        // One place more, with no moment between in which the event has its own, far limit: both would be offered one.
        await withOptions(api, { capacity: taken + 1, waitlist: 'Y' }, async () => {
          await offered(api, entry_ID);
          const mails = await mailsTo(api, first);
          expect(mails.at(-1)).toMatchObject({
            locale: 'fr',
            text: expect.stringContaining(`/fr/registration/start?entry=${entry_ID}`),
          });
          const option = await api.get('/api/getRegistrationOption');
          expect(option.body).toMatchObject({ full: 'Y', waitlist: 'Y' });
          const begin = (email: string, entry?: string) =>
            api.post(
              'generateRegistrationCaptured',
              { ...onlineChoice, email, ...(entry && { entry_ID: entry }) },
              key(),
            );
          expect((await begin(`${randomUUID()}@example.org`)).body.reason).toBe('full');
          expect((await begin(second, entry_ID)).body.reason).toBe('full');
          const begun = await begin(first, entry_ID);
          expect(begun.status, begun.text).toBe(200);
        });
      });
    },
  },
  {
    name: 'gives a declined place to the next in line at once, and says so by mail; declining again changes nothing',
    async run(api) {
      const waiting = [randomUUID(), randomUUID()].map((entry_ID) => ({
        entry_ID,
        email: `${entry_ID}@example.org`,
      }));
      const [first, second] = waiting as [Waiting, Waiting];
      const taken = await placesTaken(api);
      await withOptions(api, { capacity: taken, waitlist: 'Y' }, async () => {
        await join(api, { ...first, locale: 'fr' });
        await join(api, { ...second });
        const early = await decline(api, second.entry_ID);
        expect([early.status, early.body.reason]).toEqual([409, 'closed']);
        // One place more, with no moment between in which the event has its own, far limit.
        await withOptions(api, { capacity: taken + 1, waitlist: 'Y' }, async () => {
          await offered(api, first.entry_ID);
          expect(await standing(api, second.entry_ID)).toMatchObject({
            state: 'waiting',
            position: 1,
            offered: 1,
          });
          const page = `/fr/registration/waitlist-success?entry=${first.entry_ID}&decline=Y`;
          expect((await mailsTo(api, first.email)).at(-1)?.text).toContain(page);
          const declined = await decline(api, first.entry_ID);
          expect([declined.status, declined.body]).toEqual([200, { state: 'expired' }]);
          await offered(api, second.entry_ID);
          expect((await mailsTo(api, first.email)).at(-1)).toMatchObject({
            locale: 'fr',
            subject: expect.stringContaining('Vous avez refusé une place'),
            text: expect.stringContaining('/fr/registration/start/waitlist'),
          });
          const mails = (await mailsTo(api, first.email)).length;
          const again = await decline(api, first.entry_ID);
          expect([again.status, again.body]).toEqual([200, { state: 'expired' }]);
          expect(await mailsTo(api, first.email)).toHaveLength(mails);
          const late = { ...onlineChoice, email: first.email, entry_ID: first.entry_ID };
          expect((await api.post('generateRegistrationCaptured', late, key())).body.reason).toBe('full');
          expect(await standing(api, second.entry_ID)).toMatchObject({ state: 'offered' });
          // Back in line, under an entry of its own.
          expect((await join(api, { email: first.email })).body['position']).toBe(1);
        });
      });
    },
  },
  {
    name: 'declines no place that is paid for, has been taken or is another event’s, and none that there is not',
    async run(api) {
      const entry_ID = randomUUID();
      const email = `${entry_ID}@example.org`;
      const { db } = api.database;
      const taken = await placesTaken(api);
      await withOptions(api, { capacity: taken, waitlist: 'Y' }, async () => {
        await join(api, { email, entry_ID });
        await withOptions(api, { capacity: taken + 1, waitlist: 'Y' }, async () => {
          await offered(api, entry_ID);
          for (const unknown of [randomUUID(), 'x']) expect((await decline(api, unknown)).status).toBe(404);
          const elsewhere = await api.post('declineWaitlistOffer', { entry_ID }, { host: 'music.localhost' });
          expect(elsewhere.status).toBe(404);
          const begun = await api.post(
            'generateRegistrationCaptured',
            { ...onlineChoice, email, entry_ID },
            key(),
          );
          const { code } = begun.body['registration'] as { code: string };
          const [row] = await db.select().from(dossier).where(eq(dossier.code, code));
          if (!row) throw new Error('nothing was begun');
          const paid = randomUUID();
          await db.insert(payment).values({
            id: paid,
            dossierId: row.id,
            eventCode: row.eventCode,
            submitKey: paid,
            state: 'pending',
            bodyHash: '',
            amount: 100,
            currency: 'CAD',
            quote: {} as never,
            submission: {},
            gateway: 'sandbox',
            token: 'tok',
          });
          const paying = await decline(api, entry_ID);
          expect([paying.status, paying.body.reason]).toEqual([409, 'in_flight']);
          expect(await standing(api, entry_ID)).toMatchObject({ state: 'offered' });
          await db.delete(payment).where(eq(payment.id, paid));
          await db.update(waitlistEntry).set({ state: 'taken' }).where(eq(waitlistEntry.id, entry_ID));
          expect((await decline(api, entry_ID)).status).toBe(409);
        });
      });
    },
  },
  {
    name: 'tells a full track from a full event',
    async run(api) {
      const document = await demoDocument('event');
      const tracks = (document['tracks'] as { code: string }[]).map((track) =>
        track.code === 'vancouver' ? { ...track, capacity: 3, kept: 3 } : track,
      );
      await api.publish({ ...document, tracks, options: { waitlist: 'Y' } });
      try {
        const email = `${randomUUID()}@example.org`;
        const option = await api.get('/api/getRegistrationOption');
        expect(option.body).toMatchObject({ full: 'N', full_tracks: ['vancouver', 'leadership'] });
        const vancouver = { email, track: 'vancouver', mode: 'In-Person', registrations_day: 'friday' };
        expect((await api.post('checkRegistration', vancouver)).body).toEqual({ status: 'full' });
        expect((await api.post('generateRegistrationCaptured', vancouver, key())).body.reason).toBe('full');
        expect((await api.post('checkRegistration', { ...onlineChoice, email })).body).toEqual({
          status: 'new',
        });
        const asked = await api.post('checkWaitlist', { email, track: 'vancouver' });
        expect(asked.body).toMatchObject({ waitlist: 'Y' });
        expect((await api.post('checkWaitlist', { email })).body).toEqual({ waitlist: 'N' });
      } finally {
        await api.publish(document);
      }
    },
  },
  {
    name: 'asks who waits for a last name as the registration’s own form does',
    async run(api) {
      const document = await demoDocument('form/personal');
      const withLast = (change: (field: object) => Record<string, unknown>[]) => ({
        ...document,
        sections: document.sections.map((section) => ({
          ...section,
          fields: section.fields.flatMap((field) => (field['code'] === 'last_name' ? change(field) : field)),
        })),
      });
      const askedOf = async () =>
        (await api.get('/api/getClientEventFromDomain/teachers.localhost')).body['last_name'];
      const lastNames = async () =>
        Promise.all(
          [{}, { last_name: 'Roy' }].map(async (named) => {
            const email = `${randomUUID()}@example.org`;
            const person = { first_name: 'Ana', email, entry_ID: randomUUID(), ...named };
            const { status, body } = await api.post('saveToWaitlist', person);
            const [entry] = await api.database.db
              .select()
              .from(waitlistEntry)
              .where(eq(waitlistEntry.email, email));
            return status === 200 ? entry?.lastName : Object.keys(body.errors ?? {});
          }),
        );
      await withOptions(api, { capacity: 0, waitlist: 'Y' }, async () => {
        try {
          expect([await askedOf(), await lastNames()]).toEqual(['required', [['last_name'], 'Roy']]);
          await api.publish(withLast((field) => [{ ...field, required: 'N' }]));
          expect([await askedOf(), await lastNames()]).toEqual(['optional', ['', 'Roy']]);
          await api.publish(withLast(() => []));
          expect([await askedOf(), await lastNames()]).toEqual(['absent', ['', '']]);
        } finally {
          await api.publish(document);
        }
      });
    },
  },
];

/**
 * Waiting for a place of the event or of a track. Each case starts and ends with an empty waitlist: an entry left by
 * another case would be offered the place that this one waits for.
 */
export const waitlistCases: ApiCase[] = cases.map(({ name, run }) => ({
  name,
  async run(api) {
    await forget(api);
    try {
      await run(api);
    } finally {
      await forget(api);
    }
  },
}));

function join(api: TestApi, fields: Record<string, unknown>) {
  const person = { first_name: 'Ana', last_name: 'Roy', entry_ID: randomUUID() };
  return api.post('saveToWaitlist', { ...person, ...fields });
}

type Waiting = { entry_ID: string; email: string };

const decline = (api: TestApi, entry_ID: string) => api.post('declineWaitlistOffer', { entry_ID });

/** Waits until an entry is offered a place. */
async function offered(api: TestApi, entry: string): Promise<void> {
  // With its position, which says whether anyone else is in line.
  await vi.waitFor(async () => expect(await standing(api, entry)).toMatchObject({ state: 'offered' }), {
    timeout: 60_000,
  });
}

/** How many places of the event are taken for good; those that drafts of other cases hold are released. */
async function placesTaken(api: TestApi): Promise<number> {
  await releaseDrafts(api, 'teachers');
  return (await takenPlaces(api.database.db, 'teachers')).event;
}

async function standing(api: TestApi, entry: string): Promise<Record<string, unknown>> {
  return (await api.get(`/api/getWaitlistPosition/${entry}`)).body;
}

/** Empties the waitlists for places of every event, and withdraws their offers. */
async function forget({ database: { db } }: TestApi): Promise<void> {
  await db.transaction(async (tx) => {
    const isPlace = inArray(waitlistEntry.kind, ['event', 'track', 'day']);
    for (const entry of await tx.select().from(waitlistEntry).where(isPlace)) await freeOffered(tx, entry);
    await tx.delete(waitlistEntry).where(isPlace);
  });
}
