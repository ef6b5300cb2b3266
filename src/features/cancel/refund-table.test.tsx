// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CancellationPreview, RefundQuote } from '#engine/contract/cancellation.ts';
import { standInForBrowser } from '#src/app/testing/browser-mocks.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { RefundTable } from './refund-table.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'manage');
});
beforeEach(() => standInForBrowser());
afterEach(cleanup);

const both = (text: string) => ({ en: text, fr: text });
const fee = {
  id: 'fee',
  category: 'registration',
  label: both('Both days'),
  paid: 20_000,
  back: 20_000,
} as const;
const tax = { code: 'gst', label: both('GST'), percent: 5, paid: 1_000, back: 1_000 };

/** The rows of a table of what comes back of 210.00. */
function rowsOf(part: Pick<RefundQuote, 'kept' | 'kept_tax' | 'deducted_tax' | 'back'>): string[] {
  const refund = { currency: 'CAD', lines: [fee], taxes: [tax], paid: 21_000, ...part };
  render(
    <MemoryRouter>
      <LocaleProvider locale="en">
        <RefundTable
          preview={{ refund, refunds: [], freed: [], until: '' } as unknown as CancellationPreview}
        />
      </LocaleProvider>
    </MemoryRouter>,
  );
  return screen.getAllByRole('row').map((row) => (row.textContent ?? '').replaceAll('\u00a0', ' '));
}

describe('what comes back', () => {
  it('is what its lines come to where all was paid', () => {
    const rows = rowsOf({ kept: 2_500, back: 18_500 });
    expect(rows.filter((row) => row.startsWith('Deducted'))).toEqual([]);
    expect(rows.at(-1)).toBe('Total refund$ 210.00$ 185.00');
  });

  it('says how it goes back where several cards have paid', () => {
    rowsOf({ kept: 0, back: 21_000 });
    expect(document.body).toHaveTextContent('To the cards you paid with.');
  });

  it('says the tax on the fee that is kept', () => {
    const rows = rowsOf({ kept: 2_500, kept_tax: 125, back: 18_500 });
    expect(rows.at(-2)).toMatch(/The tax on it, \$ 1\.25, is not refunded either\.−\$ 25\.00$/);
  });

  it('names what a group saved, so that its lines come to what it says', () => {
    const rows = rowsOf({ kept: 0, back: 18_900 });
    expect(rows.at(-2)).toMatch(/^Deducted.*−\$ 21\.00$/);
    expect(rows.at(-1)).toBe('Total refund$ 210.00$ 189.00');
  });

  it('says the tax on what is deducted, which the line of the tax has less', () => {
    const rows = rowsOf({ kept: 0, deducted_tax: 100, back: 18_900 });
    expect(rows.at(-2)).toMatch(/^Deducted.*The tax on it, \$ 1\.00, is deducted from the tax\.−\$ 21\.00$/);
  });
});
