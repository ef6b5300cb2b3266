import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { holdItem } from '#server/cart/hold-item.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { waitlistEntry } from '#server/database/schema.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import type { RegistrationRow } from '#server/dossiers/registration-row.ts';
import type { Item } from '#server/inventory/inventory-lock.ts';
import type { Wanted } from '#server/items/item-of.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { enterWaitlist } from '#server/waitlist/entries.ts';
import { expireOffers } from '#server/waitlist/expire-offers.ts';
import { offerNext } from '#server/waitlist/offer-next.ts';
import type { WaitlistServices } from '#server/waitlist/waitlist-services.ts';
import { booksOf, isHad, noJobs, openRaceFixture, type RaceFixture } from './race-fixture.ts';

// PGlite runs one transaction at a time and so wins every race: only a real PostgreSQL can lose one.
const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the races of offers: ${postgres.reason}\n`);

const ROUNDS = 30;
const both = (word: string) => ({ en: word, fr: word });
const codes = Array.from({ length: ROUNDS }, (_, round) => `i${round}`);

const kinds = {
  variant: {
    document: {
      kind: 'products',
      code: 'products',
      waitlist: 'Y',
      products: codes.map((code) => ({
        code,
        name: both(code),
        amount: 100,
        variants: [{ code: 'one', name: both('One'), stock: 1 }],
      })),
    },
    item: (code: string): Item => ({ kind: 'variant', item: `${code}/one` }),
    wanted: (code: string): Wanted => ({ kind: 'variant', product_code: code, variant_code: 'one', qty: 1 }),
  },
  activity: {
    document: {
      kind: 'activities',
      code: 'activities',
      waitlist: 'Y',
      activities: codes.map((code) => ({ code, name: both(code), capacity: 1 })),
    },
    item: (code: string): Item => ({ kind: 'activity', item: code }),
    wanted: (code: string): Wanted => ({ kind: 'activity', activity_code: code, quantity: 1 }),
  },
} as const;

function servicesOf(ground: RaceFixture, mails: Mail[]): WaitlistServices {
  return {
    ...ground,
    seats: noJobs,
    mailer: {
      queue: async (_tx, mail) => String(mails.push(mail)),
      repeat: async () => {},
      complete: async () => true,
      wake: () => {},
    },
    link: (eventCode, locale, page) => `https://${eventCode}/${locale}${page}`,
  };
}

describe.skipIf(!postgres.ok)('an offer that is accepted at the moment it expires, on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database, url } = postgres;
  afterAll(() => database.close());

  it.each(Object.entries(kinds))('is one of both, never both or neither: %s', async (_, kind) => {
    const ground = await openRaceFixture(database.db, [1]);
    const published = await ground.configuration.publish(ground.eventCode, kind.document, 'race');
    expect(published.ok, JSON.stringify(published)).toBe(true);
    const other = await openPostgres(url, () => {});
    const mails: Mail[] = [];
    const services = servicesOf(ground, mails);
    try {
      for (const code of codes) await playRound(services, { ...services, db: other.db }, kind, code);
    } finally {
      await other.close();
    }
    const books = Object.values(await booksOf(ground));
    expect(books.every(([taken, held]) => taken === held)).toBe(true);
    const lapsed = mails.filter(({ content }) => content.template === 'choice-lapsed');
    const isExpired = and(eq(waitlistEntry.eventCode, ground.eventCode), eq(waitlistEntry.state, 'expired'));
    expect(lapsed).toHaveLength(await database.db.$count(waitlistEntry, isExpired));
  });

  async function playRound(
    services: WaitlistServices,
    elsewhere: WaitlistServices,
    kind: (typeof kinds)[keyof typeof kinds],
    code: string,
  ): Promise<void> {
    const ground = services as WaitlistServices & RaceFixture;
    const [row] = await ground.register(1);
    if (!row) throw new Error('nobody registered');
    const entry = await offerTo(services, ground.eventCode, row, kind.item(code));
    const end = entry.offeredUntil ?? new Date(0);
    const [isAccepted] = await Promise.all([
      isHad(holdItem(ground, ground.event, row, kind.wanted(code), new Date(end.getTime() - 1))),
      expireOffers(elsewhere, end),
    ]);
    const [after] = await ground.db.select().from(waitlistEntry).where(eq(waitlistEntry.id, entry.id));
    // Where the expiry was first, it is free for anyone until it is offered to the next.
    expect([after?.claimed, isAccepted]).toEqual([false, true]);
    expect(['taken', 'expired']).toContain(after?.state);
  }

  async function offerTo(services: WaitlistServices, eventCode: string, row: RegistrationRow, item: Item) {
    await enterWaitlist(services.db, row, item);
    const within = { kinds: [item.kind as 'variant' | 'activity'], item: item.item };
    await offerNext(services, eventCode, within);
    const [entry] = await services.db.select().from(waitlistEntry).where(eq(waitlistEntry.dossierId, row.id));
    if (entry?.state !== 'offered') throw new Error('nothing was offered');
    return entry;
  }
});
