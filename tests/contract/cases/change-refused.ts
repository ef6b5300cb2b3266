import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { registrationChange } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import {
  byMode,
  chargesOf,
  cheaper,
  dearer,
  fees,
  openChangeEvent,
  policy,
  refundsOf,
  toHybrid,
  toOnline,
} from '../change-event.ts';
import { cardToken } from '../paid-event.ts';
import { key } from '../test-api.ts';

/** Changes that are refused: for want of a place, while another is under way, beyond what is offered. */
export const changeRefusedCases: ApiCase[] = [
  {
    name: 'refuses a full track, also while another pays for its last place, and frees the one that was left',
    async run(api) {
      const event = await openChangeEvent(api, { capacity: 1 });
      const [first, second, third] = [
        await event.submitted(),
        await event.submitted(),
        await event.submitted(),
      ];
      const wanted = { ...toOnline, expected_difference: cheaper };
      expect((await event.change(first, wanted)).status).toBe(200);
      expect((await event.preview(second, toOnline)).body).toMatchObject({ full: 'Y' });
      const refused = await event.change(second, wanted);
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      expect(await event.registrationOf(second)).toMatchObject({ track: 'main' });
      // Back again costs the difference; until it is paid the place online is still theirs.
      const back = { track: 'main', expected_difference: -cheaper };
      const once = key();
      const paying = { ...back, credit: cardToken('challenge') };
      expect((await event.change(first, paying, once)).body).toMatchObject({ status: 'challenge' });
      expect((await event.change(second, wanted)).body.reason).toBe('full');
      const { cancelled } = (await event.post('cancelPayment', { code: first.code }, first.bearer)).body;
      expect(cancelled).toBe('Y');
      expect((await event.change(first, paying, once)).status).toBe(402);
      expect((await event.change(first, { ...back, credit: cardToken('ok') })).status).toBe(200);
      const [one, other] = await Promise.all([event.change(second, wanted), event.change(third, wanted)]);
      expect([one.status, other.status].sort()).toEqual([200, 409]);
    },
  },
  {
    name: 'keeps the place that a change under way pays for from everybody else, and makes one change at a time',
    async run(api) {
      const event = await openChangeEvent(api, { capacity: 1, document: policy([{}]) });
      await event.publish({
        ...fees,
        fees: [byMode('here', ['In-Person', 'Hybrid'], 10_000), byMode('there', ['Online'], 12_000)],
      });
      const [first, second] = [await event.submitted(), await event.submitted()];
      const wanted = { ...toOnline, expected_difference: 2_100 };
      const [once, paying] = [key(), { ...wanted, credit: cardToken('challenge') }];
      const asked = await event.change(first, paying, once);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const refused = await event.change(second, { ...wanted, credit: cardToken('ok') });
      expect([refused.status, refused.body.reason]).toEqual([409, 'full']);
      for (const option of [
        { option: 'change', ...wanted, credit: cardToken('ok') },
        { option: 'cancel', reason: 'illness', expected_refund: 10_500 },
      ]) {
        const busy = await event.post(
          'changeRegistration',
          { code: first.code, ...option },
          { ...first.bearer, ...key() },
        );
        expect([busy.status, busy.body.reason]).toEqual([409, 'in_flight']);
      }
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      const done = await event.change(first, paying, once);
      expect(done.body, done.text).toMatchObject({ registration: { track: 'online' }, difference: 2_100 });
      expect(
        await api.database.db.$count(registrationChange, eq(registrationChange.by, 'attendee')),
      ).toBeGreaterThan(0);
    },
  },
  {
    name: 'takes no refund from an attendee, no other difference than there is now, and nothing that is not offered',
    async run(api) {
      const event = await openChangeEvent(api);
      const [begun, other] = [await event.submitted(), await event.begin()];
      const wanted = { ...toOnline, expected_difference: cheaper };
      for (const given of [{ issue_refund: 'Y' }, { refund_amount: '21000' }]) {
        const refused = await event.change(begun, { ...wanted, ...given });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, Object.keys(given)]);
      }
      const changed = await event.change(begun, { ...wanted, expected_difference: -21_000 });
      expect([changed.status, changed.body.reason]).toEqual([409, 'price']);
      for (const amount of ['0.01', 'NaN', undefined]) {
        const refused = await event.change(begun, {
          ...toOnline,
          ...(amount && { expected_difference: amount }),
        });
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          422,
          ['expected_difference'],
        ]);
      }
      for (const given of [
        { track: 'nowhere' },
        { track_mode: 'Online' },
        { registrations_day: ['never'] },
        {},
      ]) {
        expect((await event.change(begun, { expected_difference: 0, ...given })).status).toBe(422);
      }
      const dear = { ...toHybrid, expected_difference: dearer };
      expect((await event.change(begun, dear)).body.errors).toHaveProperty('credit');
      expect((await event.change(begun, { ...dear, credit: '4242424242424242' })).status).toBe(422);
      expect((await event.change({ ...begun, bearer: other.bearer }, wanted)).status).toBe(404);
      expect((await event.change(other, wanted)).status).toBe(409);
      await event.publish(policy([{}], '2020-01-01'));
      const late = await event.change(begun, wanted);
      expect([late.status, late.body.reason]).toEqual([409, 'closed']);
      expect((await event.preview(begun)).body.reason).toBe('closed');
      expect(await refundsOf(api, event)).toEqual([]);
      expect((await chargesOf(api, event)).map(({ state }) => state)).toEqual([]);
    },
  },
];
