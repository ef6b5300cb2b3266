import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import {
  dossier,
  groupMember,
  hold,
  inventory,
  invoice,
  payment,
  pickKinds,
  presenter,
  receipt,
  refund,
  registrationChange,
  subscription,
  waitlistEntry,
} from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { insertDossier } from '#server/dossiers/insert-dossier.ts';
import { newRegistrationCode } from '#server/dossiers/registration-code.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { WaitlistServices } from '#server/waitlist/waitlist-services.ts';
import { fairEvent, openFair } from './test-event.ts';
import { withPlaces } from './with-places.ts';

type Given = Partial<typeof dossier.$inferInsert>;
type Participation = { track?: string; mode?: string; days?: string[]; waitlistEntryId?: string };

/** The event of the fair, with the options that are asked of one that sells. */
export const eventOnSale = {
  ...fairEvent,
  dates: { start: '2027-02-19', end: '2027-02-20' },
  options: {},
} as unknown as EventDocument;

/** A moment while it sells. */
export const now = new Date('2027-01-10T12:00:00Z');
export const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
export const iso = (minutes: number) => minutesOn(minutes).toISOString();
/** A text of a document, told apart by language. */
export const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
/** How what nobody has any more of is refused. */
export const soldOut = (field: string, words: string) => [
  'conflict',
  `${field} ${words}`,
  { reason: 'full' },
];

let database: Promise<OpenDatabase> | undefined;

/** The fair with nothing stored, over a database that all tests of a worker share: to open one takes longer than a test. */
export async function freshEventFixture(): Promise<EventFixture> {
  database ??= openTestDatabase();
  const ground = openFairGround(await database);
  await ground.clear();
  return ground;
}

/** The fair over a database: what is published there is kept in memory, what is to happen later in a list. */
export function openFairGround({ db }: OpenDatabase) {
  const fair = openFair();
  fair.add('fair', eventOnSale);
  // It is read alone: nothing publishes through it.
  const configuration = fair as unknown as ConfigurationStore;
  const told: string[] = [];
  const mails: Mail[] = [];
  const seats: SeatJobs = {
    expireAt: async (_tx, moment) => void told.push(`expire ${moment.toISOString()}`),
    remindAt: async (_tx, moment) => void told.push(`remind ${moment.toISOString()}`),
    offerFreed: async (_tx, _event, { kind, item }) => void told.push(`freed ${kind} ${item}`),
    offerAll: async () => void told.push('offer all'),
    wake: () => void told.push('wake'),
  };
  const mailer = {
    queue: async (_tx: unknown, mail: Mail) => String(mails.push(mail)),
    repeat: async () => {},
    complete: async () => true,
    wake: () => {},
  };
  const services: WaitlistServices = {
    db,
    configuration,
    seats,
    mailer,
    link: (eventCode, locale, page) => `https://${eventCode}/${locale}${page}`,
  };
  return {
    db,
    fair,
    configuration,
    services,
    seats,
    mails,
    /** What was asked to happen later, since it was asked for last. */
    heard: () => told.splice(0),
    /** A new registration, in the main track on Friday where nothing else is said. */
    async register({
      track,
      mode,
      days,
      waitlistEntryId,
      ...given
    }: Given & Participation = {}): Promise<RegistrationRow> {
      const part = {
        track: track ?? 'main',
        mode: mode ?? 'In-Person',
        days: days ?? ['friday'],
        waitlistEntryId,
      };
      const email = given.email ?? `${randomUUID()}@example.org`;
      const [row] = await addRegistrations(db, [{ eventCode: 'fair', ...part, ...given, email }]);
      if (!row) throw new Error('nobody registered');
      return row;
    },
    /** A new dossier of another flow. */
    async apply(flow: string, given: Given = {}): Promise<DossierRow> {
      const email = given.email ?? `${randomUUID()}@example.org`;
      const values = {
        eventCode: 'fair',
        flow,
        code: newRegistrationCode(),
        emailTyped: email,
        ...given,
        email,
      };
      const row = await insertDossier(db, values);
      if (!row) throw new Error('nobody applied');
      return row;
    },
    /** A charge of a dossier, which the gateway is at where nothing else is said. */
    async charge(dossierId: string, given: Partial<typeof payment.$inferInsert> = {}) {
      const values = {
        dossierId,
        eventCode: 'fair',
        submitKey: randomUUID(),
        bodyHash: '',
        amount: 10_000,
        currency: 'CAD',
        quote: {} as never,
        submission: {},
        gateway: 'sandbox',
        token: 'tok',
        ...given,
      };
      const [row] = await db.insert(payment).values(values).returning();
      if (!row) throw new Error('nothing was charged');
      return row;
    },
    /** The gateway has declined it. */
    async decline(chargeId: string): Promise<void> {
      await db.update(payment).set({ state: 'declined' }).where(eq(payment.id, chargeId));
    },
    /** Says that a dossier was sent, or given up. */
    async submit({ id }: Pick<DossierRow, 'id'>, status: DossierRow['status'] = 'Submitted'): Promise<void> {
      const [row] = await db.update(dossier).set({ status }).where(eq(dossier.id, id)).returning();
      const found = row && (await findDossier(db, row.eventCode, id));
      if (found && status === 'Submitted') await withPlaces(db, [found]);
    },
    /** What a dossier holds, such as `2 shirt/m held`, by what it is. */
    async holdsOf({ id }: Pick<DossierRow, 'id'>): Promise<string[]> {
      const rows = await db
        .select()
        .from(hold)
        .where(and(eq(hold.dossierId, id), inArray(hold.kind, [...pickKinds])))
        .orderBy(hold.item);
      return rows.map(({ item, quantity, state }) => `${quantity} ${item} ${state}`);
    },
    /** How much of an item is taken. */
    async takenOf(item: string): Promise<number> {
      const [row] = await db.select().from(inventory).where(eq(inventory.item, item));
      return row?.taken ?? 0;
    },
    /** Somebody who waits, for a place of the event where nothing else is said. */
    async wait(given: Partial<typeof waitlistEntry.$inferInsert> = {}) {
      const email = given.email ?? `${randomUUID()}@example.org`;
      const values = { eventCode: 'fair', kind: 'event' as const, emailTyped: email, firstName: 'Ana' };
      const [row] = await db
        .insert(waitlistEntry)
        .values({ ...values, ...given, email })
        .returning();
      if (!row) throw new Error('nobody waits');
      return row;
    },
    /** How an entry of a line stands. */
    async standing(entryId: string) {
      const [row] = await db.select().from(waitlistEntry).where(eq(waitlistEntry.id, entryId));
      return row?.state;
    },
    /** To whom which mail was written. */
    mailed: () => mails.map(({ recipient, content }) => [recipient, content.template]),
    /** Forgets all that was stored and told. */
    async clear(): Promise<void> {
      told.length = 0;
      mails.length = 0;
      // In the order of what names what; to truncate them takes longer than the test.
      for (const table of [
        refund,
        receipt,
        invoice,
        registrationChange,
        groupMember,
        payment,
        dossier,
        waitlistEntry,
        inventory,
        presenter,
        subscription,
      ]) {
        await db.delete(table);
      }
    },
  };
}

export type EventFixture = ReturnType<typeof openFairGround>;
