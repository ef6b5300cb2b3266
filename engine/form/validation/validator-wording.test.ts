import { expect, test } from 'vitest';
import { explainFailure } from '../../event/diagnosis/explain-failure.ts';
import { writeDiagnostics } from '../../event/documents/write-diagnostics.ts';
import { LOCALES } from '../languages/text.ts';
import { keywordFailures, refusingKeywords, VALIDATOR_WORDING } from '../testing/keyword-failures.ts';
import { messageOf } from './message-of.ts';

const failures = keywordFailures();

test('every keyword of ajv that refuses something is among the failures', () => {
  const met = new Set(failures.map(({ keyword }) => keyword));
  expect(refusingKeywords().filter((keyword) => !met.has(keyword))).toEqual([]);
  expect(failures.filter(({ message }) => VALIDATOR_WORDING.test(message)).length).toBeGreaterThan(20);
});

test.each(LOCALES)(
  'no failure of any keyword is told to a visitor in the validator’s words (%s)',
  (locale) => {
    for (const { keyword, params, message } of failures) {
      const said = messageOf({ path: 'a', keyword, params }, undefined, locale);
      expect(said).not.toBe(message);
      expect(said).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
      expect([keyword, VALIDATOR_WORDING.test(said)]).toEqual([keyword, false]);
    }
  },
);

test('nor to an organizer in a diagnostic', () => {
  for (const failure of failures) {
    const found = explainFailure(failure);
    const [{ problem } = { problem: undefined }] = writeDiagnostics(found ? [found] : [], 'en');
    if (problem === undefined) continue;
    expect(problem).not.toContain(failure.message);
    expect(problem).not.toMatch(/must NOT|undefined|NaN|\[object/);
    expect(problem).toMatch(/^[A-Z"\d].*[.?]$/);
  }
});
