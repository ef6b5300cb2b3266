import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import event from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { offerWallets } from './offer-wallets.ts';
import { openWallets } from './open-wallets.ts';
import { passOf } from './testing/a-pass.ts';
import { selfMadeWallets } from './testing/self-made.ts';

const { sheet, ...about } = passOf(event as unknown as EventDocument, 'en');
const whole = { ...sheet, email: 'wren@example.org', paid: 0 };

test.each([
  ['none where none is configured', /^$/, undefined, 0],
  ['Apple’s alone', /^APPLE/, 'Y', 0],
  ['Google’s alone', /^GOOGLE/, undefined, 3],
  ['both', /^/, 'Y', 3],
] as const)('wallets that are offered: %s', async (_name, given, apple, google) => {
  const all = Object.entries(await selfMadeWallets());
  const wallets = openWallets(Object.fromEntries(all.filter(([name]) => given.test(name))));
  const offered = await offerWallets(whole, about, wallets);
  expect(offered.apple_wallet).toBe(apple);
  expect(offered.tickets.filter(({ google_wallet }) => google_wallet !== undefined)).toHaveLength(google);
});
