import { expect, it } from 'vitest';
import type { EventDocument } from '#engine/configuration/event-document.ts';
import document from '#fixtures/events/teachers/event.json' with { type: 'json' };
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
