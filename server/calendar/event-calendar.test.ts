import { expect, it } from 'vitest';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
import tickets from '#fixtures/events/tickets/event.json' with { type: 'json' };
import { eventCalendar } from './event-calendar.ts';

it.each([
  ['en', 'Room to Grow 2027', 'Vancouver and online'],
  ['fr', 'Grandir ensemble 2027', 'Vancouver et en ligne'],
] as const)('writes every day as a whole day, in %s', (locale, name, place) => {
  const file = eventCalendar(document as EventDocument, locale, 'http://teachers.localhost/');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('DTSTART;VALUE=DATE:20270219');
  expect(file).toContain('DTEND;VALUE=DATE:20270220');
  expect(file).toContain(`SUMMARY:${name}`);
  expect(file).toContain(`LOCATION:${place}`);
});

it('lasts from the doors on until it closes, on the next day where that is midnight', () => {
  const file = eventCalendar(tickets as EventDocument, 'en', 'http://tickets.localhost/');
  expect(file).toContain('DTSTART;TZID=America/Vancouver:20270612T170000');
  expect(file).toContain('DTEND;TZID=America/Vancouver:20270613T000000');
  expect(file).not.toContain('VALUE=DATE');
});
