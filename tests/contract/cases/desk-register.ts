import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import type { ApiCase } from '../api-case.ts';
import { newEmail } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaid } from '../paid-desk.ts';
import { type Fields, key } from '../test-api.ts';

type Opened = Awaited<ReturnType<typeof openPaid>>;

/** What the desk sends to register someone for the event of a desk. */
const someone = ({ begun: _, event }: Opened, email: string, more: Fields = {}) => ({
  email,
  first_name: 'Zoé',
  last_name: 'Tremblay',
  track: 'main',
  track_mode: 'In-Person',
  registrations_day: ['day1'],
  locale: 'fr',
  waive: 'Y',
  why: `Speaker of ${event.code}`,
  ...more,
});

/** Registering someone by hand. */
export const deskRegisterCases: ApiCase[] = [
  {
    name: 'registers someone by hand with all fees waived, once a press, and logs why',
    async run(api) {
      const opened = await openPaid(api);
      const email = newEmail();
      const same = key();
      const press = (fields: Fields) =>
        api.post('registerAsOrganizer', fields, { ...opened.desk.headers, ...same });
      const first = await press(someone(opened, email));
      expect(first.status, first.text).toBe(200);
      expect((await press(someone(opened, email))).body).toEqual(first.body);
      const read = (await api.get(`/api/getDossier/${first.body.code}`, opened.desk.headers))
        .body as unknown as DeskDossier;
      expect(read.dossier).toMatchObject({
        email,
        name: 'Zoé Tremblay',
        status: 'Submitted',
        paid: 0,
        owing: 0,
      });
      expect(read.audit).toMatchObject([
        {
          action: 'registerAsOrganizer',
          changes: [
            { what: 'email', is: email },
            { what: 'fees', is: 'waived' },
          ],
          reason: `Speaker of ${opened.event.code}`,
        },
      ]);
      expect(read.ledger.find(({ label }) => JSON.stringify(label).includes('Waived'))).toMatchObject({
        kind: 'discount',
        by: opened.desk.email,
        why: `Speaker of ${opened.event.code}`,
      });
      expect(await mailsTo(api, email)).toHaveLength(1);
    },
  },
  {
    name: 'starts a registration by hand whose person gets the link and pays themselves',
    async run(api) {
      const opened = await openPaid(api);
      const email = newEmail();
      const { waive: _, why: __, ...fields } = someone(opened, email);
      const headers = { ...opened.desk.headers, ...key() };
      const started = await api.post('registerAsOrganizer', { ...fields, waive: 'N' }, headers);
      expect(started.status, started.text).toBe(200);
      const read = (await api.get(`/api/getDossier/${started.body.code}`, opened.desk.headers))
        .body as unknown as DeskDossier;
      expect(read.dossier).toMatchObject({ name: 'Zoé Tremblay', status: 'Not Submitted', locale: 'fr' });
      const [mail, ...more] = await mailsTo(api, email);
      expect([mail?.text.includes(String(started.body.code)), more]).toEqual([true, []]);
    },
  },
  {
    name: 'refuses to register by hand without a reason, with a bad address, twice, or for an unknown choice',
    async run(api) {
      const opened = await openPaid(api);
      const press = async (fields: Fields) => {
        const { status, body } = await api.post('registerAsOrganizer', fields, {
          ...opened.desk.headers,
          ...key(),
        });
        return [status, Object.keys((body.errors as object | undefined) ?? {})];
      };
      const email = newEmail();
      expect(await press(someone(opened, email, { why: ' ' }))).toEqual([422, ['why']]);
      expect(await press(someone(opened, 'zoe@', {}))).toEqual([422, ['email']]);
      expect(await press(someone(opened, email, { track: 'nowhere' }))).toEqual([422, ['track']]);
      expect(await press(someone(opened, email, { registrations_day: ['never'] }))).toEqual([422, ['track']]);
      expect((await press(someone(opened, opened.begun.email)))[0]).toBe(409);
      expect(await mailsTo(api, email)).toEqual([]);
      expect((await opened.desk.list({ q: email })).total).toBe(0);
    },
  },
];
