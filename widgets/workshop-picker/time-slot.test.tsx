// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { heldIn, itemStates } from '#engine/event/cart/item-states.ts';
import { cartOfSessions } from '#engine/event/cart/session-items.ts';
import type { CartService } from '#engine/event/pickers/picker-services.ts';
import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import { TimeSlot } from './time-slot.tsx';

afterEach(cleanup);

const sessions = Array.from({ length: 10 }, (_, at) => ({
  workshops_session_code: `s-${at}`,
  workshops_schedule_code: 'A',
  workshops_title: `Workshop ${at}`,
  workshops_schedule_start: '2027-02-19T10:30:00-08:00',
  workshops_schedule_end: '2027-02-19T12:00:00-08:00',
  presenters: [],
  offered_again: [],
  availability: 'open',
  filters: { subject: at === 0 ? ['math'] : [] },
})) as unknown as Session[];
const time = {
  workshops_schedule_code: 'A',
  day: 'friday',
  label: 'Workshops A',
  timezone: 'America/Vancouver',
  sessions,
} as unknown as ScheduleTime;
const subjects = { code: 'subject', label: 'Subject', options: [{ id: 'math', name: 'Numeracy' }] };

function itemsWith(picked: readonly Session[], status: 'Y' | 'N' = 'Y') {
  const entries = picked.map((session) => ({ ...session, workshops_cart_status: status }));
  const cart = cartOfSessions({ times: [time], filters: [] }, { entries, waitlisted: [], now: '' });
  return itemStates(cart, { held: heldIn(cart), changing: new Set() }).items;
}

function slot(picked: readonly Session[] = [], whole = false, status: 'Y' | 'N' = 'Y') {
  return (
    <TimeSlot
      time={time}
      most={6}
      whole={whole}
      conflicts={[]}
      items={itemsWith(picked, status)}
      filters={[subjects]}
      bySession={new Map()}
      locale="en"
      service={{} as CartService}
      formId="form"
      enabled
    />
  );
}
const shown = () => screen.getAllByRole('checkbox').length;

it('says of each what it is of, where the schedule does', () => {
  render(slot());
  const [first, second] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('Numeracy')).toBeVisible();
  expect(within(second as HTMLElement).queryByText('Numeracy')).toBeNull();
});

it('shows as many sessions of a time as it may, the others at a press', async () => {
  render(slot());
  expect(shown()).toBe(6);
  const more = screen.getByRole('button', { name: /^Show 4 more, Friday, / });
  await userEvent.click(more);
  expect(shown()).toBe(10);
  await userEvent.click(screen.getByRole('button', { name: /^Show fewer, Friday, / }));
  expect(shown()).toBe(6);
});

it('shows all of them where something is looked for', () => {
  render(slot([], true));
  expect(shown()).toBe(10);
  expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
});

it('of a time whose choice is made shows that, the others at a press; given back it stays', async () => {
  const { rerender } = render(slot(sessions.slice(8, 9)));
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('checkbox', { name: 'Workshop 8' })).toBeChecked();
  expect(shown()).toBe(1);
  rerender(slot());
  expect(list.getByRole('checkbox', { name: 'Workshop 8' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /^Show 9 more, Friday, / }));
  expect(shown()).toBe(10);
});

it('folds nothing under the hand that chooses, and never what is chosen', () => {
  const { rerender } = render(slot());
  rerender(slot(sessions.slice(8, 9)));
  expect(shown()).toBe(7);
  expect(screen.getByRole('checkbox', { name: 'Workshop 8' })).toBeChecked();
});

it('says at a session itself that its seat is no longer held', () => {
  const { rerender } = render(slot(sessions.slice(0, 1)));
  expect(screen.queryByText('No longer held')).toBeNull();
  rerender(slot(sessions.slice(0, 1), false, 'N'));
  const [first] = screen.getAllByRole('listitem');
  expect(within(first as HTMLElement).getByText('No longer held')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Workshop 0' })).not.toBeChecked();
  expect(screen.getAllByText('No longer held')).toHaveLength(1);
});

it('warns before the waitlist is joined of what is chosen at the same time, with its time', () => {
  const [chosen, full] = sessions;
  if (!chosen || !full) throw new Error('The slot has too few sessions');
  const entries = [{ ...chosen, workshops_cart_status: 'Y' as const }];
  const sold = { ...full, availability: 'full' as const, waitlist: 'Y' as const };
  const offered = { ...time, sessions: [chosen, sold] };
  const cart = cartOfSessions({ times: [offered], filters: [] }, { entries, waitlisted: [], now: '' });
  const { items } = itemStates(cart, { held: heldIn(cart), changing: new Set() });
  const bySession = new Map([chosen, sold].map((each) => [each.workshops_session_code, each]));
  render(
    <TimeSlot
      time={offered}
      most={6}
      whole
      conflicts={[]}
      items={items}
      filters={[]}
      bySession={bySession}
      locale="en"
      service={{} as CartService}
      formId="form"
      enabled
    />,
  );
  const join = screen.getByRole('button', { name: 'Join the waitlist: Workshop 1' });
  expect(join).toHaveAccessibleDescription(/^Conflicts with “Workshop 0” \(10:30\sam\)\.$/);
});
