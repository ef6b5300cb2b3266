import { describe, expect, it } from 'vitest';
import { holds } from '../../../form/rules/condition.ts';
import { type ConditionSubject, leftOutBy } from '../../../form/summary/condition-sentence.ts';
import { leftOutByChoice, type RegisteredFor } from './left-out-by-choice.ts';

const names: Record<string, string> = {
  van: 'Vancouver',
  on: 'Online',
  f: 'Friday',
  s: 'Saturday',
  u: 'Sunday',
};
const choice = (label: string, possible: readonly string[]): ConditionSubject => ({
  label,
  kind: 'choice',
  possible,
  words: (value) => (Array.isArray(value) ? value : [value]).map((each) => names[String(each)]).join(', '),
});
const subjects: Record<string, ConditionSubject> = {
  'registration.track': choice('Track', ['van', 'on']),
  'registration.mode': choice('Mode', ['van', 'on']),
  'registration.registrations_day': choice('Days', ['f', 's', 'u']),
};

function said(
  step: Parameters<typeof leftOutByChoice>[0],
  registration: RegisteredFor,
  locale: 'en' | 'fr' = 'en',
) {
  const condition = leftOutByChoice(step, registration);
  if (condition === undefined) return undefined;
  expect(holds(condition, { registration })).toBe(true);
  const { reason, opens } = leftOutBy(condition, { registration }, (name) => subjects[name], locale);
  return [reason, opens];
}

describe('a step of another registration', () => {
  it.each([
    [
      'of another track',
      { tracks: ['van'] },
      { track: 'on' },
      'Skipped because you chose “Online” for “Track”.',
      'It appears if you choose “Vancouver” for “Track”.',
    ],
    [
      'of another mode',
      { modes: ['van'] },
      { mode: 'on' },
      'Skipped because you chose “Online” for “Mode”.',
      'It appears if you choose “Vancouver” for “Mode”.',
    ],
    [
      'of another day',
      { days: ['f'] },
      { registrations_day: ['s', 'u'] },
      'Skipped because you chose “Saturday, Sunday” for “Days”.',
      'It appears if you choose “Friday” for “Days”.',
    ],
    [
      'of one of other days',
      { days: ['f', 's'] },
      { registrations_day: ['u'] },
      'Skipped because you chose “Sunday” for “Days”.',
      'It appears if you choose “Friday” for “Days” or you choose “Saturday” for “Days”.',
    ],
    [
      'of another track and mode',
      { tracks: ['van'], modes: ['van'] },
      { track: 'on', mode: 'on' },
      'Skipped because you chose “Online” for “Track” and you chose “Online” for “Mode”.',
      'It appears if you choose “Vancouver” for “Track” and you choose “Vancouver” for “Mode”.',
    ],
  ])('%s says so, and what would open it', (_, step, registration, reason, opens) => {
    expect(said(step, registration)).toEqual([reason, opens]);
  });

  it('says it in French too', () => {
    expect(said({ tracks: ['van'] }, { track: 'on' }, 'fr')).toEqual([
      'Omise, car vous avez choisi «\u00a0Online\u00a0» pour «\u00a0Track\u00a0».',
      'Elle s’affiche si vous choisissez « Vancouver » pour « Track ».',
    ]);
  });

  it('says only what does not fit, and nothing of a step that does or of what is not chosen yet', () => {
    expect(said({ tracks: ['on'], modes: ['van'] }, { track: 'on', mode: 'on' })?.[0]).not.toContain('Track');
    expect(said({ tracks: ['on'], days: ['f'] }, { track: 'on', registrations_day: ['f'] })).toBeUndefined();
    expect(said({ tracks: ['van'], modes: ['van'], days: ['f'] }, {})).toBeUndefined();
  });
});

it('one of a step’s days is enough', () => {
  expect(leftOutByChoice({ days: ['f', 's'] }, { registrations_day: ['s', 'u'] })).toBeUndefined();
});
