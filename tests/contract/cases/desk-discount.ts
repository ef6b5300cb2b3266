import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaid } from '../paid-desk.ts';
import { type Fields, key, type TestApi } from '../test-api.ts';

/** A paid registration, and codes that an organizer applies. */
async function open(api: TestApi) {
  const paid = await openPaid(api);
  const { begun, desk } = paid;
  const preview = (discount_code: string, code = begun.code) =>
    api.post('previewCodeAsOrganizer', { code, discount_code }, desk.headers);
  const apply = (discount_code: string, fields: Fields = {}, headers = key()) =>
    api.post(
      'applyCodeAsOrganizer',
      { code: begun.code, discount_code, why: 'Promised on the phone', ...fields },
      { ...desk.headers, ...headers },
    );
  return { ...paid, preview, apply };
}

/** Discount codes that are applied at the desk. */
export const deskDiscountCases: ApiCase[] = [
  {
    name: 'credits what a code saves on a paid registration, as shown and once, and takes it off no second time',
    async run(api) {
      const { event, desk, begun, read, preview, apply } = await open(api);
      expect((await preview('tenoff')).body).toMatchObject({
        discount_code: 'TENOFF',
        uses: 0,
        saves: 2_700,
        credit: { owed: 0, owes: 0, refund: 2_700 },
      });
      for (const typed of ['NOBODY', 'OVER1', 'TEACH', 'COME-IN'])
        expect((await preview(typed)).body.errors).toHaveProperty('discount_code');
      expect((await apply('TENOFF', { why: ' ' })).body.errors).toHaveProperty('why');
      expect((await apply('TENOFF', { expected_refund: 2_600 })).body.reason).toBe('price');
      const same = key();
      for (let time = 0; time < 2; time += 1)
        expect((await apply('TENOFF', { expected_refund: 2_700 }, same)).body).toEqual({ saves: 2_700 });
      expect((await apply('TENOFF', { expected_refund: 2_700 })).body.errors).toHaveProperty('discount_code');
      const { dossier, audit } = await read();
      expect(dossier.paid).toBe(24_300);
      expect(audit).toHaveLength(1);
      expect(audit[0]).toMatchObject({
        reason: 'Promised on the phone',
        changes: [
          { what: 'discount', is: 'TENOFF' },
          { what: 'credit', is: '$\u00a027.00' },
        ],
      });
      await event.publish({
        kind: 'cancellation',
        code: 'cancellation',
        until: '2027-02-18',
        refunds: [{}],
      });
      const { body } = await api.get(`/api/getCancellationAsOrganizer/${begun.code}`, desk.headers);
      expect(body['left']).toBe(24_300);
      expect((body['refund'] as { back: number }).back).toBe(24_300);
    },
  },
  {
    name: 'takes a code off the price of a draft, keeps to its limit, and finds no registration of another event',
    async run(api) {
      const { event, preview, apply } = await open(api);
      const draft = await event.begin();
      await event.fill(draft);
      const shown = (await preview('ONCE1', draft.code)).body;
      const { total, saves } = shown as unknown as { total: number; saves: number };
      expect([total, shown['limit']]).toEqual([27_000 - saves, 1]);
      expect((await apply('ONCE1', { code: draft.code })).body).toEqual({ saves });
      expect((await event.review(draft)).body['quote']).toMatchObject({ total });
      expect((await preview('ONCE1')).body.errors).toHaveProperty('discount_code');
      expect((await apply('ONCE1')).body.errors).toHaveProperty('discount_code');
      const theirs = await openPaid(api);
      expect((await preview('TENOFF', theirs.begun.code)).status).toBe(404);
      expect((await apply('TENOFF', { code: theirs.begun.code })).status).toBe(404);
    },
  },
];
