import { beforeEach, expect, it } from 'vitest';
import { withDrafts } from '#server/answers/with-drafts.ts';
import { draft } from '#server/database/schema.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { type EventFixture, freshEventFixture } from '#server/testing/event-fixture.ts';
import { refusalOf } from '#server/testing/refusal-text.ts';
import { saveMembership } from './save-membership.ts';

const option = (id: string) => ({ id, name: id });
const form = {
  kind: 'form',
  code: 'member',
  sections: [
    {
      code: 'a',
      fields: [
        { code: 'role', type: 'select', label: 'Role', options: ['t', 's'].map(option) },
        { code: 'school', type: 'text', label: 'School', show_if: { '==': [{ var: 'role' }, 't'] } },
        { code: 'type', type: 'membership', label: 'Type' },
      ],
    },
  ],
};
const membership = {
  kind: 'membership',
  code: 'membership',
  form_type: 'member',
  questions: ['role'],
  types: [{ ID: 'T1', type: 'teacher', label: 'Teacher', when: { '==': [{ var: 'role' }, 't'] } }],
};
const flow = {
  kind: 'flow',
  code: 'registration',
  label: 'Registration',
  entry: {},
  steps: [{ code: 's', kind: 'form', form_type: 'member', label: 'Membership' }],
};

let ground: EventFixture;
beforeEach(async () => {
  ground = await freshEventFixture();
  for (const document of [form, membership, flow]) ground.fair.add('fair', document);
});

it('the membership step is saved with its named fields and the type that they make', async () => {
  const row = await ground.register();
  const values = JSON.stringify({ role: 's', type: 'X' });
  const saved = await saveMembership(
    ground.services,
    row,
    { form_type: 'member', version: 1, values, role: 't', school: 'School 5', university: 'none' },
    'en',
  );
  const answers = { role: 't', school: 'School 5', type: 'T1' };
  expect(saved).toMatchObject({
    saved_at: expect.any(String),
    version: 1,
    values: answers,
    answers: { member: answers },
    registration: { membershipType: 'teacher' },
  });
  expect((await findDossier(ground.db, 'fair', row.id))?.answers).toEqual({ member: answers });
});

it('no other form is saved by it', async () => {
  const row = await ground.register();
  const attempt = async (form_type: string) =>
    saveMembership(ground.services, row, { form_type, version: 1, values: '{}' }, 'en');
  const save = (form_type: string) => refusalOf(attempt(form_type));
  expect(await save('other')).toEqual(['unknown', 'form_type does not exist for this event.']);
  expect(await save('member')).toMatchObject(['invalid', expect.stringMatching(/^type /)]);
});

it('a registration is looked at as if what is typed of it were saved, but for what is not asked any more', async () => {
  const row = await ground.register({ answers: { member: { role: 's' }, you: { first_name: 'Ana' } } });
  const type = async (values: Record<string, unknown>) => {
    await ground.db.delete(draft);
    await ground.db.insert(draft).values({ dossierId: row.id, formType: 'member', version: 1, values });
    return (await withDrafts(ground.db, ground.configuration, row)).answers;
  };
  const you = { first_name: 'Ana' };
  expect(await type({ role: 't', school: 'School 5' })).toEqual({
    you,
    member: { role: 't', school: 'School 5' },
  });
  expect(await type({ role: 's', school: 'School 5' })).toEqual({ you, member: { role: 's' } });
  await ground.db.update(draft).set({ formType: 'gone' });
  expect(await withDrafts(ground.db, ground.configuration, row)).toBe(row);
});
