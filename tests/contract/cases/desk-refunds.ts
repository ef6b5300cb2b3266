import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { payment, refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaid, sum } from '../paid-desk.ts';
import { key } from '../test-api.ts';

/** Organizers refund parts of charges. */
export const deskRefundCases: ApiCase[] = [
  {
    name: 'refunds a line with its tax, says why in the audit log, and leaves the rest to be refunded',
    async run(api) {
      const { begun, read, charge, give } = await openPaid(api);
      const before = await charge();
      expect(before.left).toBe(27_000);
      expect(before.lines.reduce((total, { net, tax }) => total + net + tax, 0)).toBe(27_000);
      const line = before.lines.find(({ tax }) => tax > 0);
      if (!line) throw new Error('nothing is taxed');
      const amount = line.net + line.tax;
      const given = await give({ payment: before.payment, lines: [line.id], amount });
      expect([given.status, given.body]).toEqual([200, { amount, state: 'succeeded' }]);
      const after = await charge();
      expect([after.left, after.lines.map(({ id }) => id)]).toEqual([
        27_000 - amount,
        before.lines.map(({ id }) => id).filter((id) => id !== line.id),
      ]);
      const { dossier, ledger, audit, mails } = await read();
      expect([dossier.status, dossier.paid]).toEqual(['Submitted', 27_000 - amount]);
      expect([sum(ledger, 'charged'), sum(ledger, 'paid')]).toEqual([dossier.paid, dossier.paid]);
      expect(audit.map(({ action, reason, changes }) => [action, reason, changes.length])).toEqual([
        ['refundRegistration', 'Hurt her knee', 1],
      ]);
      expect(mails.length).toBeGreaterThan(1);
      expect((await mailsTo(api, begun.email)).at(-1)?.text).not.toContain('Hurt her knee');
    },
  },
  {
    name: 'refunds an amount, never more than is left, and nothing of what has changed meanwhile',
    async run(api) {
      const { charge, give } = await openPaid(api);
      const { payment: paid, lines } = await charge();
      const [line] = lines;
      if (!line) throw new Error('nothing was charged');
      const whole = line.net + line.tax;
      expect((await give({ payment: paid, amount: 27_001 })).body.errors).toEqual({
        amount: ['is more than the remaining payment, $\u00a0270.00.'],
      });
      const shown = await give({ payment: paid, lines: [line.id], amount: whole - 1 });
      expect([shown.status, shown.body.reason]).toEqual([409, 'price']);
      expect((await give({ payment: paid, lines: [line.id, 'unknown'], amount: whole })).status).toBe(409);
      expect((await give({ payment: paid, amount: 0 })).status).toBe(422);
      expect((await give({ payment: paid, amount: 100, why: '' })).status).toBe(422);
      expect((await give({ payment: 'x', amount: 100 })).status).toBe(404);
      expect((await give({ payment: paid, amount: 26_900 })).status).toBe(200);
      expect((await give({ payment: paid, amount: 101 })).status).toBe(422);
      // It was taken from all lines in proportion.
      expect((await give({ payment: paid, lines: [line.id], amount: whole })).body.reason).toBe('price');
      expect((await charge()).left).toBe(100);
    },
  },
  {
    name: 'refunds once when two desks press at the same time, and once for a key',
    async run(api) {
      const { event, begun, charge, give, read } = await openPaid(api);
      const { payment: paid } = await charge();
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => give({ payment: paid, amount: 20_000, notify: 'N' })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
      const same = key();
      const repeated = [];
      for (let time = 0; time < 2; time += 1)
        repeated.push(await give({ payment: paid, amount: 500, notify: 'N' }, same));
      expect(repeated.map(({ status }) => status)).toEqual([200, 200]);
      const rows = await api.database.db.select().from(refund).where(eq(refund.eventCode, event.code));
      expect(rows.map(({ amount }) => amount).toSorted()).toEqual([20_000, 500]);
      const { audit } = await read();
      expect(audit).toHaveLength(2);
      expect(await mailsTo(api, begun.email)).toHaveLength(1);
    },
  },
  {
    name: 'leaves a refund to the gateway that took the money',
    async run(api) {
      const { charge, give } = await openPaid(api);
      const { payment: paid } = await charge();
      await api.database.db.update(payment).set({ gateway: 'stripe' }).where(eq(payment.id, paid));
      expect((await charge()).elsewhere).toBe('Y');
      const refused = await give({ payment: paid, amount: 100 });
      expect([refused.status, refused.body.reason, refused.text]).toEqual([
        409,
        'closed',
        expect.stringContaining('stripe'),
      ]);
    },
  },
  {
    name: 'shows a refund that the gateway refused, and leaves it to be given again',
    async run(api) {
      const { desk, begun, charge, give, read } = await openPaid(api);
      const { payment: paid } = await charge();
      const ofRefunds = async () =>
        (await read()).ledger.filter(({ kind }) => kind === 'refund').map(({ state }) => state);
      const needing = async () => (await desk.list({ needs: 'refund' })).rows.map(({ code }) => code);
      const refusing = vi
        .spyOn(api.portal.paying.gateway, 'refund')
        .mockResolvedValue({ status: 'refused', code: 'expired_card' });
      const given = await give({ payment: paid, amount: 5_000 });
      refusing.mockRestore();
      expect([given.status, given.body]).toEqual([200, { amount: 5_000, state: 'failed' }]);
      expect(await ofRefunds()).toEqual(['failed']);
      expect(await needing()).toEqual([begun.code]);
      expect((await charge()).left).toBe(27_000);
      const again = await give({ payment: paid, amount: 5_000 });
      expect(again.body).toEqual({ amount: 5_000, state: 'succeeded' });
      expect((await ofRefunds()).filter((state) => state === 'failed')).toHaveLength(1);
      expect((await charge()).left).toBe(22_000);
      expect(await needing()).toEqual([]);
    },
  },
];
