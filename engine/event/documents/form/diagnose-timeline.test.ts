import { expect, test } from 'vitest';
import { diagnoseInEnglish } from '../testing/diagnose-in-english.ts';

const option = (id: string, hours?: object) => ({ id, name: id, ...(hours && { hours }) });
const select = (code: string, ...options: object[]) => ({ code, type: 'select', label: code, options });
const time = (code: string) => ({ code, type: 'time', label: code });
const form = (timeline: readonly string[] | undefined, ...fields: object[]) => ({
  kind: 'form',
  code: 'f',
  title: 'F',
  sections: [
    {
      code: 's',
      fields: [
        { code: 'rows', type: 'repeatable_group', label: 'Rows', ...(timeline && { timeline }), fields },
      ],
    },
  ],
});
const early = option('early', { from: '08:00', to: '09:00' });
const at = '/sections/0/fields/0';

test.each<[string, object, [string, string, string?][]]>([
  ['two times', form(['from', 'to'], time('from'), time('to')), []],
  ['one choice that has hours', form(['shift'], select('shift', option('none'), early)), []],
  ['nothing of a group that has none', form(undefined, select('shift', option('a'))), []],
  [
    'one choice without hours',
    form(['shift'], select('shift', option('a')), select('other', early)),
    [[`${at}/timeline/0`, 'No choice field in a row has the code "shift" and options with hours.', 'other']],
  ],
  [
    'one that is no choice',
    form(['from'], time('from')),
    [[`${at}/timeline/0`, 'No choice field in a row has the code "from" and options with hours.', '']],
  ],
  [
    'two of which one is no time',
    form(['from', 'shift'], time('from'), time('to'), select('shift', early)),
    [[`${at}/timeline/1`, 'No time field in a row has the code "shift".', 'from, to']],
  ],
  [
    'hours of no length',
    form(undefined, select('shift', early, option('late', { from: '09:00', to: '09:00' }))),
    [
      [
        `${at}/fields/0/options/1/hours/to`,
        'This is the same as "from", so the hours last until the next day.',
      ],
    ],
  ],
])('a line of time is said by %s', (_, document, expected) => {
  const found = diagnoseInEnglish(document).map(({ pointer, problem, expected: right }) =>
    [pointer, problem, right].filter((part) => part !== undefined),
  );
  expect(found).toEqual(expected);
});
