import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/database/database.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { type Jobs, startJobs } from '#server/jobs/start-jobs.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import { startSeatJobs } from '#server/start/start-seat-jobs.ts';
import {
  both,
  type EventFixture,
  eventOnSale as event,
  minutesOn,
  openFairGround,
} from '#server/testing/event-fixture.ts';
import type { WaitlistServices } from '#server/waitlist/waitlist-services.ts';
import { holdItem } from './hold-item.ts';

/** The most that holding one item may ask of the database, BEGIN and COMMIT included. */
const MOST = 12;

const asked: string[] = [];
let database: OpenDatabase;
let jobs: Jobs;
let ground: EventFixture;
let services: WaitlistServices;

beforeAll(async () => {
  database = await openTestDatabase({ logQuery: (query) => asked.push(query) });
  jobs = await startJobs(database, (error) => {
    throw error;
  });
  ground = openFairGround(database);
  const quiet = { eventCodes: () => [], onPublished: () => () => undefined };
  const seats = await startSeatJobs({ ...ground.services, configuration: quiet as never }, jobs);
  services = { ...ground.services, seats };
  const schedule = ground.fair.current('fair', 'schedule', 'schedule')?.document;
  const sessions = schedule?.sessions.map((session) => ({ ...session, capacity: 4 }));
  ground.fair.add('fair', { ...schedule, kind: 'schedule', code: 'schedule', sessions });
  ground.fair.add('fair', {
    kind: 'products',
    code: 'products',
    products: [{ code: 'shirt', name: both('Shirt'), amount: 2_800, variants: [variant('m'), variant('l')] }],
  });
  ground.fair.add('fair', {
    kind: 'activities',
    code: 'activities',
    activities: ['dinner', 'walk'].map((code) => ({ code, name: code, capacity: 4 })),
  });
  ground.fair.add('fair', {
    kind: 'offers',
    code: 'booths',
    label: both('Booths'),
    category: 'conference',
    view: 'cards',
    waitlist: 'Y',
    offers: ['corner', 'table'].map((code) => ({ code, name: both(code), amount: 9_000, stock: 4 })),
  });
});
beforeEach(() => ground.clear());
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

function variant(code: string) {
  return { code, name: both(code), stock: 4 };
}

type Hold = (row: DossierRow, minute: number) => Promise<void>;

/** How many statements a transaction takes in which this is done, with its BEGIN and COMMIT. */
async function statementsOf(hold: () => Promise<void>): Promise<number> {
  asked.length = 0;
  await hold();
  return asked.length + 2;
}

describe('a hold asks the database for little', () => {
  const kinds: Record<string, readonly [first: Hold, second: Hold]> = {
    'a seat, and another in its place': [
      (row, minute) =>
        holdItem(services, event, row, { kind: 'session', session_code: 'clay-1' }, minutesOn(minute)),
      (row, minute) =>
        holdItem(
          services,
          event,
          row,
          { kind: 'session', session_code: 'clay-2', old_session_code: 'clay-1' },
          minutesOn(minute),
        ),
    ],
    'pieces of a variant, and more of it': [
      (row, minute) => buy(row, 1, minute),
      (row, minute) => buy(row, 2, minute),
    ],
    'an activity, and another in its place': [
      (row, minute) => attend(row, 'dinner', minute),
      (row, minute) => attend(row, 'walk', minute),
    ],
    'an offer, and another in its place': [
      (row, minute) => choose(row, 'corner', minute),
      (row, minute) => choose(row, 'table', minute),
    ],
  };

  it.each(Object.entries(kinds))('%s', async (_, [first, second]) => {
    const row = await ground.register({ days: ['friday', 'saturday'] });
    await database.db.transaction((tx) =>
      holdFirst(tx, services, event, row, { bypasses: false }, minutesOn(0)),
    );
    const counts = [await statementsOf(() => first(row, 1)), await statementsOf(() => second(row, 2))];
    expect(counts.map((count) => Math.max(count, MOST))).toEqual([MOST, MOST]);
    expect(await ground.holdsOf(row)).toHaveLength(1);
  });
});

const buy = (row: DossierRow, qty: number, minute: number) =>
  holdItem(
    services,
    event,
    row,
    { kind: 'variant', product_code: 'shirt', variant_code: 'm', qty },
    minutesOn(minute),
  );

const attend = (row: DossierRow, activity_code: string, minute: number) =>
  holdItem(services, event, row, { kind: 'activity', activity_code, quantity: 1 }, minutesOn(minute));

const choose = (row: DossierRow, offer: string, minute: number) =>
  holdItem(services, event, row, { kind: 'choice', offers: 'booths', offer, quantity: 1 }, minutesOn(minute));
