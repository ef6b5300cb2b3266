import { expect, test } from 'vitest';
import type { ActivityInformation } from '#engine/event/cart/activity.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
import { activityEntry } from './activity-entry.ts';
import { eventCalendar } from './event-calendar.ts';
import { registrationCalendar } from './registration-calendar.ts';
import { scheduleCalendar } from './schedule-calendar.ts';

const accents = 'Évaluer sans larmes, où l’élève crée 🎻🎶 ';
const event: EventDocument = {
  ...(document as EventDocument),
  name: { en: accents.repeat(6), fr: accents.repeat(6) },
};
const nothing = {
  workshops: [],
  cancelled: [],
  cancelledActivities: [],
  activities: [],
  items: [],
  venue: undefined,
};
const of = { code: 'RTGB-CDFG', sequence: 2, isCancelled: false };
const files: Record<string, string> = {
  event: eventCalendar(event, 'fr', 'http://teachers.localhost/fr'),
  registration: registrationCalendar(event, [], nothing, 'fr', 'http://teachers.localhost/fr', of),
  schedule: scheduleCalendar(event, [], 'fr', undefined),
};

test.each(Object.entries(files))(
  'the file of the %s has lines of 75 octets at most, none cut in a character',
  (_, file) => {
    const lines = file.split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(file).not.toContain('\ufffd');
    // As octets and back again, line by line: half a character would not come back.
    expect(lines.map((line) => Buffer.from(line).toString())).toEqual(lines);
    const unfolded = file.replaceAll(/\r\n[ \t]/g, '');
    expect(unfolded).toContain(`SUMMARY:${accents.repeat(6).trim().replaceAll(',', '\\,')}`.slice(0, 200));
  },
);

test.each(Object.entries(files))(
  'the file of the %s has entries, of which each says who holds it',
  (_, file) => {
    const entries = file
      .replaceAll(/\r\n[ \t]/g, '')
      .split('BEGIN:VEVENT')
      .slice(1);
    expect(entries).toHaveLength(2);
    for (const entry of entries) {
      expect(entry).toMatch(/ORGANIZER;CN=.*:MAILTO:hello@roomtogrow\.example/);
    }
  },
);

test('who chose a day has that day only', () => {
  const [day] = event.days;
  const file = registrationCalendar(
    event,
    [day?.code ?? ''],
    nothing,
    'fr',
    'http://teachers.localhost/fr',
    of,
  );
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('two people who come have entries of their own; one who has cancelled cancels those that they had', () => {
  const file = (given: Partial<typeof of>) =>
    registrationCalendar(event, [], nothing, 'en', 'http://teachers.localhost', {
      ...of,
      ...given,
    }).replaceAll(/\r\n[ \t]/g, '');
  const uids = (text: string) => [...text.matchAll(/UID:(.*)/g)].map(([, uid]) => uid);
  const [own, other] = [file({}), file({ code: 'RTGB-CDFH' })];
  expect(uids(own).filter((uid) => uids(other).includes(uid))).toEqual([]);
  expect(own).toMatch(/METHOD:PUBLISH/);
  const cancelled = file({ isCancelled: true, sequence: 3 });
  expect(uids(cancelled)).toEqual(uids(own));
  expect(cancelled).toMatch(/METHOD:CANCEL/);
  expect(cancelled.match(/STATUS:CANCELLED/g)).toHaveLength(2);
  expect(cancelled.match(/SEQUENCE:3/g)).toHaveLength(2);
  expect(cancelled).not.toContain('CONFIRMED');
});

test('a day that was given up is cancelled beside those that are kept', () => {
  const [kept, gone] = event.days.map(({ code }) => code);
  const file = registrationCalendar(
    event,
    [kept ?? ''],
    { ...nothing, cancelledDays: [gone ?? ''] },
    'en',
    'http://teachers.localhost',
    of,
  ).replaceAll(/\r\n[ \t]/g, '');
  const entries = file.split('BEGIN:VEVENT').slice(1);
  expect(entries.map((entry) => /STATUS:(\w+)/.exec(entry)?.[1])).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(file).toMatch(/METHOD:PUBLISH/);
});

test('an activity that was given up does not say that it is for no one', () => {
  const activity = {
    activity_code: 'dinner',
    name: 'Dinner',
    timezone: 'America/Vancouver',
    start: '2027-02-19T18:00:00Z',
    end: '2027-02-19T20:00:00Z',
    quantity: 0,
  } as ActivityInformation;
  expect(activityEntry(event, activity, 'fr', undefined)[0]?.description).toBe('');
  const [held] = activityEntry(event, { ...activity, quantity: 2 }, 'fr', undefined);
  expect(held?.description).toMatch(/^2.personnes$/);
});
