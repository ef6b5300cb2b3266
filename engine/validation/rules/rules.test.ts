import { describe, expect, test } from 'vitest';
import type { Field } from '../../configuration/field.ts';
import { LOCALES } from '../../configuration/text.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import { servedForm } from '../../field-types/testing/served-form.ts';
import { compileValidator } from '../form-validator.ts';
import { messageOf } from '../message-of.ts';
import { rules } from './index.ts';
import { type RuleCase, ruleCases } from './rules.cases.ts';

function errorsOf({ field, now, timezone }: RuleCase, value: unknown) {
  const sample = { code: 'sample', ...field } as Field;
  const clock = () => new Date(now ?? '2027-01-15T20:00:00Z');
  const validate = compileValidator(servedForm([sample], timezone ? { timezone } : {}), clock);
  const given = fieldTypes[sample.type].isEmpty(value) ? {} : { sample: value };
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
  for (const rule of Object.values(rules)) {
    const message = typeof rule.message === 'function' ? rule.message({}, undefined) : rule.message;
    if (message === '') continue;
    expect(message, rule.name).toMatchObject({ en: expect.any(String), fr: expect.any(String) });
    expect(typeof message === 'object' && message.en !== message.fr, rule.name).toBe(true);
  }
});
