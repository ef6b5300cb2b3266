import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, inArray, sum } from 'drizzle-orm';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import type { Database } from '#server/database/database.ts';
import { hold, inventory, pickKinds } from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import { Refusal } from '#server/refusals/refusal.ts';

/** Nothing later: what is raced for is decided at once. */
export const noJobs: SeatJobs = {
  expireAt: async () => {},
  remindAt: async () => {},
  offerFreed: async () => {},
  offerAll: async () => {},
  wake: () => {},
};

/** An event of its own with sessions of so many seats, named `s0`, `s1` …, all at one time. */
export type RaceFixture = {
  db: Database;
  configuration: ConfigurationStore;
  event: EventDocument;
  eventCode: string;
  seats: SeatJobs;
  /** New registrations that may attend every session. */
  register(count: number): Promise<RegistrationRow[]>;
};

/** Makes the ground of a race in a database. */
export async function openRaceFixture(db: Database, capacities: readonly number[]): Promise<RaceFixture> {
  const eventCode = `race-${randomUUID().slice(0, 8)}`;
  const configuration = await openConfiguration(db);
  const event = { ...(await demoEvent()), code: eventCode, hosts: [`${eventCode}.localhost`] };
  for (const document of [event, scheduleOf(capacities)]) {
    const outcome = await configuration.publish(eventCode, document, 'race');
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.diagnostics));
  }
  return {
    db,
    configuration,
    event,
    eventCode,
    seats: noJobs,
    register: (count) => register(db, eventCode, count),
  };
}

async function demoEvent(): Promise<EventDocument> {
  const file = new URL('../../fixtures/events/teachers/event.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8'));
}

function scheduleOf(capacities: readonly number[]) {
  const text = (word: string) => ({ en: word, fr: word });
  return {
    kind: 'schedule',
    code: 'schedule',
    slots: [{ code: 'a', label: text('A'), day: 'friday', track: 'vancouver', start: '09:00', end: '10:00' }],
    workshops: capacities.map((_, index) => ({
      code: `w${index}`,
      title: text(`Workshop ${index}`),
      description: text('About'),
      presenters: [],
    })),
    sessions: capacities.map((capacity, index) => ({
      code: `s${index}`,
      workshop: `w${index}`,
      schedule: 'a',
      type: 'I',
      capacity,
    })),
  };
}

async function register(db: Database, eventCode: string, count: number): Promise<RegistrationRow[]> {
  const choice = { track: 'vancouver', mode: 'In-Person', days: ['friday', 'saturday'] };
  return addRegistrations(
    db,
    Array.from({ length: count }, () => ({ eventCode, email: `${randomUUID()}@example.org`, ...choice })),
  );
}

/** How much of each session is taken by the books, and by the holds that count; the two must be the same. */
export async function booksOf({ db, eventCode }: RaceFixture): Promise<Record<string, [number, number]>> {
  const taken = await db
    .select()
    .from(inventory)
    .where(and(eq(inventory.eventCode, eventCode), inArray(inventory.kind, [...pickKinds])));
  const held = await db
    .select({ item: hold.item, quantity: sum(hold.quantity) })
    .from(hold)
    .where(
      and(
        eq(hold.eventCode, eventCode),
        inArray(hold.kind, [...pickKinds]),
        inArray(hold.state, ['held', 'reserved']),
      ),
    )
    .groupBy(hold.item);
  const counted = new Map(held.map(({ item, quantity }) => [item, Number(quantity)]));
  return Object.fromEntries(taken.map(({ item, taken }) => [item, [taken, counted.get(item) ?? 0]]));
}

/** Whether something that is raced for was had; false if it was full, and any other refusal is thrown on. */
export async function isHad(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.details.reason === 'full') return false;
    throw error;
  }
}
