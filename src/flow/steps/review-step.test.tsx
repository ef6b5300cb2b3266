// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { api } from '#engine/contract/calls.ts';
import type { WorkshopCart } from '#engine/event/cart/workshop-cart.ts';
import type { FlowView } from '#machines/flow/flow.connect.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { EventProvider } from '#src/api/event-context.tsx';
import { createQueryClient } from '#src/api/query-client.ts';
import { siteCall } from '#src/app/testing/render-site.tsx';
import { testEvent } from '#src/app/testing/test-event.ts';
import { LocaleProvider } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea, loadTexts } from '#src/lib/i18n/texts.ts';
import { ToastProvider } from '#src/ui/toasts.tsx';
import { fakeCodes } from '#widgets/testing/fake-picks.ts';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { ReviewStep } from './review-step.tsx';

const MINUTE = 60_000;
const seat = {
  workshops_session_code: 'bowls-1',
  workshops_title: 'Bowls',
  workshops_cart_status: 'Y',
  workshops_schedule_start: '2027-02-19T10:30:00-08:00',
  workshops_schedule_track_timezone: 'America/Vancouver',
  presenters: [],
};
const personal = { code: 'personal', label: 'Personal Information', kind: 'form', form_type: 'personal' };
const form = {
  form_type: 'personal',
  version: 1,
  lists: {},
  timezone: 'UTC',
  document: {
    kind: 'form',
    code: 'personal',
    title: 'Personal Information',
    sections: [
      {
        code: 'who',
        fields: [
          { code: 'first_name', type: 'text', label: 'First name' },
          { code: 'last_name', type: 'text', label: 'Last name' },
          { code: 'coming', type: 'yes_no', label: 'Are you coming?' },
        ],
      },
    ],
  },
};
const steps = [
  personal,
  { code: 'workshops', label: 'Workshops', kind: 'workshops', form_type: 'workshops' },
  { code: 'review', label: 'Review', kind: 'review' },
];
/** A cart whose seat is held this long by a server whose clock is an hour ahead. */
function cartOf(left: number, until = left): WorkshopCart {
  const now = Date.now() + 60 * MINUTE;
  const held = new Date(now + left).toISOString();
  const cart = {
    entries: [{ ...seat, reserved_time: held }],
    held_until: held,
    extendable_until: new Date(now + until).toISOString(),
    now: new Date(now).toISOString(),
    waitlisted: [],
  };
  return cart as unknown as WorkshopCart;
}
const lapsed = (): WorkshopCart => {
  const { now, waitlisted } = cartOf(0);
  return { entries: [{ ...seat, workshops_cart_status: 'N' }], now, waitlisted } as unknown as WorkshopCart;
};

beforeAll(async () => {
  await loadTexts('en');
  await loadArea('en', 'registration');
});
beforeEach(() => {
  // jsdom has no workers; nothing is validated here.
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
});
afterEach(cleanup);

/** What a step was answered with and what is wrong in it, by its code. */
type Answered = Readonly<Record<string, { form: unknown; values: object; errors?: object }>>;

function renderReview(
  cart: () => WorkshopCart,
  extended = cart,
  answered: Answered = {},
  given: object = {},
  quoted: object = {},
  reviewed: object = {},
) {
  const send = vi.fn();
  const onEdit = vi.fn();
  const snapshot = {
    children: {},
    context: { registration: { track: 'A', registrations_day: [], email: '' } },
  };
  const flow = {
    code: 'R7KM-42QD',
    elsewhere: [],
    actor: { send, getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }) },
    picks: { codes: fakeCodes([], ''), onPicked: () => () => {} },
  } as unknown as DossierFlow;
  const quote = { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 0, complete: 'Y', ...quoted };
  const review = {
    steps: steps.slice(0, -1).map((step) => ({ step, values: {}, errors: {}, ...answered[step.code] })),
    registration: snapshot.context.registration,
    after_payment: [],
    quote,
    workshops: cart().entries,
    booked: [{ kind: 'workshop', item: 'bowls-1', name: 'Bowls' }],
    codes: [],
    ...reviewed,
  };
  const view = {
    phase: 'editing',
    step: steps.at(-1),
    flow: steps.map((step) => ({ step, state: 'done' })),
    skipped: [],
    review,
    ...given,
  } as unknown as FlowView;
  const call = siteCall({
    [api.workshopCart.getWorkshopsCart.path]: cart,
    [api.workshopCart.extendWorkshopHolds.path]: extended,
    [api.registration.getRegistrationFees.path]: quote,
  });
  render(
    <LocaleProvider locale="en">
      <QueryClientProvider client={createQueryClient()}>
        <CallProvider value={call}>
          <EventProvider value={testEvent()}>
            <ToastProvider label="Notices" dismissLabel="Dismiss">
              <MemoryRouter>
                <ReviewStep flow={flow} view={view} onEdit={onEdit} />
              </MemoryRouter>
            </ToastProvider>
          </EventProvider>
        </CallProvider>
      </QueryClientProvider>
    </LocaleProvider>,
  );
  return { send, onEdit };
}

