import { expect, test } from 'vitest';
import { openFair } from '#server/testing/test-event.ts';
import { presentersFieldIn, presentersFieldOf } from './presenters-field.ts';

const form = (code: string, ...fields: object[]) => ({
  kind: 'form',
  code,
  sections: [
    { code: 'first', fields: [{ code: 'title', type: 'text', label: 'Title' }] },
    { code: 'second', fields },
  ],
});
const presenters = (given: object = {}) => ({ code: 'who', type: 'presenters', label: 'Who', ...given });
const steps = (...forms: (string | undefined)[]) => ({
  kind: 'flow',
  code: 'proposal',
  label: 'Proposals',
  entry: {},
  steps: forms.map((form_type, at) => ({
    code: `s${at}`,
    kind: 'form',
    label: 'S',
    ...(form_type && { form_type }),
  })),
});
function fairOf(...documents: object[]) {
  const fair = openFair();
  for (const document of documents) fair.add('fair', document);
  return fair;
}

test.each([
  [
    'as its field says',
    { form_type: 'part', minItems: 2, maxItems: 4 },
    { partForm: 'part', fewest: 2, most: 4 },
  ],
  ['as is usual', {}, { partForm: undefined, fewest: 1, most: 12 }],
  ['no more than there may be', { maxItems: 999 }, { partForm: undefined, fewest: 1, most: 100 }],
])('so many present a proposal: %s', (_, given, told) => {
  const fair = fairOf(form('talk', presenters(given)), steps('talk'));
  const field = { form: 'talk', field: 'who', ...told };
  expect(presentersFieldOf(fair, 'fair', 'talk')).toEqual(field);
  expect(presentersFieldIn(fair, 'fair')).toEqual(field);
});

test('it is found in the first form of the proposals that names any, and else nowhere', () => {
  const without = form('about');
  const fair = fairOf(
    without,
    form('talk', presenters()),
    form('later', presenters()),
    steps(undefined, 'about', 'talk', 'later'),
  );
  expect(presentersFieldIn(fair, 'fair')?.form).toBe('talk');
  expect(presentersFieldOf(fair, 'fair', 'about')).toBeUndefined();
  expect(presentersFieldOf(fair, 'fair', 'gone')).toBeUndefined();
  expect(presentersFieldIn(fairOf(without, steps('about', 'gone')), 'fair')).toBeUndefined();
  expect(presentersFieldIn(openFair(), 'fair')).toBeUndefined();
});
