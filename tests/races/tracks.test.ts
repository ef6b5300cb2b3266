import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dossier, payment, registration } from '#server/database/schema.ts';
import { cheaper, openChangeEvent, refundsOf, toOnline } from '#tests/contract/change-event.ts';
import { cardToken } from '#tests/contract/paid-event.ts';
import { releaseDrafts } from '#tests/contract/release-drafts.ts';
import type { Begun } from '#tests/contract/test-api.ts';
import { openRaces } from './open-races.ts';

const races = await openRaces('the races for a track');
afterAll(() => races.close());

const rounds = Number(process.env['ROUNDS'] ?? 2);

describe.skipIf(!races.ok)('the last place of a track on PostgreSQL', () => {
  if (!races.ok) return;
  const { database, api } = races;

  it('goes to one of those who change to it and those who register for it at that moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const event = await openChangeEvent(api, { capacity: 1 });
      const changing: Begun[] = [];
      const beginning: Begun[] = [];
      for (let at = 0; at < 6; at += 1) {
        changing.push(await event.submitted());
        const begun = await event.begin({ track: 'online', mode: 'Online' });
        await event.fill(begun, { decline: true });
        beginning.push(begun);
        // Only one draft holds the place at a time: each lets it go for the next.
        await releaseDrafts(api, event.code, begun.code);
      }
      const answers = await Promise.all([
        ...changing.map((each) => event.change(each, { ...toOnline, expected_difference: cheaper })),
        ...beginning.map((each) => event.submit(each, { credit: cardToken('ok'), track: 'online' })),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(409)]);
      const online = await database.db
        .select({ code: dossier.code })
        .from(dossier)
        .innerJoin(registration, eq(registration.dossierId, dossier.id))
        .where(
          and(
            eq(dossier.eventCode, event.code),
            eq(registration.track, 'online'),
            eq(dossier.status, 'Submitted'),
          ),
        );
      expect(online).toHaveLength(1);
      const hasChanged = answers.slice(0, 6).some(({ status }) => status === 200);
      const charged = await database.db
        .select()
        .from(payment)
        .where(and(eq(payment.eventCode, event.code), eq(payment.state, 'succeeded')));
      // The six who stand already, and who has registered for it; who changed has the difference back instead.
      expect(charged).toHaveLength(hasChanged ? 6 : 7);
      expect((await refundsOf(api, event)).map(({ amount }) => amount)).toEqual(hasChanged ? [-cheaper] : []);
    }
  });
});
