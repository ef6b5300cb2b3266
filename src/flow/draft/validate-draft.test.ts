import { describe, expect, it } from 'vitest';
import { validateDraft } from './validate-draft.ts';

const registration = {
  code: 'R7KM-42QD',
  email: 'danielle@sd36.example',
  status: 'Not Submitted',
  started: 'Y',
  track: 'vancouver',
  mode: 'In-Person',
  registrations_day: ['friday'],
  timezone: 'America/Vancouver',
};
const steps = [{ code: 'personal', label: 'Personal', kind: 'form', form_type: 'personal' }];
const form = { version: 1, form_type: 'personal', lists: {}, document: { sections: [{ fields: [] }] } };
const personal = { form, answers: { first_name: 'Danielle' } };
const snapshot = { status: 'active', value: {}, context: { registration, steps, visited: [], answers: {} } };
const draft = {
  code: 'R7KM-42QD',
  savedAt: 1,
  registration,
  steps,
  stepsVersion: 1,
  snapshot,
  forms: { personal },
  token: 't',
};

describe('a stored draft', () => {
  it('that is sound is what it was', () => expect(validateDraft(draft)).toEqual(draft));

  it.each([
    ['a form without its document', { forms: { personal, needs: { form: {}, answers: {} } } }],
    ['a form without its answers', { forms: { personal, needs: { form, answers: null } } }],
  ])('leaves out %s and keeps the others', (_, damage) => {
    expect(validateDraft({ ...draft, ...damage })).toEqual(draft);
  });

  it.each([
    ['no context', { snapshot: { status: 'active', value: {} } }],
    [
      'answers that are none',
      { snapshot: { ...snapshot, context: { ...snapshot.context, answers: { a: 5 } } } },
    ],
  ])('leaves out a snapshot with %s', (_, damage) => {
    const { snapshot: _left, ...rest } = draft;
    expect(validateDraft({ ...draft, ...damage })).toEqual(rest);
  });

  it.each([null, 'x', {}, { ...draft, registration: 'x' }, { ...draft, savedAt: 'now' }])(
    'is none where nothing can be gone on with: %j',
    (stored) => expect(validateDraft(stored)).toBeUndefined(),
  );
});
