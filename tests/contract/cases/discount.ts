import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { hold, inventory } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { cardToken, openPaidEvent } from '../paid-event.ts';
import { documents, type Named } from '../paid-event-documents.ts';
import { key } from '../test-api.ts';

/** Discount and invitation codes. */
export const discountCases: ApiCase[] = [
  {
    name: 'applies a code in any case, says what it saves, and takes it off again',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const applied = await event.applyCode(begun, ' tenoff ');
      expect(applied.body).toMatchObject({
        codes: [{ discount_code: 'TENOFF', kind: 'discount', saves: 2_600 }],
        // 10 % off 260.00; 5 % tax on 180.00.
        quote: { subtotal: 23_400, total: 24_300 },
      });
      const again = await event.applyCode(begun, 'TENOFF');
      expect([again.status, again.body.errors]).toEqual([
        422,
        { discount_code: ['This code is already applied.'] },
      ]);
      expect((await event.get(`/api/getRegistrationFees/${begun.code}`, begun)).body).toMatchObject({
        total: 24_300,
      });
      const off = { code: begun.code, discount_code: 'TenOff' };
      for (const _ of [1, 2]) {
        const removed = await event.post('removeAppliedCode', off, begun.bearer);
        expect(removed.body).toMatchObject({ codes: [], quote: { total: 27_000 } });
      }
    },
  },
  {
    name: 'says what is wrong with a code, each in its own words and in both languages',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      for (const [code, english, french] of [
        ['NOSUCH', 'do not recognize this code', 'ne reconnaissons pas ce code'],
        ['SOON1', 'from January 1, 2999', 'à partir du 1er janvier 2999'],
        ['OVER1', 'until January 1, 2020', 'jusqu’au 1er janvier 2020'],
        ['TEACH', 'does not apply to your choices', 'ne s’applique pas'],
        ['     ', '5 to 20 characters', 'de 5 à 20 caractères'],
      ] as const) {
        const refused = await event.applyCode(begun, code);
        expect([code, refused.status]).toEqual([code, 422]);
        expect(refused.body.errors?.discount_code?.[0]).toContain(english);
        const inFrench = await event.applyCode(begun, code, { 'accept-language': 'fr' });
        expect(inFrench.body.errors?.discount_code?.[0]).toContain(french);
      }
      for (const code of ['ABCD', 'A'.repeat(21)])
        expect((await event.applyCode(begun, code)).status).toBe(422);
      const fields = { code: begun.code, discount_code: 'TENOFF', kind: 'invitation' };
      const wrong = await event.post('checkAndSubmitApplyCode', fields, begun.bearer);
      expect(wrong.body.errors?.discount_code?.[0]).toContain('not an invitation');
    },
  },
  {
    name: 'gives a code of one use to one of a hundred who apply it at once',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await Promise.all(Array.from({ length: 100 }, () => event.begin()));
      const answers = await Promise.all(begun.map((each) => event.applyCode(each, 'ONCE1')));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status === 422);
      expect(refused).toHaveLength(99);
      expect(refused[0]?.body.errors?.discount_code?.[0]).toContain('reached its usage limit');
      const [row] = await api.database.db
        .select({ taken: inventory.taken })
        .from(inventory)
        .where(and(eq(inventory.eventCode, event.code), eq(inventory.item, 'ONCE1')));
      expect(row?.taken).toBe(1);
    },
  },
  {
    name: 'refuses at submit a code that somebody else has used since its hold ended',
    async run(api) {
      const event = await openPaidEvent(api);
      const [first, second] = [await event.begin(), await event.begin()];
      await event.fill(first);
      await event.applyCode(first, 'ONCE1');
      await api.database.db
        .update(hold)
        .set({ heldUntil: new Date(0) })
        .where(eq(hold.eventCode, event.code));
      expect((await event.applyCode(second, 'ONCE1')).status).toBe(200);
      const gone = await event.submit(first);
      expect([gone.status, gone.body.reason]).toEqual([409, 'full']);
      expect(gone.body.errors).toEqual({ discount_code: ['The code ONCE1 is no longer available.'] });
      await event.post('removeAppliedCode', { code: first.code, discount_code: 'ONCE1' }, first.bearer);
      expect((await event.submit(first)).status).toBe(200);
    },
  },
  {
    name: 'lets in by invitation though the event is closed and full, once',
    async run(api) {
      const event = await openPaidEvent(api, { registration_open: 'N', capacity: 0 });
      const start = { track: 'main', mode: 'In-Person', registrations_day: ['day1'], email: 'a@example.org' };
      const begin = (invitation_code?: string) =>
        event.post(
          'generateRegistrationCaptured',
          { ...start, ...(invitation_code && { invitation_code }) },
          key(),
        );
      expect((await begin()).body.reason).toBe('closed');
      for (const code of ['NOSUCH', 'TENOFF', 'x']) {
        const wrong = await begin(code);
        expect([code, wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([
          code,
          422,
          ['invitation_code'],
        ]);
      }
      const begun = await event.begin({ invitation_code: 'come-in' });
      expect((await begin('COME-IN')).body.errors?.invitation_code?.[0]).toContain('usage limit');
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
    },
  },
  {
    name: 'counts nothing of a code whose last day has passed since it was applied',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      await event.fill(begun);
      const { versions, quote } = (await event.applyCode(begun, 'TENOFF')).body as {
        versions?: object;
        quote: { total: number };
      };
      expect([versions, quote.total]).toEqual([undefined, 24_300]);
      const discounts = documents.find((each) => (each as { kind: string }).kind === 'discounts');
      const [ten] = (discounts as Named & { discounts: object[] }).discounts;
      await event.publish({ ...discounts, discounts: [{ ...ten, until: '2020-01-01' }] });
      const refused = await event.submit(begun, { credit: cardToken('ok'), total: 24_300 });
      expect([refused.status, refused.body.reason]).toEqual([409, 'price']);
    },
  },
];
