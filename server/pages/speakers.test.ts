import { describe, expect, it } from 'vitest';
import type { Speaker } from '#engine/contract/site.ts';
import { keynotesOf, nextKeynote, speakersOf } from './speakers.ts';
import { bare, event, fairWith, schedule } from './testing/site-fixture.ts';

const speaker = (code: string, day: string): Speaker => ({
  code,
  name: code,
  workshops: [],
  keynote: {
    title: code,
    start: `${day}T09:00:00-07:00`,
    end: `${day}T10:00:00-07:00`,
    timezone: 'America/Vancouver',
  },
});
const keynotes = [speaker('first', '2027-02-19'), speaker('second', '2027-02-20')];

it.each([
  ['2027-01-01T00:00:00Z', 'first'],
  ['2027-02-19T16:59:00Z', 'first'],
  ['2027-02-19T17:00:00Z', 'second'],
  ['2028-01-01T00:00:00Z', 'second'],
])('at %s the keynote is the %s', (now, code) => {
  expect(nextKeynote(keynotes, Date.parse(now))?.code).toBe(code);
});

it('there is none where nobody gives one', () => {
  expect(nextKeynote([], 0)).toBeUndefined();
});

describe('who speaks at an event', () => {
  const keynote = (day: string, start: string) => ({ title: 'Ink', day, start, end: '23:00' });
  const people = {
    kind: 'people',
    code: 'people',
    people: [
      { code: 'bo', name: 'Bo', role: 'Potter', keynote: keynote('saturday', '09:00') },
      { code: 'ana', name: 'Ana', keynote: { ...keynote('friday', '20:00'), place: 'Hall' } },
      { code: 'cy', name: 'Cy', keynote: keynote('sunday', '10:00') },
      { code: 'di', name: 'Di' },
    ],
  };
  const fair = fairWith(schedule, people);

  it('is told with their keynote, by the clock of the event, and their workshops', () => {
    const clay = {
      workshops_code: 'clay',
      workshops_title: 'The clay',
      workshops_session_code: 'clay-1',
    };
    const ink = { workshops_code: 'ink', workshops_title: 'The ink', workshops_session_code: 'ink-1' };
    expect(speakersOf(fair, event)).toEqual([
      {
        code: 'bo',
        name: 'Bo',
        role: 'Potter',
        keynote: {
          title: 'Ink',
          start: '2027-02-20T09:00:00.000-07:00',
          end: '2027-02-20T23:00:00.000-07:00',
          timezone: 'America/Vancouver',
        },
        workshops: [clay],
      },
      {
        code: 'ana',
        name: 'Ana',
        keynote: {
          title: 'Ink',
          place: 'Hall',
          start: '2027-02-19T20:00:00.000-07:00',
          end: '2027-02-19T23:00:00.000-07:00',
          timezone: 'America/Vancouver',
        },
        workshops: [clay, ink],
      },
      {
        code: 'cy',
        name: 'Cy',
        // On a day that is none: on the first.
        keynote: {
          title: 'Ink',
          start: '2027-02-19T10:00:00.000-07:00',
          end: '2027-02-19T23:00:00.000-07:00',
          timezone: 'America/Vancouver',
        },
        workshops: [],
      },
      { code: 'di', name: 'Di', workshops: [] },
    ]);
    expect(speakersOf(bare, event)).toEqual([]);
  });

  it('gives keynotes in the order of their time', () => {
    const keynotes = keynotesOf(fair, event);
    expect(keynotes.map(({ code }) => code)).toEqual(['cy', 'ana', 'bo']);
    expect(nextKeynote(keynotes, Date.parse('2027-02-20T07:00:00Z'))?.code).toBe('bo');
  });
});
