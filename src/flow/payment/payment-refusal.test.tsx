import '#engine/event/field-types/register.ts';
// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Failure } from '#machines/failure.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { EventProvider } from '#src/api/event-context.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { PaymentRefusal } from './payment-refusal.tsx';

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
afterEach(cleanup);

const step = { code: 'workshops', label: 'Workshops', kind: 'workshop', form_type: 'workshops' } as const;

function tell(failure: Failure) {
  const ways = { onEdit: vi.fn(), onLookOver: vi.fn() };
  const drawn = (phase: FlowView['phase']) => {
    const view = { phase, failure, flow: [{ step, state: 'done' }] } as unknown as FlowView;
    return (
      <LocaleProvider locale="en">
        <EventProvider value={testEvent()}>
          <PaymentRefusal view={view} pays {...ways} />
          <input id="form-payment-card-number" aria-label="Number" />
          <input id="form-payment-card-cvc" aria-label="CVC" />
        </EventProvider>
      </LocaleProvider>
    );
  };
  const view = render(drawn('editing'));
  return { ...ways, again: (phase: FlowView['phase']) => view.rerender(drawn(phase)) };
}

it.each([
  ['a decline', { credit: ['Your card was declined.'] }, 'Use another card', 'Number'],
  ['a CVC', { 'credit.cvc': ['The CVC code was refused.'] }, 'Check this card detail', 'CVC'],
])('takes the focus with %s, is read once, and leads to the card', async (_, errors, way, field) => {
  tell({ kind: 'declined', errors });
  const [message = ''] = Object.values(errors).flat();
  expect(document.activeElement).toHaveTextContent(message);
  expect(document.activeElement).toHaveAccessibleName('Your card was not charged');
  expect(document.activeElement).toHaveAccessibleDescription(expect.stringContaining(message));
  // With a live region besides the focus it would be read twice.
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: way }));
  expect(screen.getByLabelText(field)).toHaveFocus();
});

it('takes the focus once, however often the review is loaded anew', () => {
  const { again } = tell({ kind: 'declined', errors: { credit: ['Declined.'] } });
  screen.getByLabelText('Number').focus();
  again('loading');
  again('editing');
  expect(screen.getByText('Declined.')).toBeInTheDocument();
  expect(screen.getByLabelText('Number')).toHaveFocus();
});

it('leads to the step where something has gone', async () => {
  const { onEdit } = tell({ kind: 'full', errors: { 'workshops.seats': ['Beads is no longer available.'] } });
  expect(document.activeElement).toHaveTextContent('Beads is no longer available.');
  await userEvent.click(screen.getByRole('button', { name: 'Edit Workshops' }));
  expect(onEdit).toHaveBeenCalledWith('workshops');
});

it('leads to the total where the price is another', async () => {
  const { onLookOver, again } = tell({ kind: 'price', errors: {} });
  again('changed');
  expect(document.activeElement).toHaveAccessibleName('The total has changed');
  await userEvent.click(screen.getByRole('button', { name: 'Show the new total' }));
  expect(onLookOver).toHaveBeenCalled();
});

it.each([
  ['no list of changes', undefined],
  ['an empty list of changes', []],
])('says that the form changed with %s, and introduces no list', (_, changes) => {
  tell({ kind: 'stale', errors: {}, ...(changes && { changes }) });
  expect(screen.getByText('Your answers are saved. Review them, then continue.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/what changed/)).toBeNull();
});
