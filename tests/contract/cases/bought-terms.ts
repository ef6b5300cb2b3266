import { expect, vi } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { forEvery, holdEvery, ofEvery, openEveryKind, type Visitor } from '../every-kind.ts';
import { type Kind, kinds } from '../every-kind-documents.ts';
import { mailsTo } from '../mails-to.ts';
import { key, organizerToken, type TestApi } from '../test-api.ts';

const cancelled: readonly Kind[] = ['session', 'activity'];
/** Other offers are no column of that list. */
const listed: readonly Kind[] = [...cancelled, 'product', 'ticket'];
const bought = kinds.filter((kind) => !cancelled.includes(kind));
const organizer = { authorization: `Bearer ${organizerToken}` };
const timed = kinds.filter((kind) => kind !== 'product' && kind !== 'ticket');

const changesMailed = async (api: TestApi, { begun }: Visitor) =>
  (await mailsTo(api, begun.email))
    .filter(({ subject }) => subject.startsWith('Your program has changed'))
    .map(({ text }) => text);

/** What items of every kind are published as once they are bought. */
export const boughtTermsCases: ApiCase[] = [
  {
    name: 'refunds removed sessions and activities, and leaves people what they bought of other kinds',
    async run(api) {
      const event = await openEveryKind(api);
      const buyer = await event.visitor();
      await holdEvery(buyer);
      expect((await buyer.submit()).status).toBe(200);
      const asked = await ofEvery(async (kind) => (await event.trial(kind, undefined)).text);
      expect(asked).toEqual(forEvery(expect.stringContaining('is removed')));
      await event.offer(undefined);
      await vi.waitFor(
        async () => expect(await changesMailed(api, buyer)).toHaveLength(cancelled.length),
        20_000,
      );
      const said = (await changesMailed(api, buyer)).join('\n');
      expect(said.match(/was cancelled by the organizers/g)).toHaveLength(cancelled.length);
      expect(await ofEvery(buyer.booked, cancelled)).toMatchObject(forEvery({ cancelled: 'Y' }, cancelled));
      expect(await ofEvery(event.held, cancelled)).toEqual(forEvery(0, cancelled));
      const named = { name: { en: expect.stringContaining('Thing') } };
      expect(await ofEvery(buyer.booked, bought)).toMatchObject(forEvery(named, bought));
      expect(JSON.stringify(await ofEvery(buyer.booked, bought))).not.toContain('cancelled');
      expect(await ofEvery(event.held, bought)).toEqual(forEvery(1, bought));
      const { bytes } = await api.get(`/api/exportList/${event.code}/registrations`, organizer);
      expect(bytes?.toString().match(/Thing/g)).toHaveLength(listed.length);
      await event.offer({}, bought);
      expect(await ofEvery(buyer.booked, bought)).toMatchObject(forEvery(named, bought));
      expect(await ofEvery(event.taken, bought)).toEqual(forEvery(1, bought));
    },
  },
  {
    name: 'keeps what was bought and is no longer sold when the registration is changed, at what was paid for it',
    async run(api) {
      const event = await openEveryKind(api);
      const buyer = await event.visitor();
      await holdEvery(buyer, bought);
      expect((await buyer.submit()).status).toBe(200);
      await event.offer(undefined, bought);
      const take = { take: 'other' };
      const { body } = await buyer.post('previewChange', take);
      expect(body).toMatchObject({ difference: 0, loses: [], gains: [{ item: 'other' }] });
      expect(body['comes_along']).toHaveLength(bought.length);
      const changed = await buyer.post(
        'changeRegistration',
        { option: 'change', ...take, expected_difference: 0 },
        key(),
      );
      expect(changed.status, changed.text).toBe(200);
      expect(await ofEvery(event.held, bought)).toEqual(forEvery(1, bought));
      expect(await ofEvery(buyer.owed, bought)).toEqual(forEvery(1_000, bought));
    },
  },
  {
    name: 'tells those who bought an item of any kind that it is at another time, and keeps it theirs',
    async run(api) {
      const event = await openEveryKind(api);
      const buyer = await event.visitor();
      await holdEvery(buyer, timed);
      expect((await buyer.submit()).status).toBe(200);
      await event.offer({ at: 'clash' }, timed);
      await vi.waitFor(
        async () => expect(await changesMailed(api, buyer)).toHaveLength(timed.length),
        20_000,
      );
      const said = (await changesMailed(api, buyer)).join('\n');
      expect(said.match(/Thing.*: now .* instead of /g)).toHaveLength(timed.length);
      expect(await ofEvery(event.held, timed)).toEqual(forEvery(1, timed));
    },
  },
  {
    name: 'changes nothing of what was paid for items of any kind that are repriced or made for others',
    async run(api) {
      const event = await openEveryKind(api);
      const buyer = await event.visitor();
      await holdEvery(buyer);
      expect((await buyer.submit()).status).toBe(200);
      await event.offer({ amount: 1_500, track: 'second', stock: 0 });
      expect(await ofEvery(buyer.owed)).toEqual(forEvery(1_000));
      expect(await ofEvery(event.held)).toEqual(forEvery(1));
      expect(await ofEvery(buyer.booked)).toEqual(forEvery(expect.objectContaining({})));
      expect(await buyer.notes()).toEqual({});
    },
  },
  {
    name: 'tells those who hold or wait for an offer that is moved to another document, and keeps it theirs once bought',
    async run(api) {
      const event = await openEveryKind(api);
      const [buyer, holder, waiting] = [await event.visitor(), await event.visitor(), await event.visitor()];
      await event.offer({ stock: 2 }, ['extra']);
      await holdEvery(buyer, ['extra']);
      await holdEvery(holder, ['extra']);
      for (const each of [holder, waiting]) await each.fill();
      expect((await buyer.submit()).status).toBe(200);
      expect((await waiting.wait('extra')).status).toBe(200);
      const moved = {
        code: 'extra',
        name: { en: 'Thing', fr: 'Chose' },
        amount: 1_000,
        stock: 1,
        place: [0, 0, 9, 9],
      };
      await event.publish(event.offersDocument('booths', [moved]));
      const asked = await event.trial('extra', undefined);
      expect([asked.status, asked.text]).toEqual([
        409,
        expect.stringContaining('2 registrations or applications'),
      ]);
      await event.offer(undefined, ['extra']);
      expect(await holder.notes()).toMatchObject({ extra: { note: 'removed' } });
      expect(await waiting.notes()).toMatchObject({ extra: { note: 'wait_removed' } });
      expect(await holder.owed('extra')).toBe(0);
      // It is another item now, with a stock of its own, and held in place of the former one.
      const taken = await holder.post('chooseOffer', { offers: 'booths', offer: 'extra', quantity: 1 });
      expect(taken.status, taken.text).toBe(200);
      expect((await holder.submit()).status).toBe(200);
      expect(JSON.stringify((await holder.review())['booked'])).toContain('booths/extra');
      expect(await buyer.booked('extra')).toMatchObject({ name: { en: expect.stringContaining('Thing') } });
      expect(await buyer.owed('extra')).toBe(1_000);
      expect(await event.held('extra')).toBe(1);
    },
  },
];
