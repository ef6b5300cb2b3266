// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Review } from '#machines/flow/flow-setup.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { StandingPanel } from './status-panel.tsx';

const code = 'R7KM-42QD';
const receipt = { number: 1, issued_at: '2026-11-01T12:00:00Z', quote: { total: 44_100 } };
const bill = (state: string) => ({ number: 1, due_on: '2026-12-01', state, total: 44_100 });
const refund = { paid: 44_100 };
const refunded = { en: /you will be refunded \$\s441\.00 in full/, fr: /441,00\s\$ vous seront remboursés/ };
const refundedMore = {
  en: /you will be refunded \$\s714\.00 in full/,
  fr: /714,00\s\$ vous seront remboursés/,
};
const voided = { en: /the invoice is voided/, fr: /la facture est annulée/ };

beforeAll(async () => {
  for (const locale of ['en', 'fr'] as const) {
    await loadTexts(locale);
    await loadArea(locale, 'registration');
  }
});
afterEach(cleanup);

async function renderPanel(
  locale: Locale,
  paid: object,
  {
    decisions = [],
    status = 'Submitted',
    is_decided = 'Y',
    refund = {},
  }: { decisions?: string[]; status?: string; is_decided?: string; refund?: object },
) {
  const registration = { code, email: 'ana@x.example', flow: 'exhibitor', status };
  const standing = {
    registration,
    is_decided,
    decisions: decisions.map((decision) => ({ decision, decided_at: '2026-11-02T12:00:00Z' })),
    may_confirm: 'N',
    may_withdraw: 'N',
    refund: { paid: 0, back: 0, kept: 0, lines: [], taxes: [], ...refund },
    refunds: [],
  };
  const call = siteCall({
    [api.application.getApplicationStanding.path.replace('{code}', code)]: standing,
    [api.application.getApplicationStanding.path]: standing,
  });
  render(
    <LocaleProvider locale={locale}>
      <QueryClientProvider client={createQueryClient()}>
        <CallProvider value={call}>
          <EventProvider value={testEvent()}>
            <ToastProvider label="Notices" dismissLabel="Dismiss">
              <MemoryRouter>
                <StandingPanel review={{ registration, ...paid } as unknown as Review} flow="talks" />
              </MemoryRouter>
            </ToastProvider>
          </EventProvider>
        </CallProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  await screen.findByRole('list');
}

describe.each(['en', 'fr'] as const)('the status of an application, in %s', (locale) => {
  it.each([
    ['paid by card', { receipt }, { refund }, refunded],
    ['paid and in review', { receipt }, { refund, decisions: ['in_review'] }, refunded],
    ['billed', { invoice: bill('open') }, { refund }, voided],
    ['billed and paid', { receipt, invoice: bill('paid') }, { refund }, refunded],
    ['paid, and paid more for an accepted offer', { receipt }, { refund: { paid: 71_400 } }, refundedMore],
  ])('says what is refunded if it is declined: %s', async (_name, paid, standing, said) => {
    await renderPanel(locale, paid, standing);
    expect(screen.getByText(said[locale])).toBeVisible();
  });

  it.each([
    ['is not decided on', { receipt }, { refund, is_decided: 'N' }],
    ['cost nothing', {}, {}],
    ['is accepted', { receipt }, { refund, decisions: ['accepted'] }],
    ['is declined', { receipt }, { refund, decisions: ['declined'] }],
    ['is withdrawn', { receipt }, { refund, status: 'Cancelled' }],
  ])('says nothing of a refund where it %s', async (_name, paid, standing) => {
    await renderPanel(locale, paid, standing);
    for (const said of [refunded, voided]) expect(screen.queryByText(said[locale])).toBeNull();
  });
});
