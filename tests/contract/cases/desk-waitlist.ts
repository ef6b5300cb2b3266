import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditEntry } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { openChangeEvent } from '../change-event.ts';
import { newEmail } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { type Fields, key } from '../test-api.ts';

type Person = { id: string; email: string; position?: number; offered_until?: string };

/** The waitlists on the desk. */
export const deskWaitlistCases: ApiCase[] = [
  {
    name: 'lists who waits, and offers a place out of turn, beyond the limit only openly and with a reason',
    async run(api) {
      const event = await openChangeEvent(api, { capacity: 1 });
      const desk = await openDesk(api, event.code, event.at.host);
      await event.submitted({ track: 'online', mode: 'Online' });
      const wait = async (first_name: string) => {
        const email = newEmail();
        const checked = await event.post('checkWaitlist', { email, track: 'online' });
        const entry_ID = String(checked.body['entry_ID']);
        const joined = { entry_ID, email, track: 'online', first_name, last_name: 'Roy' };
        expect((await event.post('saveToWaitlist', joined)).status).toBe(200);
        return email;
      };
      const [ana, bo] = [await wait('Ana'), await wait('Bo')];
      const read = async (call: string) => (await api.get(`/api/${call}`, desk.headers)).body;
      const people = async () =>
        (await read('listWaiting?kind=track&item=online'))['people'] as unknown as Person[];
      const list = { kind: 'track', item: 'online', taken: 1, limit: 1, reserved: 0 };
      expect((await read('listWaitlists'))['waitlists']).toMatchObject([{ ...list, waiting: 2, offered: 0 }]);
      expect(await people()).toMatchObject([
        { email: ana, name: 'Ana Roy', position: 1 },
        { email: bo, name: 'Bo Roy', position: 2 },
      ]);
      const id = (await people()).find(({ email }) => email === bo)?.id ?? '';
      const offer = (fields: Fields, headers = { ...desk.headers, ...key() }) =>
        api.post('offerOutOfTurn', { id, why: 'She gives the talk', ...fields }, headers);
      expect((await offer({ why: ' ' })).body.errors).toHaveProperty('why');
      const full = await offer({});
      expect([full.status, full.body.reason]).toEqual([409, 'full']);
      expect((await offer({ id: 'x' })).status).toBe(404);
      const other = await openDesk(api, 'teachers');
      expect((await offer({ overbook: 'Y' }, { ...other.headers, ...key() })).status).toBe(404);

      const headers = { ...desk.headers, ...key() };
      for (let time = 0; time < 2; time += 1)
        expect((await offer({ overbook: 'Y' }, headers)).body).toMatchObject({ state: 'offered' });
      expect((await offer({ overbook: 'Y' })).status).toBe(404);
      expect(await people()).toMatchObject([
        { email: ana, position: 1 },
        { email: bo, offered_until: expect.any(String) },
      ]);
      expect((await read('listWaitlists'))['waitlists']).toMatchObject([
        { ...list, taken: 2, waiting: 1, offered: 1 },
      ]);
      expect((await mailsTo(api, bo)).length).toBe((await mailsTo(api, ana)).length + 1);
      const logged = await api.database.db.select().from(auditEntry).where(eq(auditEntry.subject, bo));
      expect(logged).toMatchObject([
        {
          reason: 'She gives the talk',
          changes: [
            { what: 'offer', is: 'The online' },
            { what: 'passed_over', is: '1' },
            { what: 'overbooked', is: 'The online (2/1)' },
          ],
        },
      ]);
    },
  },
];
