import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedCalls } from '#tests/contract/named-calls.ts';
import { servedToOthers } from '#tests/contract/served-to-others.ts';

/** A call whatever its parameters are called, as the specification or the server's routes write it. */
function plain(call: string): string {
  return call
    .replace(' /api/', ' /')
    .replace('{query}', '')
    .replace(/\{[^}]*\}|:\w+/g, '{}');
}

/** What the servers of the run have answered to a page, or to the drawing of one (tests/setup/record-answers.mjs). */
function answered(): ReadonlySet<string> {
  const file = process.env['ANSWERED_CALLS'];
  if (!file) throw new Error('ANSWERED_CALLS names the file that the run has written');
  return new Set(readFileSync(file, 'utf8').split('\n').map(plain));
}

it('every call that the specification names was used in the run, but for those that are named with a reason', () => {
  const used = answered();
  const unused = Object.values(namedCalls)
    .flat()
    .filter((call) => !used.has(plain(call)));
  expect(unused.sort()).toEqual(Object.keys(servedToOthers).sort());
});
