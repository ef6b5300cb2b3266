import '#engine/event/field-types/register.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DataPath } from '#engine/form/any-schema/data-path.ts';
import { variablesOf } from '#engine/form/rules/condition.ts';
import { readCondition, testsOf, writeCondition } from '#engine/form/rules/condition-tree.ts';
import { conditionInWords } from './condition-sentence.ts';
import { conditionSubjects } from './condition-subjects.ts';
import {
  isWhole,
  NEW_TEST,
  newGroup,
  savedCondition,
  testOf,
  treeOf,
  withComparison,
  withMore,
  withPart,
} from './edited-condition.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../../../fixtures/events');
const CONDITIONS: ReadonlySet<unknown> = new Set(['show_if', 'require_if', 'enable_if', 'skip_if', 'when']);

const documentsOf = (event: string): unknown[] =>
  readdirSync(path.join(EVENTS, event), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(path.join(EVENTS, event, file), 'utf8')));

function conditionsIn(value: unknown, at: DataPath = []): { condition: unknown; at: DataPath }[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([name, each]) => [
    ...(CONDITIONS.has(name) && variablesOf(each).length > 0 ? [{ condition: each, at: [...at, name] }] : []),
    ...conditionsIn(each, [...at, name]),
  ]);
}

describe.each(['teachers', 'music', 'boats'])('every condition of %s', (event) => {
  const documents = documentsOf(event);
  test.each(['en', 'fr'] as const)(
    'reads what is offered, with its values, and is a sentence (%s)',
    (locale) => {
      let count = 0;
      for (const document of documents) {
        for (const { condition, at } of conditionsIn(document)) {
          count += 1;
          const subjects = conditionSubjects({ documents, document, path: at, locale });
          for (const each of testsOf(readCondition(condition))) {
            const subject = subjects.find(({ name }) => name === each.name);
            expect(subject, `${each.name} at ${at.join('/')}`).toBeDefined();
            expect(subject?.comparisons, each.name).toContain(each.comparison);
            const offered = subject?.options.map(({ value }) => value) ?? [];
            if (offered.length > 0) expect(offered).toEqual(expect.arrayContaining([...each.values]));
          }
          expect(conditionInWords(condition, subjects, locale)).not.toMatch(
            /registration\.|answers\.|row\.|undefined/,
          );
        }
      }
      expect(count).toBeGreaterThan(2);
    },
  );
});

test.each([
  [
    { and: [{ '==': [{ var: 'a' }, 1] }, { or: [{ var: 'b' }, { '!': [{ var: 'c' }] }] }] },
    'a is 1 and (b is answered or c is empty)',
    'a est 1 et (b a une réponse ou c est vide)',
  ],
  [{ '!': [{ in: [{ var: 'a' }, ['x', 'y']] }] }, 'a is not x or y', 'a n’est pas x ou y'],
  [{ '>': [{ '+': [{ var: 'a' }, 1] }, 2] }, 'a rule in JSON is true', 'une règle en JSON est vraie'],
  [
    { '!': [{ or: [{ var: 'a' }, { var: 'b' }] }] },
    'none of these is true: a is answered or b is answered',
    'aucune de ces conditions n’est vraie\u00a0: a a une réponse ou b a une réponse',
  ],
])('%j in words', (condition, en, fr) => {
  expect([conditionInWords(condition, [], 'en'), conditionInWords(condition, [], 'fr')]).toEqual([en, fr]);
});

describe('rows that are chosen', () => {
  const role = {
    name: 'role',
    label: 'Role',
    group: 'This form',
    comparisons: ['is', 'is_one_of', 'is_answered'],
    control: 'options',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  } as const;
  const chosen = testOf(role, NEW_TEST);

  test('are saved once they are complete, a lone one without a group', () => {
    const first = withMore(undefined, [], NEW_TEST);
    expect([isWhole(first), savedCondition(first)]).toEqual([false, undefined]);
    const named = withPart(first, [], chosen);
    expect(savedCondition(named)).toEqual({ '==': [{ var: 'role' }, 'a'] });
    const two = withMore(named, [], NEW_TEST);
    expect(savedCondition(two)).toEqual({ '==': [{ var: 'role' }, 'a'] });
    const several = withPart(two, [1], withComparison(chosen, role, 'is_one_of'));
    expect(savedCondition(several)).toEqual({
      and: [{ '==': [{ var: 'role' }, 'a'] }, { in: [{ var: 'role' }, ['a']] }],
    });
    expect(savedCondition(several && withPart(several, [0], undefined))).toEqual({
      in: [{ var: 'role' }, ['a']],
    });
  });

  test('in a group within a group, beside what rows cannot show', () => {
    const sum = { '>': [{ '+': [{ var: 'x' }, 1] }, 2] };
    const tree = treeOf({ and: [sum, { var: 'y' }] });
    const grouped = withMore(tree, [], newGroup());
    const filled = withPart(grouped, [2, 0], withComparison(chosen, role, 'is_answered'));
    const more = filled && withMore(filled, [2], chosen);
    expect(savedCondition(more)).toEqual({
      and: [sum, { var: 'y' }, { or: [{ '!!': [{ var: 'role' }] }, { '==': [{ var: 'role' }, 'a'] }] }],
    });
    expect(tree && writeCondition(tree)).toEqual({ and: [sum, { var: 'y' }] });
  });
});
