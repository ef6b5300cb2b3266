import { describe, expect, it } from 'vitest';
import { testEvent } from '#src/app/testing/test-event.ts';
import { choiceOf, startForm } from './start-form.ts';

const event = testEvent();
const fieldsOf = (options?: Parameters<typeof startForm>[1]) =>
  startForm(event, options).document.sections.flatMap(({ fields }) => fields);

describe('the form of a start', () => {
  it('shows a full track as one that cannot be picked', () => {
    const track = fieldsOf({ full: ['leadership'] }).find(({ code }) => code === 'track');
    const options = track && 'options' in track ? (track.options ?? []) : [];
    expect(options.map(({ id, enabled = 'Y' }) => [id, enabled])).toEqual([
      ['vancouver', 'Y'],
      ['online', 'Y'],
      ['leadership', 'N'],
    ]);
  });

  it('shows a full day as one that cannot be picked, and does not select it', () => {
    const days = fieldsOf({ fullDays: ['saturday'] }).find(({ code }) => code === 'days');
    const options = days && 'options' in days ? (days.options ?? []) : [];
    expect(options.map(({ id, enabled = 'Y' }) => [id, enabled])).toEqual([
      ['friday', 'Y'],
      ['saturday', 'N'],
    ]);
    expect(days?.default).toEqual(['friday']);
  });

  it.each([
    [false, 'track'],
    [true, 'invitation_code'],
  ])('with an invitation %s begins with %s', (invitation, code) => {
    expect(fieldsOf({ invitation })[0]?.code).toBe(code);
  });
});

it.each([
  [{ track: 'vancouver', mode_vancouver: 'Hybrid', days: ['friday'] }, 'vancouver', 'Hybrid', ['friday']],
  [{ track: 'online', mode_vancouver: 'Hybrid', days: ['friday'] }, 'online', 'Online', ['friday']],
  [{ track: 'vancouver' }, 'vancouver', 'In-Person', []],
])('%j chooses %s, %s on %j', (values, track, mode, registrations_day) => {
  expect(choiceOf(event, { ...values, email: 'a@b.example' })).toEqual({
    email: 'a@b.example',
    choice: { track, mode, registrations_day },
  });
});