const bowls = { kind: 'workshop', item: 'bowls-1', name: 'Bowls', quantity: 1, step: 'workshops' };
/** What is held this long by a server whose clock is an hour ahead. */
function heldFor(...items: readonly (typeof bowls & { readonly left?: number; readonly cap?: number })[]) {
  const now = Date.now() + 60 * MINUTE;
  const at = (after: number) => new Date(now + after).toISOString();
  return {
    clockOffset: 60 * MINUTE,
    held: {
      now: at(0),
      items: items.map(({ left, cap, ...item }) => ({
        ...item,
        ...(left !== undefined && { until: at(left) }),
        ...(cap !== undefined && { extendable_until: at(cap) }),
      })),
    },
  };
}

it('counts down how long everything is held, by the server’s clock, and gives more time', async () => {
  const held = heldFor({ ...bowls, left: 2 * MINUTE, cap: 20 * MINUTE });
  const { send } = renderReview(() => cartOf(2 * MINUTE), undefined, {}, {}, {}, held);
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(/^0[12]:\d\d$/);
  expect(screen.getByText('Everything you chose is held for you.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More time' }));
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'RELOAD' }));
});

it('names what is held until different times, each with its countdown', async () => {
  const mugs = { kind: 'merchandise', item: 'mug/one', name: 'Mug', quantity: 2, step: 'shop' };
  const held = heldFor(
    { ...bowls, left: 12 * MINUTE },
    { ...mugs, left: 4 * MINUTE },
    { ...bowls, item: 'clay-1', name: 'Clay', left: 12 * MINUTE },
  );
  renderReview(() => cartOf(12 * MINUTE), undefined, {}, {}, {}, held);
  const timers = await screen.findAllByRole('timer');
  expect(timers.map((timer) => timer.getAttribute('aria-label'))).toEqual([
    'Time left: 2\u00a0×\u00a0Mug',
    'Time left: Bowls and Clay',
  ]);
  expect(timers[0]).toHaveTextContent(/^0[34]:\d\d$/);
});

it('loads the review again when the first hold expires', async () => {
  const held = heldFor({ ...bowls, left: 1_500 });
  const { send } = renderReview(() => cartOf(1_500), undefined, {}, {}, {}, held);
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'RELOAD' }), { timeout: 4_000 });
});

