import { expect, test } from 'vitest';
import { fairEvent, openFair } from '#server/testing/test-event.ts';
import { waitlistColumns } from './waitlists-table.ts';

const since = new Date('2027-01-01T12:00:00Z');
const entry = {
  id: 'e1',
  place: 1,
  eventCode: 'fair',
  kind: 'event' as const,
  item: '',
  dossierId: null,
  email: 'ana@sd36.example',
  emailTyped: 'Ana@sd36.example',
  firstName: 'Ana',
  lastName: 'Roy',
  phone: '',
  locale: 'fr',
  origin: null,
  declinedAt: null as Date | null,
  remindedAt: null,
  claimed: false,
  state: 'waiting' as const,
  offeredUntil: null,
  createdAt: since,
  position: 2 as number | undefined,
  code: null as string | null,
};
const { headings, cells } = waitlistColumns(openFair(), fairEvent, 'en');

/** The cells of an entry by their headings; empty ones left out. */
function told(given: Partial<Parameters<typeof cells>[0]>): Record<string, unknown> {
  const row = cells({ ...entry, ...given });
  return Object.fromEntries(
    headings.flatMap((heading, at) => (row[at] === undefined ? [] : [[heading, row[at]]])),
  );
}

const text = (words: string) => ({ kind: 'text', text: words });

// What is waited for, and what that is called.
test.each([
  ['event', '', 'Event', 'Book fair'],
  ['track', 'online', 'Track', 'From home'],
  ['track', 'gone', 'Track', 'gone'],
  ['flow', 'exhibitor', 'Application', 'Exhibitors'],
  ['flow', 'gone', 'Application', 'gone'],
  ['session', 'clay-2', 'Workshop', 'Clay (clay-2)'],
  ['choice', 'booths/corner', 'Choice', 'Corner booth'],
] as const)('a line for the %s "%s" is told as %s: %s', (kind, item, named, called) => {
  expect(told({ kind, item })).toMatchObject({ Kind: text(named), 'Waiting for': text(called) });
});

test('an entry is told with its place, its person as they typed it, and since when', () => {
  expect(told({})).toEqual({
    Kind: text('Event'),
    'Waiting for': text('Book fair'),
    State: text('Waiting'),
    Position: { kind: 'number', number: 2 },
    'First name': text('Ana'),
    'Last name': text('Roy'),
    Email: text('Ana@sd36.example'),
    Language: text('Français'),
    Since: { kind: 'moment', at: since },
  });
});

test('one that was offered something says until when, of which registration, and has no place', () => {
  const offeredUntil = new Date('2027-01-02T12:00:00Z');
  const offered = told({
    state: 'offered',
    offeredUntil,
    position: undefined,
    code: 'R7KM-42QD',
    locale: 'x',
  });
  expect(offered).toMatchObject({
    State: text('Offered'),
    'Offered until': { kind: 'moment', at: offeredUntil },
    'Registration code': text('R7KM-42QD'),
    Language: text('x'),
  });
  expect(offered).not.toHaveProperty('Position');
});

test('an offer that was declined is told from one that nobody took in time', () => {
  const over = { state: 'expired' as const, position: undefined };
  expect(told(over)).toMatchObject({ State: text('Expired') });
  expect(told({ ...over, declinedAt: since })).toMatchObject({ State: text('Declined') });
});
