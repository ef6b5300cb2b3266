import { expect, test } from 'vitest';
import type { ChangePreview } from '#engine/contract/change.ts';
import type { Event } from '#engine/contract/event.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { changeForm } from './change-form.ts';

const event = {
  tracks: [{ code: 'main', name: 'Main', modes: ['In-Person'] }],
  days: [
    { code: 'friday', label: 'Friday' },
    { code: 'saturday', label: 'Saturday' },
  ],
} as unknown as Event;

test.each([
  [['friday', 'saturday'], 'What you have now'],
  [['saturday'], 'As now, on the days you chose'],
])('the way they have now on %j is called "%s"', (registrations_day, help) => {
  const preview = {
    registration: { track: 'main', mode: 'In-Person', registrations_day: ['friday', 'saturday'] },
    options: [{ track: 'main', track_mode: 'In-Person', difference: -6_300, full: 'N' }],
    choice: { track: 'main', track_mode: 'In-Person', registrations_day, sessions: [] },
  } as unknown as Pick<ChangePreview, 'registration' | 'options' | 'choice'>;
  const fields = changeForm(event, preview).document.sections.flatMap((section) => section.fields);
  const way = fields.find(({ code }) => code === 'way');
  const [option] = way && 'options' in way && Array.isArray(way.options) ? way.options : [];
  expect(resolveText(option?.help, 'en')).toBe(help);
});
