import { expect, test } from 'vitest';
import { describeReport } from './format-report.ts';
import type { ReplayReport } from './matcher.ts';
import type { RecordedCall } from './recording.ts';

const call = (index: number, url: string) => ({ index, method: 'POST', url }) as RecordedCall;
const asked = { method: 'POST', url: '/api/saveStep', fields: {} };
const quiet: ReplayReport = { asked: 3, answered: 3, mismatches: [], repeated: [], unasked: [] };

test('a replay that asked what was recorded is told in one line', () => {
  expect(describeReport(quiet)).toBe('3 calls were asked, 3 answered from the recording.');
});

test('what was asked and is not there stands with the nearest, each difference at its place; then what came twice and never', () => {
  const long = `"${'x'.repeat(200)}"`;
  const report: ReplayReport = {
    asked: 5,
    answered: 3,
    mismatches: [
      { at: 1, asked },
      {
        at: 4,
        asked,
        nearest: {
          call: call(7, '/api/saveStep'),
          differences: [{ pointer: '/body/values/name', recorded: undefined, now: long }],
        },
      },
    ],
    repeated: [{ call: call(0, '/api/getMenu'), times: 2 }],
    unasked: [call(8, '/api/getFees')],
  };
  expect(describeReport(report).split('\n')).toEqual([
    '5 calls were asked, 3 answered from the recording.',
    'NOT RECORDED: call 2, POST /api/saveStep',
    '  The recording has no call of this address.',
    'NOT RECORDED: call 5, POST /api/saveStep',
    '  The nearest is call 8, POST /api/saveStep; it differs in',
    '    /body/values/name',
    '      - recorded nothing',
    `      + now      ${long.slice(0, 117)}…`,
    'Call 1, POST /api/getMenu, gave its answer 2 times.',
    '1 recorded calls were not asked:',
    '  9 POST /api/getFees',
  ]);
});
