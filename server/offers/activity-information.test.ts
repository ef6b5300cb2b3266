import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Offer } from '#engine/event/documents/offers/schema.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { activitiesFor, activitiesOf, personsOf } from '#server/items/activities.ts';
import { fairRegistration, openFair } from '#server/testing/test-event.ts';
import { activityWhen, informationOf } from './activity-information.ts';

const fair = openFair();
fair.add('fair', {
  kind: 'activities',
  code: 'activities',
  activities: [
    { code: 'dinner', name: 'Dinner' },
    { code: 'call', name: 'Call', tracks: ['online'] },
    { code: 'walk', name: 'Walk', registered_only: 'Y', tracks: ['main', 'online'] },
  ],
});
const codes = (activities: readonly Offer[]) => activities.map(({ code }) => code);

test.each([
  ['all', undefined, ['dinner', 'call', 'walk']],
  ['all where none is chosen', null, ['dinner', 'call', 'walk']],
  ['those of a track', 'main', ['dinner', 'walk']],
  ['those of another', 'online', ['dinner', 'call', 'walk']],
])('an event has activities: %s', (_, track, expected) => {
  expect(codes(activitiesOf(fair, 'fair', track))).toEqual(expected);
});

test('who applies takes part in those that are sold alone', () => {
  const of = (flow: string, track: string | null) =>
    codes(activitiesFor(fair, fairRegistration({ flow, track } as object)));
  expect(of('registration', 'main')).toEqual(['dinner', 'walk']);
  expect(of('exhibitor', null)).toEqual(['dinner', 'call']);
  expect(activitiesOf(openFair(['activities']), 'fair')).toEqual([]);
});

const event = {
  timezone: 'America/Vancouver',
  days: [{ code: 'friday', date: '2027-02-19' }],
  tracks: [
    { code: 'main', timezone: 'America/Vancouver' },
    { code: 'online', timezone: 'America/Toronto' },
  ],
} as unknown as EventDocument;
const activityOf = (given: Partial<Offer>) => ({ code: 'dinner', name: 'Dinner', ...given }) as Offer;
const friday = { day: 'friday', start: '18:00' };

// When it is, and by which clock.
test.each<[string, Partial<Offer>, object, string | undefined]>([
  [
    'from and to',
    { ...friday, end: '21:30' },
    { start: '2027-02-19T18:00:00.000-07:00', end: '2027-02-19T21:30:00.000-07:00' },
    'Friday, February 19, 6:00 pm–9:30 pm',
  ],
  ['from alone', friday, { start: '2027-02-19T18:00:00.000-07:00' }, 'Friday, February 19, 6:00 pm ('],
  [
    'into the night',
    { ...friday, end: '01:00' },
    { start: '2027-02-19T18:00:00.000-07:00', end: '2027-02-20T01:00:00.000-07:00' },
    'Friday, February 19, 6:00 pm–1:00 am',
  ],
  [
    'by the clock of its one track',
    { ...friday, tracks: ['online'] },
    { start: '2027-02-19T18:00:00.000-05:00', timezone: 'America/Toronto' },
    'Friday, February 19, 6:00 pm (',
  ],
  [
    'by the event’s in several tracks',
    { ...friday, tracks: ['online', 'main'] },
    { start: '2027-02-19T18:00:00.000-07:00' },
    'Friday',
  ],
  [
    'by the event’s in a track that is gone',
    { ...friday, tracks: ['gone'] },
    { start: '2027-02-19T18:00:00.000-07:00' },
    'Friday',
  ],
  ['on a day that is none', { ...friday, day: 'sunday' }, {}, undefined],
  ['on a day alone', { day: 'friday', end: '21:30' }, {}, undefined],
])('an activity is %s', (_, given, moments, words) => {
  const activity = activityOf(given);
  const told = activityWhen(activity, event);
  expect(told && resolveText(told, 'en').replaceAll('\u00a0', ' ')).toEqual(
    words === undefined ? undefined : expect.stringContaining(words),
  );
  expect(informationOf(activity, event, 0, 0)).toEqual({
    activity_code: 'dinner',
    name: 'Dinner',
    timezone: 'America/Vancouver',
    amount: 0,
    most: 1,
    availability: 'open',
    quantity: 0,
    ...moments,
  });
});

test('an activity is told with all that it says, what is left, and what one has of it', () => {
  const said = { description: 'Three courses', picture: 'a.jpg', amount: 4_500, most: 6 };
  expect(informationOf(activityOf({ ...said, where: 'Hall', stock: 12 }), event, 9, 2)).toEqual({
    activity_code: 'dinner',
    name: 'Dinner',
    timezone: 'America/Vancouver',
    ...said,
    place: 'Hall',
    availability: 'limited',
    left: 3,
    quantity: 2,
  });
  expect([personsOf(activityOf({})), personsOf(activityOf({ most: 6 }))]).toEqual([1, 6]);
});
