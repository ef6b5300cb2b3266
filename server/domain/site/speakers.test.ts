import { expect, it } from 'vitest';
import type { Speaker } from '#engine/contract/site.ts';
import { nextKeynote } from './speakers.ts';

const speaker = (code: string, day: string): Speaker => ({
  code,
  name: code,
  workshops: [],
  keynote: {
    title: code,
    start: `${day}T09:00:00-08:00`,
    end: `${day}T10:00:00-08:00`,
    timezone: 'America/Vancouver',
  },
});
const keynotes = [speaker('first', '2027-02-19'), speaker('second', '2027-02-20')];

it.each([
  ['2027-01-01T00:00:00Z', 'first'],
  ['2027-02-19T17:59:00Z', 'first'],
  ['2027-02-19T18:00:00Z', 'second'],
  ['2028-01-01T00:00:00Z', 'second'],
])('at %s the keynote is the %s', (now, code) => {
  expect(nextKeynote(keynotes, Date.parse(now))?.code).toBe(code);
});

it('there is none where nobody gives one', () => {
  expect(nextKeynote([], 0)).toBeUndefined();
});
