import { expect } from 'vitest';
import { digestsOf, filesOf, jsonOf } from '#server/wallets/testing/read-pass.ts';
import type { ApiCase } from '../api-case.ts';
import { policy } from '../change-event.ts';
import { openPaidEvent } from '../paid-event.ts';
import { key } from '../test-api.ts';

/** A ticket in a phone's wallet, in a portal that has keys for both. */
export const walletCases: ApiCase[] = [
  {
    name: 'gives a ticket as a pass for either wallet to who holds it, and to nobody else',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.sellTickets();
      const [mine, other] = [await event.begin(), await event.begin()];
      await event.buyTickets(mine, 2);
      // Held, and not bought yet.
      const asked = { code: mine.code, number: 2, locale: 'fr' };
      expect((await event.post('getApplePass', asked, mine.bearer)).status).toBe(404);
      await event.fill(mine);
      await event.submit(mine);
      const sheet = await event.get(`/api/getMyTickets/${mine.code}`, mine);
      const [, second] = sheet.body['tickets'] as { code: string; google_wallet: string }[];
      const letters = second?.code.replaceAll('-', '');

      expect(sheet.body['apple_wallet']).toBe('Y');
      const pass = await event.post('getApplePass', asked, mine.bearer);
      expect(pass.status, pass.text.slice(0, 200)).toBe(200);
      expect(pass.headers).toMatchObject({
        'content-type': 'application/vnd.apple.pkpass',
        'content-disposition': expect.stringContaining(`filename="billet-${second?.code}.pkpass"`),
      });
      const files = filesOf(pass.bytes ?? Buffer.alloc(0));
      expect(jsonOf(files, 'manifest.json')).toEqual(digestsOf(files));
      expect(jsonOf(files, 'pass.json')).toMatchObject({
        serialNumber: second?.code,
        logoText: 'Journées payantes',
        barcodes: [{ message: letters }],
      });

      const claims = second?.google_wallet.split('.').at(-2) ?? '';
      const { payload } = JSON.parse(Buffer.from(claims, 'base64url').toString());
      expect(payload.eventTicketObjects).toMatchObject([{ barcode: { value: letters } }]);

      expect((await event.post('getApplePass', { ...asked, number: 3 }, mine.bearer)).status).toBe(404);
      expect((await event.post('getApplePass', asked, other.bearer)).status).toBe(404);
      expect((await event.post('getApplePass', asked)).status).toBe(401);
    },
  },
  {
    name: 'gives no ticket, no pass of either wallet and no link to one once a registration is cancelled',
    async run(api) {
      const event = await openPaidEvent(api);
      await event.sellTickets();
      await event.publish(policy([{}]));
      const mine = await event.begin();
      await event.buyTickets(mine, 2);
      await event.fill(mine);
      expect((await event.submit(mine)).status).toBe(200);
      const papers = async () => {
        const { code, bearer } = mine;
        const sheet = await event.get(`/api/getMyTickets/${code}`, mine);
        return {
          tickets: (await event.post('getTickets', { code }, bearer)).status,
          apple: (await event.post('getApplePass', { code, number: 1 }, bearer)).status,
          listed: (sheet.body['tickets'] as object[]).length,
          google: JSON.stringify(sheet.body).includes('pay.google.com'),
        };
      };
      expect(await papers()).toEqual({ tickets: 200, apple: 200, listed: 2, google: true });
      const { refund } = (await event.get(`/api/getCancellation/${mine.code}`, mine)).body as {
        refund: { back: number };
      };
      const asked = { code: mine.code, option: 'cancel', reason: 'illness', expected_refund: refund.back };
      const done = await event.post('changeRegistration', asked, { ...mine.bearer, ...key() });
      expect(done.status, done.text).toBe(200);
      expect(await papers()).toEqual({ tickets: 404, apple: 404, listed: 0, google: false });
    },
  },
];
