import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import jsonLogic, { type RulesLogic } from 'json-logic-js';
import { describe, expect, test } from 'vitest';
import { variablesOf } from './condition.ts';
import { chosenAlone, readCondition, testsOf, writeCondition } from './condition-tree.ts';

const EVENTS = path.resolve(import.meta.dirname, '../../../fixtures/events');
const CONDITIONS: ReadonlySet<string> = new Set(['show_if', 'require_if', 'enable_if', 'skip_if', 'when']);

/** Every condition of the demo’s documents, once. */
function conditionsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => [
    ...(CONDITIONS.has(name) && variablesOf(each).length > 0 ? [each] : []),
    ...conditionsIn(each),
  ]);
}
const all = readdirSync(EVENTS, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => conditionsIn(JSON.parse(readFileSync(path.join(EVENTS, file), 'utf8'))));
const conditions = [...new Set(all.map((each) => JSON.stringify(each)))].map((each) => JSON.parse(each));

/** Values that tell conditions apart: those they compare with, and others. */
function scopesOf(condition: unknown): Record<string, unknown>[] {
  const tests = testsOf(readCondition(condition));
  const values = [undefined, '', 0, 5, [], ...tests.flatMap((each) => each.values)];
  const lists = values.flatMap((value) => [value, [value], tests.flatMap((each) => each.values)]);
  return lists.flatMap((value) =>
    lists.slice(0, 8).map((other) => {
      const scope: Record<string, unknown> = {};
      tests.forEach(({ name }, at) => {
        const steps = name.split('.');
        let holder = scope;
        for (const step of steps.slice(0, -1)) {
          holder[step] ??= {};
          holder = holder[step] as Record<string, unknown>;
        }
        holder[steps.at(-1) ?? ''] = at % 2 === 0 ? value : other;
      });
      return scope;
    }),
  );
}

describe('every condition of the demo', () => {
  test('there are many', () => expect(conditions.length).toBeGreaterThan(40));

  test.each(conditions)('%j is rows, and the same again', (condition) => {
    const tree = readCondition(condition);
    expect(JSON.stringify(tree)).not.toContain('"kind":"logic"');
    expect(JSON.stringify(writeCondition(tree))).toBe(JSON.stringify(condition));
    const rewritten = writeCondition(chosenAlone(tree));
    expect(chosenAlone(readCondition(rewritten))).toEqual(chosenAlone(tree));
    for (const scope of scopesOf(condition)) {
      const says = (rule: unknown) => jsonLogic.truthy(jsonLogic.apply(rule as RulesLogic, scope));
      expect(says(rewritten)).toBe(says(condition));
    }
  });
});

test.each<[unknown, string]>([
  [{ '+': [{ var: 'a' }, 1] }, 'a sum'],
  [{ '==': [{ var: 'a' }, { var: 'b' }] }, 'two answers compared'],
  [{ '==': [{ var: ['a', 'otherwise'] }, 1] }, 'a default'],
  [{ some: [{ var: 'rows' }, { '==': [{ var: 'x' }, 1] }] }, 'rows'],
  [{ '<': [1, { var: 'a' }, 3] }, 'a range'],
  [{ and: [] }, 'an empty group'],
  [{ '!': [{ '!': [{ or: [{ var: 'a' }] }] }] }, 'the opposite of an opposite'],
  [true, 'always'],
])('%j stays as it is: %s', (condition) => {
  expect(readCondition(condition)).toEqual({ kind: 'logic', read: condition });
  expect(writeCondition(readCondition(condition))).toBe(condition);
});

test('what is more than rows stays in its group, and what is changed beside it leaves it alone', () => {
  const sum = { '>': [{ '+': [{ var: 'a' }, { var: 'b' }] }, 3] };
  const tree = readCondition({ and: [sum, { '==': [{ var: 'role' }, 'teacher'] }] });
  expect(tree).toMatchObject({ kind: 'group', parts: [{ kind: 'logic' }, { kind: 'test', name: 'role' }] });
  if (tree.kind !== 'group') throw new Error('no group');
  const { read: _, ...changed } = { ...tree, join: 'any' as const };
  expect(writeCondition(changed)).toEqual({ or: [sum, { '==': [{ var: 'role' }, 'teacher'] }] });
});
