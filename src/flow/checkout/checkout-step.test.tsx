// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { Button } from '#src/ui/button.tsx';
import { fakeCodes } from '#widgets/testing/fake-picks.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import type { PaymentBelow } from '../steps/step-form.tsx';
import { CheckoutStep } from './checkout-step.tsx';

vi.mock('../steps/form-step.tsx', () => ({
  FormStep: ({ payment, below }: { payment?: PaymentBelow; below?: React.ReactNode }) => (
    <>
      {below}
      {payment && <Button unavailable={payment.unavailable}>{payment.label}</Button>}
    </>
  ),
}));

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
afterEach(cleanup);

const tickets = { code: 'tickets', label: 'Tickets', kind: 'merchandise', form_type: 'tickets' };
const checkout = { code: 'checkout', label: 'Checkout', kind: 'form', form_type: 'checkout' };
const quote = { currency: 'CAD', lines: [], subtotal: 4_800, taxes: [], total: 4_800, complete: 'Y' };
const deck = { kind: 'merchandise', item: 'deck/one', name: 'On deck', quantity: 1, step: 'tickets' };
const gone = 'On deck is no longer held for you. Choose it again, or remove it.';

/** The checkout of a ticket that the server holds for so long, in milliseconds, when it is asked first. */
function renderCheckout(left: number) {
  const onEdit = vi.fn();
  let asked = 0;
  const review = () => {
    asked += 1;
    const until = asked === 1 ? new Date(Date.now() + left).toISOString() : undefined;
    return {
      steps: [
        { step: tickets, values: {}, errors: until ? {} : { tickets: [gone] } },
        // Not filled in yet: nothing is said of it here.
        { step: checkout, values: {}, errors: { first_name: ['This field is required'] } },
      ],
      held: { now: new Date().toISOString(), items: [{ ...deck, ...(until && { until }) }] },
      quote,
      booked: [],
    };
  };
  const snapshot = { children: {}, context: { registration: {} } };
  const flow = {
    code: 'R7KM-42QD',
    actor: { send: vi.fn(), getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) },
    picks: { codes: fakeCodes([], ''), onPicked: () => () => {} },
  } as unknown as DossierFlow;
  const call = siteCall({
    [api.forms.initStepReview.path]: review,
    [api.registration.getRegistrationFees.path]: quote,
  });
  const view = { step: checkout, phase: 'editing', flow: [], skipped: [] } as unknown as FlowView;
  render(
    <LocaleProvider locale="en">
      <QueryClientProvider client={createQueryClient()}>
        <CallProvider value={call}>
          <EventProvider value={testEvent()}>
            <MemoryRouter>
              <CheckoutStep flow={flow} view={view} joined={checkout as never} onEdit={onEdit} />
            </MemoryRouter>
          </EventProvider>
        </CallProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { onEdit };
}

const pay = () => screen.findByRole('button', { name: /^Pay / });

it('cannot be paid once a ticket is no longer held, and leads to where it can be chosen again', async () => {
  const { onEdit } = renderCheckout(1_500);
  expect(await pay()).not.toHaveAttribute('aria-disabled');
  await waitFor(async () => expect(await pay()).toHaveAttribute('aria-disabled', 'true'), { timeout: 4_000 });
  expect(await pay()).toHaveAccessibleDescription('Choose again what is no longer held.');
  expect(screen.getByText(gone)).toBeVisible();
  expect(screen.queryByText('This field is required')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Choose again: Tickets' }));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith('tickets');
});
