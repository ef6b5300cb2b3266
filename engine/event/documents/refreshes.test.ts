import { expect, test } from 'vitest';
import { kindOf } from './registry.ts';

test.each([
  ['event', 'teachers', ['site', 'schedule', 'items']],
  ['menu', 'menu', ['site']],
  ['page', 'venue', ['pages']],
  ['page', 'coming_soon', ['pages', 'site']],
  ['form', 'personal', ['forms']],
  ['flow', 'registration', ['steps']],
  ['schedule', 'schedule', ['schedule', 'items', 'catalogue']],
  ['offers', 'shop', ['items', 'catalogue']],
  ['people', 'people', ['catalogue']],
  ['floor_plan', 'hall', ['catalogue']],
  ['fees', 'fees', undefined],
] as const)('a published document %s/%s refreshes %j', (kind, code, data) => {
  expect(kindOf(kind).refreshes?.(code)).toEqual(data);
});
