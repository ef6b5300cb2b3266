import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import type { Database } from '#server/database/database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { type DossierRow, findDossier } from '#server/dossiers/dossier-row.ts';
import { insertDossier } from '#server/dossiers/insert-dossier.ts';
import { booksOf, isHad, openRaceFixture, type RaceFixture } from './race-fixture.ts';

// PGlite runs one transaction at a time and so wins every race: only a real PostgreSQL can lose one.
const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the races for booths: ${postgres.reason}\n`);

const ROUNDS = 200;
const both = (word: string) => ({ en: word, fr: word });
const booth = (round: number) => `b${round}`;

/** A hall with a booth for each round, and the flow in which they are chosen. */
async function publishHall({ configuration, eventCode }: RaceFixture): Promise<void> {
  const field = { type: 'choice_picker', code: 'booth', label: both('Booth'), offers: 'booths' };
  const documents = [
    {
      kind: 'offers',
      code: 'booths',
      label: both('Booths'),
      view: 'cards',
      category: 'conference',
      offers: Array.from({ length: ROUNDS }, (_, round) => ({
        code: booth(round),
        name: both(booth(round)),
        stock: 1,
      })),
    },
    { kind: 'form', code: 'booth', title: both('Booth'), sections: [{ code: 'one', fields: [field] }] },
    {
      kind: 'flow',
      code: 'exhibitor',
      label: both('Exhibitor'),
      entry: { by: ['anyone'] },
      steps: [
        { code: 'booth', label: both('Booth'), kind: 'form', form_type: 'booth' },
        { code: 'send', label: both('Send'), kind: 'review' },
      ],
    },
  ];
  for (const document of documents) {
    const outcome = await configuration.publish(eventCode, document, 'race');
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.diagnostics));
  }
}

async function apply(db: Database, eventCode: string): Promise<DossierRow> {
  const email = `${randomUUID()}@example.org`;
  const code = randomUUID().slice(0, 8).toUpperCase();
  const inserted = await insertDossier(db, {
    eventCode,
    flow: 'exhibitor',
    code,
    email,
    emailTyped: email,
    timezone: 'UTC',
    locale: 'en',
  });
  const row = inserted && (await findDossier(db, eventCode, inserted.id));
  if (!row) throw new Error('nobody has applied');
  return row;
}

describe.skipIf(!postgres.ok)('races for booths on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database } = postgres;
  afterAll(() => database.close());

  it(`gives a booth to one of two who want it at once, ${ROUNDS} times, and the books agree`, async () => {
    const race = await openRaceFixture(database.db, [1]);
    await publishHall(race);
    const applicants = [await apply(race.db, race.eventCode), await apply(race.db, race.eventCode)];
    let lastHad: string | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const wish = { kind: 'choice' as const, offers: 'booths', offer: booth(round), quantity: 1 };
      const had = await Promise.all(applicants.map((row) => isHad(holdItem(race, race.event, row, wish))));
      expect([round, had.filter(Boolean).length]).toEqual([round, 1]);
      lastHad = `booths/${booth(round)}`;
    }
    const books = await booksOf(race);
    expect(Object.values(books).every(([taken, held]) => taken === held)).toBe(true);
    expect(books[lastHad ?? '']).toEqual([1, 1]);
    // Each has one booth at most: what was had before was given back for it.
    expect(Object.values(books).reduce((sum, [taken]) => sum + taken, 0)).toBeLessThanOrEqual(2);
  });
});
