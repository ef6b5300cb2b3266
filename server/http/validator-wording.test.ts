import { expect, test } from 'vitest';
import { LOCALES } from '#engine/form/languages/text.ts';
import { keywordFailures, VALIDATOR_WORDING } from '#engine/form/testing/keyword-failures.ts';
import { describeRefusal } from '#server/routes/contract-schemas.ts';
import type { Message } from '../refusals/refusal.ts';
import { HttpProblem } from './http-problem.ts';
import { requestProblem } from './request-problems.ts';

const inLocale = (message: Message, locale: (typeof LOCALES)[number]) =>
  typeof message === 'string' ? message : message[locale];

test.each(LOCALES)('no call is refused in the validator’s words (%s)', (locale) => {
  for (const failure of keywordFailures()) {
    const told = [requestProblem(failure), ...Object.values(refused(failure).errors).flat()];
    for (const message of told) {
      const said = inLocale(message, locale);
      expect(said).not.toContain(failure.message);
      expect([failure.keyword, VALIDATOR_WORDING.test(said)]).toEqual([failure.keyword, false]);
      expect(said).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
    }
  }
});

test('only what a call has no field for is called an unknown field', () => {
  const called = (keyword: string) => {
    const failure = keywordFailures().find((each) => each.keyword === keyword);
    if (!failure) throw new Error(`no failure of ${keyword}`);
    return Object.values(refused(failure).errors)
      .flat()
      .map((message) => inLocale(message, 'en'));
  };
  expect(called('additionalProperties')).toEqual(['is not a field of this call.']);
  expect(called('anyOf')).toEqual(['This answer is not valid']);
});

function refused(failure: ReturnType<typeof keywordFailures>[number]): HttpProblem {
  const problem = describeRefusal([failure], 'body');
  if (problem instanceof HttpProblem) return problem;
  throw new Error(`refused otherwise: ${problem.message}`);
}
