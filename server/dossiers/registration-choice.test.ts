import { expect, test } from 'vitest';
import { Refusal } from '#server/refusals/refusal.ts';
import { fairEvent } from '#server/testing/test-event.ts';
import { type Choice, checkChoice, orderDays } from './registration-choice.ts';

/** What is refused of a choice, in English by its field. */
function refusedOf(choice: Choice): Record<string, unknown> {
  try {
    checkChoice(fairEvent, choice);
    return {};
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    const english = ([field, [message]]: [string, unknown[]]) => [field, (message as { en: string }).en];
    return Object.fromEntries(Object.entries(error.errors).map(english));
  }
}

const notOffered = 'is not offered by this event.';
test.each<[string, Choice, Record<string, unknown>]>([
  ['nothing', {}, {}],
  ['what is offered', { track: 'main', mode: 'In-Person', registrations_day: ['friday'] }, {}],
  ['a mode of some track', { mode: 'Online' }, {}],
  ['no day', { registrations_day: [] }, {}],
  ['a time zone', { timezone: 'America/Toronto' }, {}],
  ['another track', { track: 'gone' }, { track: notOffered }],
  ['a mode of no track', { mode: 'Hybrid' }, { mode: notOffered }],
  ['a mode of another track', { track: 'main', mode: 'Online' }, { mode: 'is not offered in this track.' }],
  ['a day among others', { registrations_day: ['friday', 'sunday'] }, { registrations_day: notOffered }],
  ['no time zone', { timezone: 'Vancouver' }, { timezone: 'is not a time zone.' }],
  [
    'several at once',
    { track: 'gone', mode: 'Hybrid', registrations_day: ['sunday'] },
    { track: notOffered, mode: notOffered, registrations_day: notOffered },
  ],
])('of %s is refused what is not there', (_, choice, refused) => {
  expect(refusedOf(choice)).toEqual(refused);
});

test('a mode is offered by a track that has others too', () => {
  const tracks = fairEvent.tracks.map((track) => ({ ...track, modes: ['Online', 'Hybrid'] as const }));
  expect(() =>
    checkChoice({ ...fairEvent, tracks } as never, { track: 'main', mode: 'Hybrid' }),
  ).not.toThrow();
});

test('days come in the order of the event, each once', () => {
  expect(orderDays(fairEvent, ['saturday', 'friday', 'saturday'])).toEqual(['friday', 'saturday']);
  expect(orderDays(fairEvent, ['saturday'])).toEqual(['saturday']);
});
