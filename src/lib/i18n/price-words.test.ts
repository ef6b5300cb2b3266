import { expect, test } from 'vitest';
import type { TrackPrice } from '#engine/contract/money.ts';
import { priceWords } from './price-words.ts';
import { loadTexts } from './texts.ts';

const range: TrackPrice = { track: 'vancouver', from: 7500, to: 24500, taxed: 'Y' };
const early = { until: '2026-12-18', then: { from: 9500, to: 28500 } };

test.each([
  ['en', { ...range, to: 7500, taxed: 'N' }, '$ 75.00', ''],
  ['en', range, '$ 75.00 to $ 245.00', 'before tax'],
  [
    'en',
    { ...range, early_bird: early },
    '$ 75.00 to $ 245.00',
    'before tax, until December 18, 2026; then $ 95.00 to $ 285.00',
  ],
  ['fr', range, '75,00 $ à 245,00 $', 'avant taxes'],
  [
    'fr',
    { ...range, taxed: 'N', early_bird: { ...early, then: { from: 9500, to: 9500 } } },
    '75,00 $ à 245,00 $',
    'jusqu’au 18 décembre 2026 ; ensuite 95,00 $',
  ],
] as const)('%s', async (locale, price, amount, note) => {
  const t = (await loadTexts(locale)).getFixedT(locale, 'home');
  const said = priceWords(t, price, locale);
  expect([said.amount, said.note].map((text) => text.replace(/\s/g, ' '))).toEqual([amount, note]);
});
