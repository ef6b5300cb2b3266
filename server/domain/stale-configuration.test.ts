import { expect, test } from 'vitest';
import type { FlowDocument } from '#engine/configuration/flow-document.ts';
import { stepChangesBetween } from './stale-configuration.ts';

const flow = (...codes: string[]) =>
  ({ steps: codes.map((code) => ({ code, label: `Step ${code}` })) }) as unknown as FlowDocument;
const told = (code: string, change: 'added' | 'removed') => ({
  form_type: 'flow',
  path: code,
  change,
  label: `Step ${code}`,
});

test.each([
  ['nothing', flow('a', 'b'), flow('b', 'a'), []],
  ['a step that came', flow('a'), flow('a', 'b'), [told('b', 'added')]],
  ['a step that went', flow('a', 'b'), flow('b'), [told('a', 'removed')]],
  ['one in place of another', flow('a', 'b'), flow('c', 'b'), [told('a', 'removed'), told('c', 'added')]],
])('between two flows changed %s', (_, before, after, changes) => {
  expect(stepChangesBetween(before, after)).toEqual(changes);
});
