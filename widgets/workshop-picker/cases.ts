import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ScheduleTime, Session } from '#engine/event/schedule/session.ts';
import type { FieldCases } from '../field-cases.ts';
import { fakeWorkshops } from '../testing/fake-carts.ts';

function session(code: string, title: string, more: Partial<Session> = {}): Session {
  return {
    workshops_session_code: code,
    workshops_schedule_code: 'a',
    workshops_code: `w-${code}`,
    workshops_session_number: 1,
    workshops_title: title,
    workshops_schedule_start: '2027-02-19T09:00:00-08:00',
    workshops_schedule_end: '2027-02-19T10:00:00-08:00',
    workshops_schedule_track_timezone: 'America/Vancouver',
    workshops_schedule_track_type: 'I',
    workshops_session_type: 'I',
    workshops_offsite: 'N',
    workshops_schedule_day: 'friday',
    schedule_label: 'A',
    track: 'main',
    description: 'Hands on.',
    presenters: [{ name: 'Amina' }],
    filters: {},
    availability: 'open',
    free_included: 'N',
    offered_again: [],
    ...more,
  };
}
const slot = (code: string, day: string, sessions: readonly Session[]): ScheduleTime => ({
  workshops_schedule_code: code,
  label: code.toUpperCase(),
  day,
  track: 'main',
  timezone: 'America/Vancouver',
  start: sessions[0]?.workshops_schedule_start ?? '',
  end: sessions[0]?.workshops_schedule_end ?? '',
  sessions: [...sessions],
});
const later = {
  workshops_schedule_code: 'b',
  workshops_schedule_start: '2027-02-19T09:30:00-08:00',
  workshops_schedule_end: '2027-02-19T10:30:00-08:00',
};
const saturday = {
  workshops_schedule_code: 'c',
  workshops_schedule_day: 'saturday',
  workshops_schedule_start: '2027-02-20T09:00:00-08:00',
  workshops_schedule_end: '2027-02-20T10:00:00-08:00',
};
const schedule = [
  slot('a', 'friday', [
    session('clay', 'Clay'),
    session('drums', 'Drums'),
    session('choir', 'Choir', { availability: 'full', seats_left: 0 }),
    session('lute', 'Lute', { availability: 'full', seats_left: 0 }),
  ]),
  slot('b', 'friday', [session('paint', 'Paint', later)]),
  slot('c', 'saturday', [session('dance', 'Dance', saturday)]),
];
const ended = [{ workshops_session_code: 'lute', at: '2027-01-15T20:00:00Z', declined: 'N' as const }];
const answer = (code: string, more: Partial<Session> = {}) => {
  const { workshops_session_code, workshops_schedule_code, workshops_code, ...rest } = session(
    code,
    '',
    more,
  );
  const { workshops_schedule_start, workshops_schedule_end } = rest;
  return {
    workshops_session_code,
    workshops_schedule_code,
    workshops_code,
    workshops_schedule_start,
    workshops_schedule_end,
  };
};

