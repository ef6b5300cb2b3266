import { expect, it } from 'vitest';
import { type BackPart, backText } from './back-text.ts';

const part = (amount: number, last4: string | null, dossierId = 'mine'): BackPart => ({
  amount,
  payment: { dossierId, brand: last4 && 'visa', last4 },
});
const text = (parts: BackPart[], locale: 'en' | 'fr' = 'en') =>
  backText(locale, parts, 'mine').replaceAll('\u00a0', ' ');

it('names the card of a refund, once for several charges of it', () => {
  expect(text([part(500, '4242'), part(700, '4242')])).toMatch(
    /^\$ 12\.00 will be refunded to your VISA ending in 4242\. /,
  );
  expect(text([part(500, null)])).toMatch(/^\$ 5\.00 will be refunded\. /);
  expect(text([])).toBe('');
});

it('names each of several cards with its amount', () => {
  const parts = [part(500, '4242'), part(700, '1111'), part(300, '4242')];
  expect(text(parts)).toMatch(
    /^\$ 15\.00 will be refunded: \$ 8\.00 to your VISA ending in 4242 and \$ 7\.00 to your VISA ending in 1111\. /,
  );
  expect(text(parts, 'fr')).toMatch(
    /^15,00 \$ vous seront remboursés : 8,00 \$ sur votre carte VISA se terminant par 4242 et 7,00 \$ sur votre carte VISA se terminant par 1111\. /,
  );
});

it('names the group that paid beside an own card', () => {
  expect(text([part(500, '4242'), part(700, '9999', 'group')])).toMatch(
    /^\$ 5\.00 will be refunded to your VISA ending in 4242\. .* \$ 7\.00 will be refunded to your group, which paid for you\.$/,
  );
});
