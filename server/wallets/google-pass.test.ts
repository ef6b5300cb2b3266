import type { KeyObject } from 'node:crypto';
import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { googlePassLink } from './google-pass.ts';
import { openWallets } from './open-wallets.ts';
import { passOf } from './testing/a-pass.ts';
import { selfMadeKey } from './testing/self-made.ts';

const { key, publicKey } = selfMadeKey();
const { google } = openWallets({
  GOOGLE_WALLET_ISSUER_ID: '3388000000022345678',
  GOOGLE_WALLET_ACCOUNT: 'passes@example-project.iam.gserviceaccount.com',
  GOOGLE_WALLET_KEY: key,
});

type Pass = { eventTicketClasses: Record<string, unknown>[]; eventTicketObjects: Record<string, unknown>[] };

async function linkOf(event: unknown, locale: 'en' | 'fr' = 'en') {
  if (!google) throw new Error('the wallet was not opened');
  return googlePassLink(passOf(event as EventDocument, locale), google);
}

async function read(link: string, by: KeyObject = publicKey) {
  const token = link.slice('https://pay.google.com/gp/v/save/'.length);
  const { payload, protectedHeader } = await jwtVerify<{ payload: Pass }>(token, by);
  const { eventTicketClasses, eventTicketObjects } = payload.payload;
  return { payload, protectedHeader, type: eventTicketClasses[0], object: eventTicketObjects[0] };
}

test('the link is a token that Google knows the account of, signed with RS256', async () => {
  const link = await linkOf(tickets);
  const { payload, protectedHeader } = await read(link);
  expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(payload).toMatchObject({
    iss: 'passes@example-project.iam.gserviceaccount.com',
    aud: 'google',
    typ: 'savetowallet',
    iat: expect.any(Number),
  });
  await expect(read(link, selfMadeKey().publicKey)).rejects.toThrow('signature');
});

test('it says what the ticket says, with its code as the page has it, in the colour of the theme', async () => {
  const { type, object } = await read(await linkOf(tickets, 'fr'));
  const french = (value: string) => ({ defaultValue: { language: 'fr', value } });
  expect(type).toEqual({
    id: expect.stringMatching(/^3388000000022345678\.LOWTIDE27-[0-9a-f]{10}$/),
    issuerName: 'La Société du quai des pêcheurs',
    reviewStatus: 'UNDER_REVIEW',
    eventName: french('Marée basse'),
    venue: { name: french('Quai des pêcheurs'), address: french('12, rue Erie, Victoria') },
    dateTime: { doorsOpen: '2027-06-12T17:00' },
    hexBackgroundColor: '#1a1524',
  });
  expect(object).toEqual({
    id: '3388000000022345678.7Q4M-2KXC-R7KM',
    classId: type?.['id'],
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: '7Q4M2KXCR7KM', alternateText: '7Q4M-2KXC-R7KM' },
    ticketType: french('Sur le pont'),
    ticketHolderName: 'Wren Castellano',
    ticketNumber: '2 sur 3',
    textModulesData: [{ id: 'when', header: 'Quand', body: 'Samedi 12 juin · De 17\u00a0h à minuit' }],
  });
});

test('another venue is another class, since Google keeps the class that it saw first', async () => {
  const [before, after] = [
    await read(await linkOf(tickets)),
    await read(await linkOf({ ...tickets, name: 'High Tide' })),
  ];
  expect(after.type?.['id']).not.toBe(before.type?.['id']);
  expect((await read(await linkOf(tickets))).type?.['id']).toBe(before.type?.['id']);
});

test.each([
  ['tickets', tickets],
  ['music', music],
  ['teachers', teachers],
])(
  'a token for a ticket of %s is no longer than what Google calls safe, with its venue',
  async (_name, event) => {
    for (const locale of ['en', 'fr'] as const) {
      const link = await linkOf(event, locale);
      expect(link.split('/').at(-1)?.length).toBeLessThan(1_800);
      expect((await read(link)).type).toHaveProperty('venue');
    }
  },
);

test('names that are too long for that cost it the venue, which the page has too', async () => {
  const link = await linkOf({ ...tickets, client_name: 'Society of the wharf '.repeat(6) });
  expect(link.split('/').at(-1)?.length).toBeLessThan(1_800);
  expect((await read(link)).type).not.toHaveProperty('venue');
});
