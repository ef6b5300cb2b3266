import { describe, expect, it, test } from 'vitest';
import { testEvent } from '#src/app/testing/test-event.ts';
import { CALENDAR_SERVICES, calendarEntry, calendarLinks } from './calendar-links.ts';

const event = testEvent();
const venue = { en: 'The Hall, 1 Way', fr: 'La Salle, 1, rue Principale' };
const link = 'https://teachers.example/';

test.each([
  ['both days', ['friday', 'saturday'], '2027-02-19', '2027-02-21'],
  ['one day', ['saturday'], '2027-02-20', '2027-02-21'],
  ['days that are not known any more', ['sunday'], '2027-02-19', '2027-02-21'],
])('%s last from %j until the day after', (_, days, start, end) => {
  expect(calendarEntry(event, days, 'en', { link, venue: undefined })).toEqual({
    title: 'Room to Grow 2027',
    location: 'Vancouver and online',
    start,
    end,
    description: link,
  });
});

describe('the link of each service', async () => {
  const links = await calendarLinks(calendarEntry(event, ['friday', 'saturday'], 'fr', { link, venue }));
  const hosts = {
    google: 'calendar.google.com',
    outlook: 'outlook.live.com',
    office365: 'outlook.office.com',
    yahoo: 'calendar.yahoo.com',
  };

  it.each(CALENDAR_SERVICES)('%s tells title, place and whole days', (service) => {
    const { host, protocol, searchParams } = new URL(links[service]);
    expect([protocol, host]).toEqual(['https:', hosts[service]]);
    const told = [...searchParams.values()].join(' ').replaceAll('-', '');
    expect(told).toContain('Grandir ensemble 2027');
    expect(told).toContain('La Salle, 1, rue Principale');
    expect(told).toMatch(/20270219.*20270221|20270221.*20270219/);
    expect(told).toContain(link);
  });
});