export const workshopPicker: FieldCases<'workshop_picker'> = {
  field: { type: 'workshop_picker', code: 'sample', label: { en: 'Workshops', fr: 'Ateliers' } },
  services() {
    const cart = fakeWorkshops(schedule, [], ended);
    return { picks: { carts: { session: () => cart } } };
  },
  fill: {
    act: async ({ press, user }) => {
      await press('Clay');
      expect(screen.getByRole('checkbox', { name: 'Clay' })).toBeChecked();
      const [, second] = screen.getAllByRole('tab');
      if (second) await user.click(second);
      await press('Dance');
    },
    value: [answer('clay'), answer('dance', saturday)],
  },
  also: [
    {
      about: 'a seat is given back',
      act: async ({ press }) => {
        await press('Clay');
        await press('Clay');
        expect(screen.getByText('Workshop removed from your cart')).toBeInTheDocument();
      },
      value: undefined,
    },
    {
      about: 'another of the same time takes its place',
      act: async ({ press }) => {
        await press('Clay');
        await press('Take “Drums” instead of “Clay”');
        expect(screen.getByRole('checkbox', { name: 'Clay' })).not.toBeChecked();
        expect(screen.getByRole('checkbox', { name: 'Drums' })).toHaveFocus();
      },
      value: [answer('drums')],
    },
    {
      about: 'a full one cannot be picked; one can wait for it, and stop waiting',
      act: async ({ press }) => {
        expect(screen.getByRole('checkbox', { name: 'Choir' })).toBeDisabled();
        await press('Join the waitlist: Choir');
        expect(screen.getByText('On the waitlist, position 3')).toBeVisible();
        expect(screen.getByRole('button', { name: 'Leave the waitlist: Choir' })).toHaveFocus();
        await press('Leave the waitlist: Choir');
        expect(screen.queryByText(/^On the waitlist/)).toBeNull();
      },
      value: undefined,
    },
    {
      about: 'an offer that has ended is named until one waits again',
      act: async ({ press }) => {
        const lute = screen.getByRole('checkbox', { name: 'Lute' });
        expect(lute).toHaveAccessibleDescription(/Your offer ended on Friday, January 15 at/);
        await press('Join the waitlist again: Lute');
        expect(lute).not.toHaveAccessibleDescription(/Your offer ended/);
      },
      value: undefined,
    },
    {
      about: 'conflicts are told as they are made, by both names',
      act: async ({ press }) => {
        await press('Clay');
        await press('Paint');
        const note = screen.getByRole('alert');
        expect(note).toHaveTextContent('Two workshops are in conflict.');
        expect(within(note).getByRole('button', { name: '“Clay” and “Paint”' })).toBeVisible();
        expect(screen.getByText('Overlaps with “Clay”. Keep one of the two.')).toBeVisible();
      },
      value: [answer('clay'), answer('paint', later)],
    },
    {
      about: 'three at one time are one conflict of three',
      act: async ({ press }) => {
        await press('Clay');
        await press('Paint');
        await press('Drums');
        const note = screen.getByRole('alert');
        expect(note).toHaveTextContent('3 workshops are in conflict.');
        expect(within(note).getAllByRole('listitem')).toHaveLength(1);
        expect(within(note).getByRole('button', { name: '“Clay”, “Drums” and “Paint”' })).toBeVisible();
        expect(screen.getByText('Overlaps with “Clay” and “Drums”. Keep one of them.')).toBeVisible();
      },
      value: [answer('clay'), answer('drums'), answer('paint', later)],
    },
    {
      about: 'workshops are found by a word of theirs',
      act: async ({ user }) => {
        await user.type(screen.getByRole('searchbox', { name: 'Search workshops' }), 'drum');
        expect(screen.getAllByRole('checkbox', { name: /Clay|Drums|Paint/ })).toHaveLength(1);
        expect(screen.getByText('1 found')).toBeInTheDocument();
      },
      value: undefined,
    },
    {
      about: 'what is found on another day only is one press away',
      act: async ({ press, user }) => {
        await user.type(screen.getByRole('searchbox', { name: 'Search workshops' }), 'dance');
        expect(screen.getByText('On Friday, no workshop fits your search.')).toBeVisible();
        await press('See Saturday (1 found)');
        expect(screen.getByRole('checkbox', { name: 'Dance' })).toBeVisible();
        expect(screen.getByRole('tab', { name: 'Saturday' })).toHaveFocus();
      },
      value: undefined,
    },
    {
      about: 'a search that finds nothing is cleared',
      act: async ({ press, user }) => {
        const search = screen.getByRole('searchbox', { name: 'Search workshops' });
        await user.type(search, 'opera');
        expect(screen.getByText('No workshop fits your search.')).toBeVisible();
        await press('Clear search and filters');
        expect(screen.getAllByRole('checkbox', { name: /Clay|Drums|Paint/ })).toHaveLength(3);
        expect(search).toHaveFocus();
      },
      value: undefined,
    },
  ],
  missing: { en: 'Choose at least one workshop', fr: 'Choisissez au moins un atelier' },
  invalid: [
    {
      act: async ({ press }) => {
        await press('Clay');
        await press('Paint');
      },
      says: { en: 'Resolve 1 conflict to continue.', fr: 'Réglez 1 conflit pour continuer.' },
    },
    {
      field: { minItems: 2 },
      act: ({ press }) => press('Clay'),
      says: { en: 'Choose at least 2', fr: 'Choisissez-en au moins 2' },
    },
  ],
};
