import { expect, vi } from 'vitest';
import type { ApiCase } from '../api-case.ts';
import { chargesOf, cheaper, dearer, refundsOf, toHybrid, toOnline } from '../change-event.ts';
import { openFaults } from '../desk-faults-event.ts';
import { openDesk } from '../open-desk.ts';
import { cardToken } from '../paid-event.ts';
import { type Fields, key, organizerToken } from '../test-api.ts';

const root = { authorization: `Bearer ${organizerToken}` };

/** What comes in between when organizers work on one registration. */
export const deskFaultCases: ApiCase[] = [
  {
    name: 'does nothing for an organizer whose role or session ended between the preview and the press',
    async run(api) {
      const { event, desk, act, read, charge } = await openFaults(api);
      const begun = await event.submitted();
      const { code } = begun;
      const { payment: paid } = await charge(begun);
      const noted = await act('addDossierNote', { code, text: 'Phoned' });
      const { id } = (noted.body as { note: { id: string } }).note;
      const repeated = { code, payment: paid, amount: 100, why: 'Kindness', notify: 'N' };
      const sent = async () => (await read(begun)).mails.map(({ state }) => state);
      await vi.waitFor(async () => expect(await sent()).toEqual(['kept']), { timeout: 20_000 });
      const before = await read(begun);
      const team = (call: string, fields: Fields) =>
        api.post(call, { event: event.code, ...fields }, { ...event.at, ...root });
      for (const [status, end] of [
        [403, (email: string) => team('addOrganizer', { email, role: 'door' })],
        [403, (email: string) => team('addOrganizer', { email, role: 'editor' })],
        [401, (email: string) => team('removeOrganizer', { email })],
        [401, (_: string, headers: typeof desk.headers) => api.post('signOutOrganizer', {}, headers)],
      ] as const) {
        const theirs = await openDesk(api, event.code, event.at.host);
        const shown = await api.get(`/api/previewChangeAsOrganizer/${code}?track=online`, theirs.headers);
        expect(shown.body).toMatchObject({ changes: 'Y', difference: cheaper });
        expect((await end(theirs.email, theirs.headers)).status).toBe(200);
        for (const [call, fields] of [
          ['changeRegistrationAsOrganizer', { option: 'change', ...toOnline, expected_difference: cheaper }],
          ['changeRegistrationAsOrganizer', { option: 'cancel' }],
          ['refundRegistration', repeated],
          ['addDossierNote', { text: 'Late' }],
          ['removeDossierNote', { id }],
          ['tagDossier', { add: ['late'] }],
        ] as const) {
          const refused = await act(call, { code, ...fields }, key(), theirs.headers);
          expect([call, refused.status, Object.keys(refused.body)]).toEqual([call, status, ['errors']]);
        }
      }
      expect(await read(begun)).toEqual(before);
      // Nor is the answer to a press before repeated to them.
      const theirs = await openDesk(api, event.code, event.at.host);
      const once = key();
      expect((await act('refundRegistration', repeated, once, theirs.headers)).status).toBe(200);
      await team('removeOrganizer', { email: theirs.email });
      expect((await act('refundRegistration', repeated, once, theirs.headers)).status).toBe(401);
    },
  },
  {
    name: 'leaves a registration to its owner while their change is at the bank, and their change to them once made',
    async run(api) {
      const { event, desk, act, edit, charge, books } = await openFaults(api);
      const begun = await event.submitted();
      const { payment: paid } = await charge(begun);
      const wanted = { ...toHybrid, expected_difference: dearer };
      const [once, paying] = [key(), { ...wanted, credit: cardToken('challenge') }];
      const asked = await event.change(begun, paying, once);
      expect(asked.body).toMatchObject({ status: 'challenge' });
      const refund = { code: begun.code, payment: paid, amount: 100, why: 'Kindness' };
      const presses = () => [
        edit(begun, { option: 'change', ...toOnline }),
        edit(begun, { option: 'cancel' }),
        act('refundRegistration', refund),
      ];
      for (const refused of await Promise.all(presses())) {
        expect([refused.status, refused.body.reason]).toEqual([409, 'in_flight']);
        expect(Object.values(refused.body.errors ?? {}).flat()).toEqual([expect.stringMatching(/.{10}/)]);
      }
      const url = `/api/previewChangeAsOrganizer/${begun.code}`;
      expect((await api.get(url, desk.headers)).body).toMatchObject({ changes: 'N', left: 21_000 });
      expect(await refundsOf(api, event)).toEqual([]);
      await api.send('POST', String(asked.body['url']), 'answer=approve', {
        ...event.at,
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect((await event.change(begun, paying, once)).body).toMatchObject({ difference: dearer });
      expect(await event.registrationOf(begun)).toMatchObject({ track: 'main', mode: 'Hybrid' });
      expect(await books()).toEqual({ paid: 21_000 + dearer, back: 0 });
      // What the organizer was shown before is not what there is now.
      const stale = await edit(begun, { option: 'change', ...toOnline, expected_difference: cheaper });
      expect([stale.status, stale.body.reason]).toEqual([409, 'price']);
      expect((await edit(begun, { option: 'cancel' })).status).toBe(200);
      expect((await edit(begun, { option: 'cancel' })).status).toBe(409);
      expect((await books()).back).toBeLessThanOrEqual(21_000 + dearer);
    },
  },
  {
    name: 'charges nothing for a change whose registration an organizer has changed or cancelled since it was shown',
    async run(api) {
      const { event, edit, books } = await openFaults(api);
      const [moved, cancelled] = [await event.submitted(), await event.submitted()];
      const shown = { track: 'main', ...toHybrid, expected_difference: dearer };
      expect((await edit(moved, { option: 'change', ...toOnline, issue_refund: 'N', why: 'x' })).status).toBe(
        200,
      );
      expect((await edit(cancelled, { option: 'cancel', issue_refund: 'N', why: 'x' })).status).toBe(200);
      for (const credit of ['ok', 'challenge'] as const) {
        const late = await event.change(moved, { ...shown, credit: cardToken(credit) });
        expect([late.status, late.body.reason]).toEqual([409, 'price']);
        expect((await event.change(cancelled, { ...shown, credit: cardToken(credit) })).status).toBe(409);
      }
      expect(await chargesOf(api, event)).toEqual([]);
      expect(await event.registrationOf(moved)).toMatchObject({ track: 'online', mode: 'Online' });
      expect(await books()).toEqual({ paid: 42_000, back: 0 });
    },
  },
  {
    name: 'makes one of two changes that an organizer and the owner ask for at the same time',
    async run(api) {
      const { event, edit, books } = await openFaults(api);
      const registrations = [await event.submitted(), await event.submitted()];
      for (const begun of registrations) {
        const before = await books();
        const [theirs, ours] = await Promise.all([
          event.change(begun, {
            track: 'main',
            ...toHybrid,
            expected_difference: dearer,
            credit: cardToken('ok'),
          }),
          edit(begun, { option: 'change', ...toOnline, expected_difference: cheaper }),
        ]);
        expect([theirs.status, ours.status].sort(), `${theirs.text} ${ours.text}`).toEqual([200, 409]);
        const { paid, back } = await books();
        const [charged, refunded] = theirs.status === 200 ? [dearer, 0] : [0, -cheaper];
        expect([paid - before.paid, back - before.back]).toEqual([charged, refunded]);
        const mode = theirs.status === 200 ? 'Hybrid' : 'Online';
        expect(await event.registrationOf(begun)).toMatchObject({ mode });
      }
    },
  },
];
