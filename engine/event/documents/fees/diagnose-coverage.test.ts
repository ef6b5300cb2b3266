import { expect, test } from 'vitest';
import { diagnoseCoverage } from './diagnose-coverage.ts';
import type { FeesDocument } from './schema.ts';

const fees: FeesDocument = { kind: 'fees', code: 'fees', currency: 'CAD', taxes: [], fees: [] };

test('a document without fees is warned about although its event is not known', () => {
  expect(diagnoseCoverage(fees, {})).toMatchObject([{ pointer: '/fees', severity: 'warning' }]);
  expect(diagnoseCoverage({ ...fees, free_when: true }, {})).toEqual([]);
});