it('says what has lapsed, with the way to choose it again, and cannot be submitted', async () => {
  const gone = 'Bowls is no longer held for you. Choose it again, or remove it.';
  const wrong = { workshops: { form, values: {}, errors: { workshops: [gone] } } };
  const { onEdit } = renderReview(lapsed, lapsed, wrong, {}, {}, heldFor(bowls));
  const problems = document.querySelector<HTMLElement>('.error-summary');
  if (!problems) throw new Error('The review names no problem');
  expect(problems).toHaveTextContent(/^One of your choices is no longer held/);
  expect(problems).toHaveTextContent(gone);
  for (const button of screen.getAllByRole('button', { name: 'Submit registration' }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(problems).getByRole('link', { name: 'Choose again: Workshops' }));
  expect(onEdit).toHaveBeenCalledWith('workshops');
});

const named = { first_name: 'Ada', last_name: 'Okafor', coming: 'Y' };

it('tells each step in one line, which folds open to its answers', async () => {
  const { onEdit } = renderReview(lapsed, lapsed, { personal: { form, values: named } });
  const answers = screen.getByRole('region', { name: 'Your answers' });
  const [first, second] = within(answers).getAllByRole('listitem');
  if (!first || !second) throw new Error('No line for each step');
  expect(within(first).getByText('Ada Okafor · Are you coming? Yes')).toBeVisible();
  expect(within(second).getByText('Bowls')).toBeVisible();
  expect(within(first).getByText('Are you coming?')).not.toBeVisible();
  await userEvent.click(within(first).getByText('Personal Information'));
  expect(within(first).getByText('Are you coming?')).toBeVisible();
  await userEvent.click(within(first).getByRole('button', { name: 'Edit Personal Information' }));
  expect(onEdit).toHaveBeenCalledWith('personal');
});

it('says that its loading takes long, and asks anew for whoever waits', async () => {
  const { send } = renderReview(
    () => cartOf(MINUTE),
    undefined,
    {},
    { review: undefined, phase: 'loadingSlowly' },
  );
  const note = screen.getByText(/This is taking longer than usual/);
  expect(note).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  expect(send).toHaveBeenCalledWith({ type: 'RETRY' });
});

it('has a step open where something in it is wrong', () => {
  const errors = { coming: ['is required'] };
  renderReview(lapsed, lapsed, { personal: { form, values: named, errors } });
  const answers = screen.getByRole('region', { name: 'Your answers' });
  expect(within(answers).getByText('Are you coming?')).toBeVisible();
});

it('moves the focus to the problems, but not out of a field: a hold can expire while someone types', () => {
  const wrong = { personal: { form, values: named, errors: { coming: ['is required'] } } };
  renderReview(lapsed, lapsed, wrong);
  expect(document.activeElement).toHaveClass('error-summary');
  cleanup();
  const card = document.createElement('input');
  document.body.append(card);
  card.focus();
  renderReview(lapsed, lapsed, wrong);
  expect(card).toHaveFocus();
  card.remove();
});

const undecided = { id: 'fee', category: 'membership', label: 'Membership fee', amount: 0, undecided: 'Y' };

it.each([
  ['what has changed', {}, { phase: 'changed' }, {}, /^Review the changes shown/],
  ['a wrong answer', { coming: ['is required'] }, {}, {}, 'Some answers need attention first.'],
  [
    'a fee that is not decided, by its name',
    {},
    {},
    { lines: [undecided], complete: 'N' },
    'Not yet determined: Membership fee. Go back to that step first.',
  ],
])('the closed button says why it is: %s', (_name, errors, given, quoted, why) => {
  renderReview(lapsed, lapsed, { personal: { form, values: named, errors } }, given, quoted);
  const buttons = screen.getAllByRole('button', { name: 'Submit registration' });
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(why);
  }
});

it('the button is open where nothing stands in its way', () => {
  renderReview(lapsed, lapsed, { personal: { form, values: named } });
  for (const button of screen.getAllByRole('button', { name: 'Submit registration' }))
    expect(button).not.toHaveAttribute('aria-disabled');
});

it('says that an application is refunded if it is declined', () => {
  const owed = { total: 12_050, subtotal: 12_050 };
  renderReview(lapsed, lapsed, {}, {}, owed, { decided: 'Y' });
  expect(
    screen.getByText(/If the organizers decline this, you will be refunded \$\s?120\.50 in full\./),
  ).toBeVisible();
  cleanup();
  renderReview(lapsed, lapsed, {}, {}, owed);
  expect(screen.queryByText(/decline this/)).toBeNull();
});

it('says that an application is refunded, or its invoice voided, if it is declined, by how it is paid', async () => {
  const owed = { total: 12_050, subtotal: 12_050 };
  const registration = { flow: 'exhibitor', email: '' };
  renderReview(lapsed, lapsed, {}, {}, owed, { registration, decided: 'Y', methods: ['card', 'invoice'] });
  expect(screen.getByText(/you will be refunded \$\s?120\.50 in full\./)).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: /By invoice/ }));
  expect(screen.getByText(/decline this, the invoice is voided/)).toBeVisible();
  expect(screen.queryByText(/120\.50 in full/)).toBeNull();
  cleanup();
  renderReview(lapsed, lapsed, {}, {}, {}, { registration, decided: 'Y' });
  expect(screen.queryByText(/decline this/)).toBeNull();
});

it('names the least that is owed while a membership is undecided', () => {
  renderReview(
    lapsed,
    lapsed,
    {},
    {},
    {
      total: 14_500,
      subtotal: 14_500,
      complete: 'N',
      lines: [{ id: 'c', category: 'conference', label: 'Conference', amount: 14_500 }],
    },
  );
  expect(screen.getByText(/^from \$\s?145/)).toBeVisible();
});
