import { describe, expect, test } from 'vitest';
import '../../event/field-types/register.ts';
import { definitionOf } from '../field-types/registry.ts';
import type { Field } from '../form-document/field.ts';
import { LOCALES } from '../languages/text.ts';
import { servedForm } from '../testing/field-form.ts';
import { compileValidator } from '../validation/form-validator.ts';
import { messageOf } from '../validation/message-of.ts';
import type { RuleCase } from './cases/rule-case.ts';
import { rulesAt, systemClock } from './index.ts';
import { ruleCases } from './rules.cases.ts';

function errorsOf({ field, now, timezone }: RuleCase, value: unknown) {
  const sample = { code: 'sample', ...field } as Field;
  const clock = () => new Date(now ?? '2027-01-15T20:00:00Z');
  const validate = compileValidator(servedForm([sample], timezone ? { timezone } : {}), clock);
  const given = definitionOf(sample.type).isEmpty(value) ? {} : { sample: value };
  return { sample, errors: validate(given) };
}

describe.each(ruleCases)('$about', (ruleCase) => {
  for (const value of ruleCase.valid ?? []) {
    test(`accepts ${JSON.stringify(value)}`, () => {
      expect(errorsOf(ruleCase, value).errors).toEqual([]);
    });
  }
  for (const value of ruleCase.invalid ?? []) {
    test(`refuses ${JSON.stringify(value)?.slice(0, 80)}`, () => {
      const { sample, errors } = errorsOf(ruleCase, value);
      expect(errors).not.toEqual([]);
      for (const error of errors) {
        expect(error.path).toBe('sample');
        if (error.within !== undefined || ruleCase.within) expect(error.within).toBe(ruleCase.within);
        for (const locale of LOCALES) expect(messageOf(error, sample, locale)).toBe(ruleCase.says?.[locale]);
      }
    });
  }
});

test('every rule has words in both languages that differ and leave no parameter open', () => {
  for (const rule of Object.values(rulesAt(systemClock))) {
    const message = typeof rule.message === 'function' ? rule.message({}, undefined) : rule.message;
    if (message === '') continue;
    expect(message, rule.name).toMatchObject({ en: expect.any(String), fr: expect.any(String) });
    expect(typeof message === 'object' && message.en !== message.fr, rule.name).toBe(true);
  }
});
