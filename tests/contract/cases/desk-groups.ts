import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openGroupEvent } from '../group-event.ts';
import { openDesk } from '../open-desk.ts';
import { type Fields, key } from '../test-api.ts';

/** The list of groups. */
export const deskGroupsCases: ApiCase[] = [
  {
    name: 'lists the groups of an event with how far their people are, finds one by its organization, and reads its people',
    async run(api) {
      const event = await openGroupEvent(api, { pay: 'ready' });
      const { headers } = await openDesk(api, event.code);
      const first = await event.startGroup({ group_organization: 'École Jules-Verne' });
      const second = await event.startGroup({ group_organization: 'Rivière-du-Loup' });
      expect((await event.invite(first, 'Bo Chen')).status).toBe(200);
      await event.readyMember(first);
      const list = async (q = '') =>
        (await api.get(`/api/listGroups?${new URLSearchParams(q ? { q } : {})}`, headers)).body;
      const row = { organization: 'École Jules-Verne', contact: 'Ana Roy', email: first.email };
      expect(await list()).toMatchObject({
        count: 2,
        rows: [
          { code: second.code, invited: 0, started: 0, submitted: 0 },
          { code: first.code, ...row, invited: 1, started: 1, submitted: 0, paid: 0, owing: 0 },
        ],
      });
      expect(await list('riviere')).toMatchObject({ count: 1, rows: [{ code: second.code }] });
      const read = async (code: string, by = headers) => api.get(`/api/listMembersAsOrganizer/${code}`, by);
      const members = (await read(first.code)).body['members'];
      expect(members).toMatchObject([{ name: 'Bo Chen', state: 'invited' }, { state: 'ready' }]);
      expect(members).toHaveProperty('1.code');
      expect(members).not.toHaveProperty('0.code');

      const other = await openDesk(api, 'teachers');
      expect((await read(first.code, other.headers)).status).toBe(404);
      const [member] = (members as { code?: string }[]).flatMap(({ code }) => code ?? []);
      expect((await read(member ?? '')).status).toBe(404);
    },
  },
  {
    name: 'puts somebody into a group and takes them out with a reason, which voids the invoice that they are on',
    async run(api) {
      const terms = {
        pay: 'ready',
        invoice: { days: 30, instructions: { en: 'By cheque.', fr: 'Par chèque.' } },
      };
      const event = await openGroupEvent(api, terms);
      const { headers } = await openDesk(api, event.code);
      const group = await event.startGroup({ group_organization: 'Jules-Verne' });
      const begun = await event.begin();
      const post = (call: string, fields: Fields, same = key()) =>
        api.post(call, { code: begun.code, why: 'Their school asked', ...fields }, { ...headers, ...same });
      const membership = async (code = begun.code) =>
        (await api.get(`/api/getMembershipAsOrganizer/${code}`, headers)).body;
      expect(await membership()).toEqual({ may: 'join' });
      expect((await post('takeOutOfGroup', {})).status).toBe(409);
      expect((await post('putIntoGroup', { group_code: group.code, why: ' ' })).status).toBe(422);
      const same = key();
      for (let time = 0; time < 2; time += 1)
        expect((await post('putIntoGroup', { group_code: group.code }, same)).body).toEqual({
          group: 'Jules-Verne',
        });
      const own = { code: group.code, organization: 'Jules-Verne' };
      expect(await membership()).toEqual({ may: 'leave', group: own });

      const ready = await event.readyMember(group);
      const asked = { total: 27_000, method: 'invoice' };
      expect((await event.ask(group, 'submitPayGroupFee', asked, key())).status).toBe(200);
      const billed = await membership(ready.code);
      expect(billed).toMatchObject({ may: 'leave', group: own, invoice: expect.any(String) });
      expect((await post('takeOutOfGroup', {})).body).toEqual({ group: 'Jules-Verne' });
      const invoices = async () => (await api.get('/api/listInvoices?list=withdrawn', headers)).body['count'];
      expect(await invoices()).toBe(0);
      expect((await post('takeOutOfGroup', { code: ready.code })).status).toBe(200);
      expect(await invoices()).toBe(1);
      expect(await membership(ready.code)).toEqual({ may: 'join' });
      const { body } = await api.get(`/api/getDossier/${ready.code}`, headers);
      expect((body['audit'] as object[])[0]).toMatchObject({
        action: 'takeOutOfGroup',
        reason: 'Their school asked',
        changes: [
          { what: 'group', was: 'Jules-Verne' },
          { what: 'invoice', was: billed['invoice'] },
        ],
      });
      const other = await openDesk(api, 'teachers');
      const theirHeaders = { ...other.headers, ...key() };
      const put = { code: begun.code, group_code: group.code, why: 'x' };
      expect((await api.post('putIntoGroup', put, theirHeaders)).status).toBe(404);
      const taken = { code: begun.code, why: 'x' };
      expect((await api.post('takeOutOfGroup', taken, { ...other.headers, ...key() })).status).toBe(404);
      const theirs = await api.get(`/api/getMembershipAsOrganizer/${begun.code}`, other.headers);
      expect(theirs.status).toBe(404);
    },
  },
];
