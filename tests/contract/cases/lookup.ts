import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { dossier } from '#server/database/schema.ts';
import type { ApiCase } from '../api-case.ts';
import { mailsTo } from '../mails-to.ts';
import { openPaidEvent } from '../paid-event.ts';
import type { TestApi } from '../test-api.ts';

const stranger = () => `${randomUUID()}@example.org`;

/** The code to sign in with that an address was mailed, once it has come. */
async function accessCodeOf(api: TestApi, email: string, locale = 'en'): Promise<string> {
  await api.post('send-event-email-access-code', { email, locale });
  const words =
    locale === 'fr' ? /^Votre code d’accès pour .+ : (\d{6})$/ : /^Your access code for .+: (\d{6})$/;
  return vi.waitFor(
    async () => {
      const codes = (await mailsTo(api, email)).flatMap(({ subject }) => words.exec(subject)?.[1] ?? []);
      expect(codes).toHaveLength(1);
      return codes[0] ?? '';
    },
    { timeout: 60_000 },
  );
}

/** Finding a registration again: by its code, by an address, signed in by a code from a mail (spec §2, §7, §8). */
export const lookupCases: ApiCase[] = [
  {
    name: 'opens a registration by code and address, with a token for it alone',
    async run({ post, begin }) {
      const [mine, other] = [await begin(), await begin()];
      const found = await post('getLookUpRegistration', { code: mine.code, email: mine.email.toUpperCase() });
      expect(found.body).toMatchObject({ registration: { code: mine.code, status: 'Not Submitted' } });
      const bearer = { authorization: `Bearer ${found.body.token}` };
      expect((await post('checkAlreadyRegistered', { code: mine.code }, bearer)).status).toBe(200);
      expect((await post('checkAlreadyRegistered', { code: other.code }, bearer)).status).toBe(404);
    },
  },
  {
    name: 'opens one that was cancelled too, to be looked at and not to be continued',
    async run({ post, begin, database: { db } }) {
      const { code, email } = await begin();
      await db.update(dossier).set({ status: 'Cancelled' }).where(eq(dossier.code, code));
      const found = await post('getLookUpRegistration', { code, email });
      expect(found.body).toMatchObject({ registration: { status: 'Cancelled' } });
      const bearer = { authorization: `Bearer ${found.body.token}` };
      expect((await post('checkAlreadyRegistered', { code }, bearer)).body).toMatchObject({
        registered: 'N',
      });
      expect((await post('checkRegistration', { code, email })).status).toBe(404);
    },
  },
  {
    name: 'answers a wrong code and an unknown address in the same bytes, whatever opens a registration',
    async run({ post, begin }) {
      const { code, email } = await begin();
      const wrong = [
        await post('getLookUpRegistration', { email: stranger(), code }),
        await post('getLookUpRegistration', { email, code: 'BBBB-BBBB' }),
        await post('getLookUpRegistration', { email, code: '???' }),
      ];
      expect(new Set(wrong.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(wrong[0]?.status).toBe(404);
      const guessed = [
        await post('getLookUpRegistrationByEmail', { email, access_code: '123456' }),
        await post('getLookUpRegistrationByEmail', { email: stranger(), access_code: '123456' }),
      ];
      expect(new Set(guessed.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect([guessed[0]?.status, Object.keys(guessed[0]?.body.errors ?? {})]).toEqual([
        422,
        ['access_code'],
      ]);
    },
  },
  {
    name: 'answers alike to those who ask for a code to sign in, and mails one only where there is a registration',
    async run(api) {
      const { email } = await api.begin();
      const nobody = stranger();
      const answers = [email, nobody].map((to) =>
        api.post('send-event-email-access-code', { email: to, locale: 'fr' }),
      );
      const [known, unknown] = await Promise.all(answers);
      expect(known?.text).toBe(unknown?.text);
      await vi.waitFor(async () => expect(await mailsTo(api, email)).toHaveLength(1), { timeout: 60_000 });
      expect(await mailsTo(api, nobody)).toHaveLength(0);
    },
  },
  ...['en', 'fr'].map(
    (locale): ApiCase => ({
      name: `lists every registration of an address, and no other's, to who signs in by mail: ${locale}`,
      async run(api) {
        const first = await api.begin();
        const second = await api.begin({ email: first.email });
        await api.begin();
        const access_code = await accessCodeOf(api, first.email, locale);
        const signedIn = await api.post('getLookUpRegistrationByEmail', { email: first.email, access_code });
        const listed = signedIn.body['registrations'] as { code: string }[];
        expect(listed.map(({ code }) => code)).toEqual([second.code, first.code]);
        // Good once.
        const again = await api.post('getLookUpRegistrationByEmail', { email: first.email, access_code });
        expect(again.status).toBe(422);
      },
    }),
  ),
  {
    name: 'takes no code to sign in for another address, and none after five guesses',
    async run(api) {
      const [mine, other] = [await api.begin(), await api.begin()];
      const access_code = await accessCodeOf(api, mine.email);
      const asOther = await api.post('getLookUpRegistrationByEmail', { email: other.email, access_code });
      expect(asOther.status).toBe(422);
      const wrong = access_code === '000000' ? '111111' : '000000';
      for (let guess = 0; guess < 5; guess += 1) {
        await api.post('getLookUpRegistrationByEmail', { email: mine.email, access_code: wrong });
      }
      const late = await api.post('getLookUpRegistrationByEmail', { email: mine.email, access_code });
      expect(late.status).toBe(422);
    },
  },
  {
    name: 'sends a receipt to a third party, and the confirmation once more, to whoever the registration is',
    async run(api) {
      const event = await openPaidEvent(api);
      const begun = await event.begin();
      const { code, email } = begun;
      expect((await event.post('resendConfirmation', { code }, begun.bearer)).status).toBe(409);
      await event.fill(begun);
      expect((await event.submit(begun)).status).toBe(200);
      const party = stranger();
      const asked = { code, email, party_email: party, locale: 'fr' };
      const none = await event.post('sendReceiptParty', { ...asked, email: stranger() });
      const answer = await event.post('sendReceiptParty', asked);
      expect([answer.status, answer.text]).toEqual([none.status, none.text]);
      const came = await vi.waitFor(
        async () => {
          const mails = await mailsTo(api, party);
          expect(mails).toHaveLength(1);
          return mails[0];
        },
        { timeout: 60_000 },
      );
      expect(came?.subject).toBe('Reçu de Zoé Tremblay pour Journées payantes');
      expect((await event.post('sendReceiptParty', { ...asked, party_email: 'nobody' })).status).toBe(422);
      expect((await event.post('resendConfirmation', { code }, begun.bearer)).body).toEqual({ sent: 'Y' });
      const own = (await mailsTo(api, email)).filter(({ subject }) =>
        subject.startsWith('You are registered'),
      );
      expect(own).toHaveLength(2);
    },
  },
];
