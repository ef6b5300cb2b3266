import { type BrokenDocument, row } from './broken-document.ts';

/** Flows and forms, broken as people break them. */
export const brokenForms: readonly BrokenDocument[] = [
  row('teachers/flow/registration', 'a form that is not there', { '/steps/0/form_type': 'personel' }, [
    'error',
    '/steps/0/form_type',
    'dangling',
  ]),
  row('teachers/form/personal', 'nothing as the French of a text', { '/title/fr': null }, [
    'error',
    '/title/fr',
    'wrong_type',
  ]),
  row('teachers/form/personal', 'a list as the English of a text', { '/sections/0/title/en': ['Who'] }, [
    'error',
    '/sections/0/title/en',
    'wrong_type',
  ]),
  row(
    'teachers/form/proposal_presenters',
    'a form for presenters that is not there',
    { '/sections/0/fields/0/form_type': 'proposal_presentr' },
    ['warning', '/sections/0/fields/0/form_type', 'dangling'],
    'Did you mean "proposal_presenter"?',
  ),
  row('teachers/flow/registration', 'two steps of one code', { '/steps/1/code': 'personal' }, [
    'error',
    '/steps/1/code',
    'duplicate_code',
  ]),
  row('teachers/flow/registration', 'a kind that is not there', { '/steps/0/kind': 'forms' }, [
    'error',
    '/steps/0/kind',
    'not_allowed',
  ]),
  row('teachers/flow/registration', 'no payment step', { '/steps/5': undefined }, [
    'error',
    '/steps',
    'missing',
  ]),
  row('teachers/flow/registration', 'no steps', { '/steps': [] }, ['error', '/steps', 'minItems']),
  row(
    'teachers/flow/registration',
    'a step for a track that is not there',
    { '/steps/1/tracks': ['vancover'] },
    ['error', '/steps/1/tracks/0', 'dangling'],
  ),
  row('teachers/flow/registration', 'a step for no track', { '/steps/1/tracks': [] }, [
    'error',
    '/steps/1/tracks',
    'minItems',
  ]),
  row(
    'teachers/flow/registration',
    'skipped by an answer of a later step',
    { '/steps/0/skip_if': { '==': [{ var: 'answers.participation.reception' }, 'Y'] } },
    ['error', '/steps/0/skip_if', 'unreachable'],
  ),
  row(
    'teachers/flow/registration',
    'skipped by its own answer',
    { '/steps/1/skip_if': { '==': [{ var: 'answers.participation.reception' }, 'Y'] } },
    ['error', '/steps/1/skip_if', 'unreachable'],
  ),
  row(
    'teachers/flow/registration',
    'skipped by a field that is not there',
    { '/steps/7/skip_if': { '==': [{ var: 'answers.participation.recepton' }, 'Y'] } },
    ['error', '/steps/7/skip_if', 'dangling'],
  ),
  row('teachers/flow/registration', 'always skipped', { '/steps/7/skip_if': true }, [
    'error',
    '/steps/7/skip_if',
    'unreachable',
  ]),
  row('teachers/flow/registration', 'Yes for Y', { '/steps/0/open_after': 'Yes' }, [
    'error',
    '/steps/0/open_after',
    'not_allowed',
  ]),
  row('teachers/flow/registration', 'an entry that is not there', { '/entry/by': ['everyone'] }, [
    'error',
    '/entry/by/0',
    'not_allowed',
  ]),
  row('teachers/flow/registration', 'nobody may enter', { '/entry/by': [] }, [
    'error',
    '/entry/by',
    'minItems',
  ]),
  row('teachers/flow/registration', 'fees that are not there', { '/money/fees': 'catalog' }, [
    'error',
    '/money/fees',
    'not_allowed',
  ]),
  row('teachers/flow/registration', 'a misspelled property', { '/steps/0/skipif': true }, [
    'error',
    '/steps/0/skipif',
    'unknown_key',
  ]),
  row(
    'teachers/flow/registration',
    'a condition by an operator with a typo',
    { '/steps/7/skip_if': { eq: [1, 1] } },
    ['error', '/steps/7/skip_if', 'unknown_operator'],
  ),
  row('teachers/flow/registration', 'one form in two steps', { '/steps/7/form_type': 'guests' }, [
    'error',
    '/steps/7/form_type',
    'duplicate_form',
  ]),
  row(
    'teachers/flow/registration',
    'a track and a mode that no one combines with an answer',
    {
      '/steps/7/tracks': ['online'],
      '/steps/7/skip_if': { '!': [{ '==': [{ var: 'answers.participation.reception' }, 'Y'] }] },
    },
    ['error', '/steps/7/skip_if', 'unreachable'],
    'No choices and answers lead to this step',
  ),
  row(
    'teachers/flow/registration',
    'a track with a day without workshops, which are required',
    { '/steps/4/skip_if': undefined },
    ['warning', '/steps/4', 'dead_end'],
    'track leadership, mode In-Person, days saturday',
  ),
  row(
    'teachers/form/participation',
    'shown for a mode that its section leaves out',
    { '/sections/0/fields/1/show_if': { '==': [{ var: 'registration.mode' }, 'Online'] } },
    ['error', '/sections/0/fields/1', 'never_met'],
  ),
  row(
    'teachers/form/emergency',
    'shown for a mode with which its step is skipped',
    { '/sections/0/show_if': { '==': [{ var: 'registration.mode' }, 'Online'] } },
    ['error', '/sections/0/show_if', 'never_met'],
    'No choices and answers that lead here',
  ),
  row(
    'teachers/form/emergency',
    'shown for everyone who comes there',
    { '/sections/0/show_if': { '!=': [{ var: 'registration.mode' }, 'Online'] } },
    ['warning', '/sections/0/show_if', 'always_met'],
    'always shown',
  ),
  row('teachers/flow/registration', 'not skipped by anybody', { '/steps/7/skip_if': false }, [
    'warning',
    '/steps/7/skip_if',
    'never_met',
  ]),
  row(
    'teachers/flow/registration',
    'a number compared with text',
    { '/steps/6/skip_if': { '>': [{ var: 'answers.participation.guests' }, 'many'] } },
    ['error', '/steps/6/skip_if', 'impossible_value'],
  ),
  row(
    'teachers/form/needs',
    'circular conditions',
    { '/sections/0/fields/0/show_if': { '==': [{ var: 'needs_details' }, 'x'] } },
    ['error', '/sections/0/fields/0', 'circular'],
  ),
  row(
    'teachers/form/needs',
    'shown by itself',
    { '/sections/0/fields/0/show_if': { '==': [{ var: 'has_needs' }, 'Y'] } },
    ['error', '/sections/0/fields/0', 'circular'],
  ),
  row(
    'teachers/form/needs',
    'shown by a field that is not there',
    { '/sections/0/fields/1/show_if': { '==': [{ var: 'hasneeds' }, 'Y'] } },
    ['error', '/sections/0/fields/1/show_if', 'dangling'],
  ),
  row('teachers/form/needs', 'two fields of one code', { '/sections/0/fields/3/code': 'needs' }, [
    'error',
    '/sections/0/fields/3/code',
    'duplicate_code',
  ]),
  row('teachers/form/needs', 'two sections of one code', { '/sections/1/code': 'access' }, [
    'error',
    '/sections/1/code',
    'duplicate_code',
  ]),
  row('teachers/form/needs', 'a type that is not there', { '/sections/0/fields/0/type': 'yesno' }, [
    'error',
    '/sections/0/fields/0/type',
    'unknown_type',
  ]),
  row('teachers/form/needs', 'no options', { '/sections/0/fields/2/options': [] }, [
    'error',
    '/sections/0/fields/2/options',
    'minItems',
  ]),
  row('teachers/form/needs', 'two options of one id', { '/sections/0/fields/2/options/1/id': 'asl' }, [
    'error',
    '/sections/0/fields/2/options/1/id',
    'duplicate_code',
  ]),
  row(
    'teachers/form/needs',
    'a misspelled label',
    { '/sections/0/fields/0/label': undefined, '/sections/0/fields/0/lable': { en: 'x', fr: 'x' } },
    ['error', '/sections/0/fields/0/lable', 'unknown_key'],
  ),
  row('teachers/form/needs', 'a length below its minimum', { '/sections/0/fields/3/minLength': 2000 }, [
    'error',
    '/sections/0/fields/3/minLength',
    'range',
  ]),
  row(
    'teachers/form/needs',
    'a text with a script',
    { '/sections/2/fields/1/html': { en: '<script>x</script>', fr: 'x' } },
    ['warning', '/sections/2/fields/1/html/en', 'unsafe_html'],
  ),
  row(
    'teachers/form/needs',
    'a text with an onclick',
    { '/sections/2/fields/1/html': { en: '<p onclick="x()">x</p>', fr: 'x' } },
    ['warning', '/sections/2/fields/1/html/en', 'unsafe_html'],
  ),
  row('teachers/form/needs', 'required Yes', { '/sections/0/fields/3/required': 'Yes' }, [
    'error',
    '/sections/0/fields/3/required',
    'not_allowed',
  ]),
  row('teachers/form/needs', 'no fields', { '/sections/0/fields': [] }, [
    'error',
    '/sections/0/fields',
    'minItems',
  ]),
  row(
    'teachers/form/needs',
    'a section that nobody sees',
    {
      '/sections/1/show_if': {
        and: [
          { '==': [{ var: 'registration.mode' }, 'Online'] },
          { '==': [{ var: 'registration.mode' }, 'Hybrid'] },
        ],
      },
    },
    ['error', '/sections/1/show_if', 'never_met'],
  ),
  row(
    'teachers/form/needs',
    'a section for a mode with a typo',
    { '/sections/1/show_if': { '!=': [{ var: 'registration.mode' }, 'online'] } },
    ['error', '/sections/1/show_if', 'impossible_value'],
  ),
  row('teachers/form/needs', 'a default that is no answer', { '/sections/1/fields/0/default': 'No' }, [
    'error',
    '/sections/1/fields/0/default',
    'impossible_value',
  ]),
  row(
    'teachers/form/needs',
    'a label without its French',
    { '/sections/0/fields/0/label': { en: 'Is there something?' } },
    ['error', '/sections/0/fields/0/label', 'missing_translation'],
  ),
  row('teachers/form/needs', 'an empty label', { '/sections/0/fields/0/label': { en: '', fr: '' } }, [
    'warning',
    '/sections/0/fields/0/label/en',
    'empty_text',
  ]),
  row('teachers/form/needs', 'a length as text', { '/sections/0/fields/3/maxLength': '1000' }, [
    'error',
    '/sections/0/fields/3/maxLength',
    'wrong_type',
  ]),
  row('teachers/form/personal', 'minimum above maximum', { '/sections/1/fields/5/minimum': 70 }, [
    'error',
    '/sections/1/fields/5/minimum',
    'range',
  ]),
  row('teachers/form/personal', 'a list that is not there', { '/sections/1/fields/0/options_from': 'role' }, [
    'error',
    '/sections/1/fields/0/options_from',
    'dangling',
  ]),
  row('teachers/form/personal', 'a pattern that is none', { '/sections/0/fields/2/pattern': '[a-z' }, [
    'error',
    '/sections/0/fields/2/pattern',
    'pattern',
  ]),
  row('teachers/form/personal', 'neither list', { '/sections/1/fields/0/options_from': undefined }, [
    'error',
    '/sections/1/fields/0',
    'missing',
  ]),
  row('teachers/form/personal', 'a default outside the range', { '/sections/1/fields/5/default': 99 }, [
    'error',
    '/sections/1/fields/5/default',
    'range',
  ]),
  row(
    'teachers/form/personal',
    'a default longer than allowed',
    { '/sections/0/fields/0/default': 'x'.repeat(90) },
    ['error', '/sections/0/fields/0/default', 'range'],
  ),
  row('teachers/form/personal', 'a code with a space', { '/sections/0/fields/0/code': 'first name' }, [
    'error',
    '/sections/0/fields/0/code',
    'pattern',
  ]),
  row('teachers/form/personal', '__proto__ as a code', { '/sections/0/fields/0/code': '__proto__' }, [
    'error',
    '/sections/0/fields/0/code',
    'pattern',
  ]),
  row(
    'teachers/form/personal',
    'an address variant that is not there',
    { '/sections/1/fields/6/variant': 'in-line' },
    ['error', '/sections/1/fields/6/variant', 'not_allowed'],
  ),
  row(
    'teachers/form/personal',
    'a width that is not there',
    { '/sections/0/fields/0/layout/width': 'halff' },
    ['error', '/sections/0/fields/0/layout/width', 'not_allowed'],
  ),
  row('teachers/form/personal', 'a length of nothing', { '/sections/0/fields/0/maxLength': 0 }, [
    'error',
    '/sections/0/fields/0/maxLength',
    'minimum',
  ]),
  row(
    'teachers/form/participation',
    'less at most than at least',
    { '/sections/2/fields/0/minItems': 3, '/sections/2/fields/0/maxItems': 1 },
    ['error', '/sections/2/fields/0/minItems', 'range'],
  ),
];
