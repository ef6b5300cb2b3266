import { expect } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { openPaidEvent } from '../paid-event.ts';

const form = {
  kind: 'form',
  code: 'personal',
  title: 'Personal',
  sections: [
    {
      code: 'only',
      fields: [
        { code: 'first_name', type: 'text', label: 'First name' },
        { code: 'work_email', type: 'email', label: 'Work email' },
        { code: 'other_email', type: 'email', label: 'Other email', required: 'N' },
        { code: 'phone', type: 'phone', label: 'Phone', required: 'N' },
        { code: 'site', type: 'url', label: 'Website', required: 'N' },
      ],
    },
  ],
};

const values = {
  first_name: 'Zoé',
  work_email: 'zoe@work.example',
  other_email: 'zoe@home.example',
  phone: '604-555-0199',
  site: 'https://zoe.example',
};

/** An email, a phone or a website of one's own (spec §7 DELETE). */
export const contactCases: ApiCase[] = [
  {
    name: 'lists how a registration is reached, deletes what is no longer so, and nothing of another’s or required',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.publish(form);
      const [mine, other] = [await event.begin(), await event.begin()];
      for (const begun of [mine, other]) {
        const saved = await event.post(
          'saveRegistrationPersonalInformations',
          { code: begun.code, form_type: 'personal', version: 2, values: JSON.stringify(values) },
          begun.bearer,
        );
        expect(saved.status, saved.text).toBe(200);
      }
      const listed = async (begun: typeof mine) => {
        const { body } = await event.get(`/api/getEmailByCode/${begun.code}`, begun);
        return body as {
          email: string;
          contacts: { id: string; kind: string; value: string; removable: string }[];
        };
      };
      const { email, contacts } = await listed(mine);
      expect(email).toBe(mine.email);
      expect(contacts.map(({ kind, removable }) => [kind, removable])).toEqual([
        ['email', 'N'],
        ['email', 'Y'],
        ['phone', 'Y'],
        ['website', 'Y'],
      ]);
      const calls: Record<string, string> = { email: 'Email', phone: 'Phone', website: 'Website' };
      const remove = (begun: typeof mine, kind: string, id: string) =>
        event.remove(`/api/delete${calls[kind]}ByID/${id}`, begun);
      for (const { kind, id, removable } of contacts) {
        expect((await remove(other, kind, id)).status).toBe(404);
        expect((await remove(mine, kind === 'email' ? 'phone' : 'email', id)).status).toBe(404);
        expect((await remove(mine, kind, id)).status).toBe(removable === 'Y' ? 200 : 422);
      }
      expect((await listed(mine)).contacts.map(({ value }) => value)).toEqual(['zoe@work.example']);
      expect((await listed(other)).contacts).toHaveLength(4);
      expect((await event.get(`/api/getEmailByCode/${mine.code}`, other)).status).toBe(404);
    },
  },
];
