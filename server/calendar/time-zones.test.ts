import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { RULES_RELEASE, RULES_SINCE, zoneRules } from '#server/schedule/zone-rules.ts';
import { eventCalendar } from './event-calendar.ts';
import { scheduleCalendar } from './schedule-calendar.ts';
import type { Timed } from './workshop-entry.ts';

const event = document as EventDocument;

/** A session at these times of a zone, with the offsets that some server knows. */
const sessionAt = (zone: string, start: string, end: string): { session: never } => {
  const session: Timed = {
    workshops_session_code: `W-${zone}`,
    description: '',
    workshops_title: 'DTSTART:20990101T000000Z\nDTEND:20990101T000000Z',
    workshops_schedule_start: start,
    workshops_schedule_end: end,
    workshops_schedule_track_timezone: zone,
    workshops_session_type: 'I',
    workshops_offsite: 'N',
    presenters: [],
  };
  return { session: session as never };
};

const scheduleOf = (...sessions: { session: never }[]) =>
  scheduleCalendar(event, sessions as never[], 'en', undefined);

/** What a calendar makes of a file: its zones, and each entry's clock and instant by the rules in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zones = calendar
    .getAllSubcomponents('vtimezone')
    .map(
      (component) => new ICAL.Timezone({ component, tzid: String(component.getFirstPropertyValue('tzid')) }),
    );
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const at = (name: string) => {
      const property = component.getFirstProperty(name);
      const time = property?.getFirstValue() as ICAL.Time;
      const zone = zones.find(({ tzid }) => tzid === property?.getFirstParameter('tzid'));
      if (zone) time.zone = zone;
      return { clock: time.toString(), zone: zone?.tzid, instant: time.toJSDate().toISOString() };
    };
    return { start: at('dtstart'), end: at('dtend') };
  });
  return { zones: zones.map(({ tzid }) => tzid), entries };
}

test('a session is written on the clock of its zone, whose rules the file has', () => {
  const file = scheduleOf(
    sessionAt('America/Vancouver', '2027-02-19T10:30:00-08:00', '2027-02-19T11:30:00-08:00'),
  );
  expect(file).toContain('\r\nDTSTART;TZID=America/Vancouver:20270219T103000\r\n');
  expect(file).toContain('\r\nDTEND;TZID=America/Vancouver:20270219T113000\r\n');
  // British Columbia stays at UTC-7, whatever the server took it for.
  expect(read(file)).toEqual({
    zones: ['America/Vancouver'],
    entries: [
      {
        start: {
          clock: '2027-02-19T10:30:00',
          zone: 'America/Vancouver',
          instant: '2027-02-19T17:30:00.000Z',
        },
        end: { clock: '2027-02-19T11:30:00', zone: 'America/Vancouver', instant: '2027-02-19T18:30:00.000Z' },
      },
    ],
  });
});

test('a file has each zone once, before its entries, also where they change their clocks', () => {
  const file = scheduleOf(
    sessionAt('America/Toronto', '2027-02-19T13:30:00-05:00', '2027-02-19T14:30:00-05:00'),
    sessionAt('America/Toronto', '2027-07-19T13:30:00-04:00', '2027-07-19T14:30:00-04:00'),
    sessionAt('Europe/Paris', '2027-02-19T13:30:00+01:00', '2027-02-20T00:30:00+01:00'),
  );
  expect(file.lastIndexOf('END:VTIMEZONE')).toBeLessThan(file.indexOf('BEGIN:VEVENT'));
  const { zones, entries } = read(file);
  expect(zones).toEqual(['America/Toronto', 'Europe/Paris']);
  expect(entries.map(({ start, end }) => [start.instant, end.instant])).toEqual([
    ['2027-02-19T18:30:00.000Z', '2027-02-19T19:30:00.000Z'],
    ['2027-07-19T17:30:00.000Z', '2027-07-19T18:30:00.000Z'],
    ['2027-02-19T12:30:00.000Z', '2027-02-19T23:30:00.000Z'],
  ]);
});

test.each([
  ['US/Eastern', 'America/New_York'],
  ['america/toronto', 'America/Toronto'],
])('%s is written under its current name, %s', (zone, name) => {
  const file = scheduleOf(sessionAt(zone, '2027-02-19T13:30:00-05:00', '2027-02-19T14:30:00-05:00'));
  expect(read(file)).toMatchObject({
    zones: [name],
    entries: [{ start: { zone: name, clock: '2027-02-19T13:30:00', instant: '2027-02-19T18:30:00.000Z' } }],
  });
});

test('a zone without known rules is written as instants', () => {
  const file = scheduleOf(
    sessionAt('Mars/Olympus', '2027-02-19T13:30:00-05:00', '2027-02-19T14:30:00-05:00'),
  );
  expect(file).not.toContain('VTIMEZONE');
  expect(file).toContain('\r\nDTSTART:20270219T183000Z\r\n');
  expect(file).toContain('\r\nDTEND:20270219T193000Z\r\n');
});

test('whole days have no zone, and neither has their file', () => {
  const file = eventCalendar(event, 'en', 'http://teachers.localhost/');
  expect(file).not.toMatch(/VTIMEZONE|TZID/);
  expect(read(file).entries.map(({ start, end }) => [start.clock, end.clock])).toEqual([
    ['2027-02-19', '2027-02-20'],
    ['2027-02-20', '2027-02-21'],
  ]);
});

test('a day lasts from its doors until it closes on the clock of the event', () => {
  const file = eventCalendar(tickets as EventDocument, 'en', 'http://tickets.localhost/');
  expect(read(file).entries.slice(0, 1)).toMatchObject([
    {
      start: { clock: '2027-06-12T17:00:00', zone: 'America/Vancouver', instant: '2027-06-13T00:00:00.000Z' },
      end: { clock: '2027-06-13T00:00:00', zone: 'America/Vancouver', instant: '2027-06-13T07:00:00.000Z' },
    },
  ]);
});

test('the rules are of the release that they are compared as', () => {
  // 2026c came out in July 2026: an update of the package that fails here needs its release and day written down.
  expect([RULES_RELEASE, RULES_SINCE, zoneRules('America/Toronto')?.rules]).toEqual([
    '2026c',
    '2026-07-15',
    expect.stringContaining('LAST-MODIFIED:20260715T'),
  ]);
});
