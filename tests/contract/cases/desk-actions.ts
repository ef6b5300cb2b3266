import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { DeskDossier } from '#engine/contract/desk.ts';
import { refund } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { filesOf, openChangeEvent, policy } from '../change-event.ts';
import { newEmail } from '../full-flow.ts';
import { mailsTo } from '../mails-to.ts';
import { openDesk } from '../open-desk.ts';
import { openPaid } from '../paid-desk.ts';
import { type Fields, type Headers, key } from '../test-api.ts';

/** What organizers do with one registration. */
export const deskActionCases: ApiCase[] = [
  {
    name: 'sends an email again as it was, and the code, to the present address, once a press',
    async run(api) {
      const { event, desk, begun, read } = await openPaid(api);
      const [confirmation] = await mailsTo(api, begun.email);
      if (!confirmation) throw new Error('nothing was confirmed');
      const email = newEmail();
      const moved = { event: event.code, code: begun.code, email };
      expect((await api.post('changeEmailAsOrganizer', moved, desk.headers)).status).toBe(200);
      const before = (await mailsTo(api, email)).length;
      const press = (call: string, fields: Fields, headers = key()) =>
        api.post(call, { code: begun.code, ...fields }, { ...desk.headers, ...headers });
      const same = key();
      for (let time = 0; time < 2; time += 1)
        expect((await press('sendMailAgain', { id: confirmation.id }, same)).body).toEqual({
          recipient: email,
        });
      expect((await press('sendCodeAsOrganizer', {})).body).toEqual({ recipient: email });
      expect((await press('sendMailAgain', { id: 'x' })).status).toBe(404);
      const [again, code, ...more] = (await mailsTo(api, email)).slice(before);
      expect(again).toMatchObject({ subject: confirmation.subject, html: confirmation.html });
      expect(code?.text).toContain(begun.code);
      expect(more).toEqual([]);
      const attached = async (mail: { id: string } | undefined) =>
        (await filesOf(api, mail)).map(({ name }) => name).toSorted();
      expect(await attached(again)).toEqual(await attached(confirmation));
      expect(await attached(again)).not.toEqual([]);
      expect((await read()).audit.map(({ action }) => action)).toEqual([
        'sendCodeAsOrganizer',
        'sendMailAgain',
        'changeEmailAsOrganizer',
      ]);
    },
  },
  {
    name: 'refunds no charge of another registration or event',
    async run(api) {
      const mine = await openPaid(api);
      const theirs = await openPaid(api);
      const { payment: paid } = await theirs.charge();
      expect((await mine.give({ payment: paid, amount: 100 })).status).toBe(404);
      expect((await mine.give({ code: theirs.begun.code, payment: paid, amount: 100 })).status).toBe(404);
      expect((await theirs.charge()).left).toBe(27_000);
      const { code } = theirs.begun;
      for (const call of ['getCancellationAsOrganizer', 'getRefundable', 'previewChangeAsOrganizer'])
        expect([call, (await api.get(`/api/${call}/${code}`, mine.desk.headers)).status]).toEqual([
          call,
          404,
        ]);
      const mail = (await theirs.read()).mails[0]?.id ?? '';
      for (const [call, fields] of [
        ['addDossierNote', { text: 'Hello' }],
        ['removeDossierNote', { id: 'x' }],
        ['sendMailAgain', { id: mail }],
        ['sendCodeAsOrganizer', {}],
        ['tagDossier', { add: ['one'] }],
      ] as const)
        expect([
          call,
          (await api.post(call, { code, ...fields }, { ...mine.desk.headers, ...key() })).status,
        ]).toEqual([call, 404]);
    },
  },
  {
    name: 'shows an organizer what a change comes to at any time, makes it as shown, and says in the audit log what it was',
    async run(api) {
      const event = await openChangeEvent(api, { document: policy([], '2020-01-01') });
      const desk = await openDesk(api, event.code, event.at.host);
      const begun = await event.submitted({}, { clay: true });
      const preview = async (query: Record<string, string> = {}) => {
        const url = `/api/previewChangeAsOrganizer/${begun.code}?${new URLSearchParams(query)}`;
        return (await api.get(url, desk.headers)).body;
      };
      expect(await preview()).toMatchObject({ changes: 'N', difference: 0, left: 23_625 });
      expect(await preview({ days: 'nonsense' })).toHaveProperty('errors');
      expect(await preview({ sessions: '' })).toMatchObject({ changes: 'Y', loses: [{ item: 'clay-1' }] });
      const shown = await preview({ track: 'online' });
      expect(shown).toMatchObject({ changes: 'Y', difference: 0, loses: [{ kind: 'workshop' }] });
      await event.publish(policy([{}]));
      expect((await preview({ track: 'online' })).difference).toBe(-11_025);
      const change = (fields: Fields, headers = key()) =>
        api.post(
          'changeRegistrationAsOrganizer',
          { event: event.code, code: begun.code, option: 'change', ...fields },
          { ...desk.headers, ...headers },
        );
      const stale = await change({ track: 'online', expected_difference: 0 });
      expect([stale.status, stale.body.reason]).toEqual([409, 'price']);
      expect((await change({ track: 'online', refund_amount: 500 })).body.errors).toHaveProperty('why');
      const same = key();
      const fields = {
        track: 'online',
        expected_difference: -11_025,
        refund_amount: 500,
        why: 'On the phone',
      };
      for (let time = 0; time < 2; time += 1) {
        const made = await change(fields, same);
        expect([made.status, made.body.refund_amount]).toEqual([200, 500]);
      }
      const { body } = await api.get(`/api/getDossier/${begun.code}`, desk.headers);
      const { audit, dossier } = body as unknown as DeskDossier;
      expect(dossier).toMatchObject({ track: 'online', mode: 'Online', paid: 23_125 });
      expect(audit).toHaveLength(1);
      expect(audit[0]).toMatchObject({ action: 'changeRegistrationAsOrganizer', reason: 'On the phone' });
      expect(audit[0]?.changes).toEqual([
        { what: 'track', was: 'The main', is: 'The online' },
        { what: 'mode', was: 'In-Person', is: 'Online' },
        { what: 'item', was: 'Clay' },
        { what: 'refund', is: '$\u00a05.00' },
      ]);
      expect(await preview({ track: 'online' })).toMatchObject({ changes: 'N', left: 23_125 });
    },
  },
  {
    name: 'lets an organizer overbook a workshop and a track only openly and with a reason, which the audit log tells',
    async run(api) {
      const event = await openChangeEvent(api, { capacity: 1 });
      const desk = await openDesk(api, event.code, event.at.host);
      await event.submitted({ track: 'online', mode: 'Online' });
      await event.submitted({}, { clay: true });
      const begun = await event.submitted();
      const over = async (query: Record<string, string>) => {
        const url = `/api/previewChangeAsOrganizer/${begun.code}?${new URLSearchParams(query)}`;
        return (await api.get(url, desk.headers)).body['over'];
      };
      const change = (fields: Fields) =>
        api.post(
          'changeRegistrationAsOrganizer',
          { event: event.code, code: begun.code, option: 'change', ...fields },
          { ...desk.headers, ...key() },
        );
      const why = 'She teaches the other half';
      expect(await over({})).toEqual([]);
      for (const [fields, name] of [
        [{ sessions: 'clay-1' }, 'Clay'],
        [{ track: 'online' }, 'The online'],
      ] as const) {
        expect(await over(fields)).toMatchObject([
          { name: { en: name }, taken: 2, limit: 1, reserved: 0, waiting: 0 },
        ]);
        expect((await change(fields)).status).toBe(409);
        expect((await change({ ...fields, overbook: 'Y' })).body.errors).toHaveProperty('why');
        expect((await change({ ...fields, overbook: 'Y', why })).status).toBe(200);
        const { audit } = (await api.get(`/api/getDossier/${begun.code}`, desk.headers))
          .body as unknown as DeskDossier;
        expect(audit[0]?.reason).toBe(why);
        expect(audit[0]?.changes).toContainEqual({ what: 'overbooked', is: `${name} (2/1)` });
        expect(await over(fields)).toEqual([]);
      }
    },
  },
  {
    name: 'tells an organizer who overbooks how many places are taken and how many are reserved',
    async run(api) {
      const event = await openChangeEvent(api, { capacity: 3, kept: 3 });
      const desk = await openDesk(api, event.code, event.at.host);
      const { code } = await event.submitted();
      const preview = await api.get(`/api/previewChangeAsOrganizer/${code}?track=online`, desk.headers);
      expect(preview.body['over']).toEqual([
        { name: { en: 'The online', fr: 'Le online' }, taken: 1, limit: 0, reserved: 3, waiting: 0 },
      ]);
      const fields = {
        event: event.code,
        code,
        option: 'change',
        track: 'online',
        overbook: 'Y',
        why: 'Guest',
      };
      const changed = await api.post('changeRegistrationAsOrganizer', fields, { ...desk.headers, ...key() });
      expect(changed.status, changed.text).toBe(200);
      const { audit } = (await api.get(`/api/getDossier/${code}`, desk.headers))
        .body as unknown as DeskDossier;
      expect(audit[0]?.changes).toContainEqual({
        what: 'overbooked',
        is: 'The online (1 taken and 3 reserved, of 3)',
      });
    },
  },
  {
    name: 'shows an organizer what a cancellation gives back and the most they can give, and cancels as shown',
    async run(api) {
      const { event, desk, begun, read } = await openPaid(api);
      await event.publish({
        kind: 'cancellation',
        code: 'cancellation',
        until: '2020-01-01',
        refunds: [{ keeps: 2_600 }],
      });
      const { body } = await api.get(`/api/getCancellationAsOrganizer/${begun.code}`, desk.headers);
      const { refund: byPolicy, left } = body as unknown as { refund: { back: number }; left: number };
      expect([byPolicy.back, left]).toEqual([24_300, 27_000]);
      const cancel = (fields: Fields) =>
        api.post(
          'changeRegistrationAsOrganizer',
          { code: begun.code, option: 'cancel', ...fields },
          { ...desk.headers, ...key() },
        );
      expect((await cancel({ expected_refund: 24_299 })).body.reason).toBe('price');
      const why = 'A death in the family';
      const done = await cancel({ expected_refund: 24_300, refund_amount: 27_000, why, reason: 'illness' });
      expect(done.body).toMatchObject({ registration: { status: 'Cancelled' }, refund_amount: 27_000 });
      const { audit, dossier } = await read();
      expect(dossier.paid).toBe(0);
      expect(audit[0]).toMatchObject({
        reason: why,
        changes: [
          { what: 'status', was: 'Submitted', is: 'Cancelled' },
          { what: 'refund', was: '$\u00a0243.00', is: '$\u00a0270.00' },
        ],
      });
    },
  },
  {
    name: 'keeps the cancellation fee of a registration that was refunded in part, and refunds nothing twice',
    async run(api) {
      const { event, desk, begun, charge, give } = await openPaid(api);
      await event.publish({
        kind: 'cancellation',
        code: 'cancellation',
        until: '2027-02-18',
        refunds: [{ keeps: 2_600 }],
      });
      const { payment: paid, lines } = await charge();
      const line = lines.find(({ tax }) => tax > 0);
      if (!line) throw new Error('nothing is taxed');
      await give({ payment: paid, lines: [line.id], amount: line.net + line.tax });
      await give({ payment: paid, amount: 1_000 });
      const left = 26_000 - line.net - line.tax;
      const preview = async (url: string, headers: Headers) => {
        const { refund: byPolicy } = (await api.get(`/api/${url}/${begun.code}`, headers))
          .body as unknown as {
          refund: { paid: number; back: number };
        };
        return [byPolicy.paid, byPolicy.back];
      };
      const asOrganizer = await preview('getCancellationAsOrganizer', desk.headers);
      expect(asOrganizer[0]).toBe(left);
      expect(left - (asOrganizer[1] ?? 0)).toBeGreaterThanOrEqual(2_600);
      expect(await preview('getCancellation', { ...event.at, ...begun.bearer })).toEqual(asOrganizer);
      const given = {
        code: begun.code,
        option: 'cancel',
        reason: 'illness',
        expected_refund: asOrganizer[1],
      };
      const done = await event.post('changeRegistration', given as Fields, { ...begun.bearer, ...key() });
      expect([done.status, done.text]).toEqual([200, expect.any(String)]);
      const rows = await api.database.db.select().from(refund).where(eq(refund.eventCode, event.code));
      const total = rows.reduce((all, { amount }) => all + amount, 0);
      expect(total).toBe(27_000 - left + (asOrganizer[1] ?? 0));
    },
  },
  {
    name: 'keeps notes and tags for the team, and finds registrations by tag',
    async run(api) {
      const { desk, begun, read } = await openPaid(api);
      const post = (call: string, fields: Fields) =>
        api.post(call, { code: begun.code, ...fields }, desk.headers);
      const { body } = await post('addDossierNote', { text: ' Phoned: hurt her knee. ' });
      expect(body).toMatchObject({ note: { author: desk.email, text: 'Phoned: hurt her knee.' } });
      expect((await post('addDossierNote', { text: '' })).status).toBe(422);
      expect((await post('tagDossier', { add: ['knee', ' SD 36 pays ', 'knee'] })).body).toEqual({
        tags: ['SD 36 pays', 'knee'],
      });
      expect((await post('tagDossier', { add: ['a,b'] })).status).toBe(422);
      expect((await post('tagDossier', { remove: ['SD 36 pays', 'never'] })).body).toEqual({
        tags: ['knee'],
      });
      const tagged = await desk.list({ tag: 'knee' });
      expect([tagged.total, tagged.rows.map(({ code }) => code)]).toEqual([1, [begun.code]]);
      expect((await desk.list({ tag: 'Knee' })).total).toBe(0);
      expect((await api.get('/api/listTags', desk.headers)).body).toEqual({
        tags: [{ tag: 'knee', count: 1 }],
      });
      const { notes, dossier } = await read();
      expect([notes.map(({ text }) => text), dossier.tags]).toEqual([['Phoned: hurt her knee.'], ['knee']]);
      const id = notes[0]?.id;
      expect((await post('removeDossierNote', { id })).body).toEqual({ removed: 'Y' });
      expect((await post('removeDossierNote', { id })).status).toBe(404);
      expect((await post('removeDossierNote', { id: 'x' })).status).toBe(404);
      const { notes: none, audit } = await read();
      expect(none).toEqual([]);
      expect(audit.map(({ action }) => action)).toEqual([
        'removeDossierNote',
        'tagDossier',
        'tagDossier',
        'addDossierNote',
      ]);
    },
  },
];
