import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import music from '#fixtures/events/music/event.json' with { type: 'json' };
import teachers from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { applePass } from './apple-pass.ts';
import { openWallets, type Wallets } from './open-wallets.ts';
import { passOf } from './testing/a-pass.ts';
import { digestsOf, filesOf, isSigned, jsonOf } from './testing/read-pass.ts';
import { selfMadeWallets } from './testing/self-made.ts';

let wallets: Wallets;
beforeAll(async () => {
  wallets = openWallets(await selfMadeWallets());
});

async function filesFor(event: unknown, locale: 'en' | 'fr' = 'en') {
  if (!wallets.apple) throw new Error('the wallet was not opened');
  return filesOf(await applePass(passOf(event as EventDocument, locale), wallets.apple));
}

test.each([
  ['tickets', tickets],
  ['music', music],
  ['teachers', teachers],
])(
  'a pass of %s is complete, its manifest is of what is in it, and the manifest is signed',
  async (_name, event) => {
    const files = await filesFor(event);
    expect([...files.keys()].sort()).toEqual(
      [
        ...['icon.png', 'icon@2x.png', 'icon@3x.png', 'logo.png', 'logo@2x.png', 'logo@3x.png'],
        ...['strip.png', 'strip@2x.png', 'strip@3x.png'],
        ...['fr.lproj/pass.strings', 'manifest.json', 'pass.json', 'signature'],
      ].sort(),
    );
    expect(jsonOf(files, 'manifest.json')).toEqual(digestsOf(files));
    const [signature, manifest] = [files.get('signature'), files.get('manifest.json')];
    if (!signature || !manifest) throw new Error('the pass is not signed');
    expect(await isSigned(signature, manifest)).toBe(true);
    await expect(isSigned(signature, Buffer.from('{}'))).rejects.toThrow('digest');
  },
);

test('it says what the ticket says, with its code as the page has it, in the colours of the theme', async () => {
  const pass = jsonOf(await filesFor(tickets), 'pass.json');
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.tickets',
    teamIdentifier: 'TEAM123456',
    serialNumber: '7Q4M-2KXC-R7KM',
    organizationName: 'The Fisherman’s Wharf Society',
    description: 'On deck, Low Tide',
    logoText: 'Low Tide',
    groupingIdentifier: 'LOWTIDE27',
    backgroundColor: 'rgb(26, 21, 36)',
    foregroundColor: 'rgb(255, 255, 255)',
    relevantDate: '2027-06-13T00:00:00.000Z',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: '7Q4M2KXCR7KM',
        messageEncoding: 'iso-8859-1',
        altText: '7Q4M-2KXC-R7KM',
      },
    ],
  });
  const { eventTicket } = pass as { eventTicket: Record<string, { label?: string; value: string }[]> };
  const said = (fields = '') => eventTicket[fields]?.map(({ label, value }) => [label, value]);
  expect(said('headerFields')).toEqual([['Doors', '2027-06-12T17:00:00.000-07:00']]);
  expect(said('primaryFields')).toEqual([['Ticket', 'On deck']]);
  expect(said('secondaryFields')).toEqual([
    ['When', 'Saturday, June 12 · 5:00 pm to midnight'],
    ['Where', 'Fisherman’s Wharf'],
  ]);
  expect(said('auxiliaryFields')).toEqual([
    ['For', 'Wren Castellano'],
    ['Ticket', '2 of 3'],
  ]);
  expect(said('backFields')).toContainEqual(['Where', 'Fisherman’s Wharf\n12 Erie Street, Victoria']);
  expect(said('backFields')).toContainEqual(['Bring a lamp', 'The last set is played without a spotlight.']);
});

test('a phone in the other language shows it in that one', async () => {
  const strings = String((await filesFor(tickets)).get('fr.lproj/pass.strings'));
  expect(strings).toContain('"On deck" = "Sur le pont";');
  expect(strings).toContain('"Low Tide" = "Marée basse";');
  expect(strings).toContain('"Doors" = "Portes";');
  const french = await filesFor(tickets, 'fr');
  expect(jsonOf(french, 'pass.json')).toMatchObject({ logoText: 'Marée basse' });
  expect(String(french.get('en.lproj/pass.strings'))).toContain('"Marée basse" = "Low Tide";');
});

test('its pictures have the sizes that a phone asks for', async () => {
  const files = await filesFor(tickets);
  const sizes = await Promise.all(
    ['icon@3x.png', 'logo@2x.png', 'strip.png', 'strip@3x.png'].map(async (name) => {
      const { width, height } = await sharp(files.get(name)).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [87, 87],
    [100, 100],
    [375, 98],
    [1_125, 294],
  ]);
});
