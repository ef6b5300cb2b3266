import { describe, expect, it, test } from 'vitest';
import type { Condition } from '../field/condition.ts';
import type { Field } from '../form-document/field.ts';
import { collectRules } from '../rules/form-rules.ts';
import { servedForm } from '../testing/served-form.ts';
import { listFields } from '../translate/form-fields.ts';
import { type CountableStep, countAnswers } from './counted-answers.ts';
import type { FormContext } from './form-context.ts';

const text = (code: string, more: object = {}) => ({ code, type: 'text', label: code, ...more }) as Field;
const is = (name: string, value: unknown): Condition => ({ '==': [{ var: name }, value] });

function step(formType: string, fields: Field[], skipIf?: Condition): CountableStep {
  const { document, lists } = servedForm(...fields);
  const form = { fields: listFields(document, lists), rules: collectRules(document) };
  return { code: formType, formType, skipIf, form };
}
const count = (
  steps: CountableStep[],
  stored: FormContext['answers'],
  registrationOf: (answers: FormContext['answers']) => object = () => ({ track: 'main' }),
) => countAnswers({ steps, stored, registrationOf: (answers) => ({ ...registrationOf(answers) }) });

const guest = step('guest', [text('brings')]);
const dinner = step('dinner', [text('meal', { show_if: is('answers.guest.brings', 'yes') }), text('note')]);
const wine = step('wine', [text('kind', { show_if: is('answers.dinner.meal', 'fish') })]);
const stored = {
  guest: { brings: 'yes' },
  dinner: { meal: 'fish', note: 'n' },
  wine: { kind: 'white' },
};
const alone = { ...stored, guest: { brings: 'no' } };

describe('answers that count', () => {
  it('are all those of fields that are shown', () => {
    expect(count([guest, dinner, wine], stored).answers).toEqual(stored);
  });

  test.each([
    ['in the order of the steps', [guest, dinner, wine]],
    ['in the opposite order', [wine, dinner, guest]],
  ])('are not those that a hidden answer shows, over several forms, %s', (_, steps) => {
    expect(count(steps, alone).answers).toEqual({ guest: { brings: 'no' }, dinner: { note: 'n' }, wine: {} });
  });

  it('are not those of a skipped step, nor those that they show', () => {
    const skipped = step('dinner', [text('meal')], is('answers.guest.brings', 'no'));
    const { answers, steps } = count([guest, skipped, wine], alone);
    expect(answers).toEqual({ guest: { brings: 'no' }, wine: {} });
    expect([...steps]).toEqual(['guest', 'wine']);
  });

  it('are those of a field that is kept when hidden', () => {
    const kept = step('dinner', [
      text('meal', { show_if: is('answers.guest.brings', 'yes'), when_hidden: 'keep' }),
    ]);
    expect(count([guest, kept, wine], alone).answers).toEqual({
      ...alone,
      dinner: { meal: 'fish' },
    });
  });

  it('are not those of a form that no step asks', () => {
    expect(count([guest], stored).answers).toEqual({ guest: { brings: 'yes' } });
  });

  it('are as they are stored where a step has no published form', () => {
    expect(
      count([{ code: 'x', formType: 'x', skipIf: undefined, form: undefined }], { x: { a: 1 } }),
    ).toMatchObject({ answers: { x: { a: 1 } } });
  });

  it('decide what is read of the registration, and the other way round', () => {
    const member = step('member', [text('role', { show_if: is('answers.guest.brings', 'yes') })]);
    const school = step('school', [text('name', { show_if: is('registration.type', 'teacher') })]);
    const typeOf = ({ member: own }: FormContext['answers']) => ({ type: own?.['role'] ?? '' });
    const all = { ...stored, member: { role: 'teacher' }, school: { name: 'Hope' } };
    expect(count([school, member, guest], all, typeOf)).toMatchObject({
      registration: { type: 'teacher' },
      answers: { school: { name: 'Hope' } },
    });
    expect(count([school, member, guest], { ...all, guest: { brings: 'no' } }, typeOf)).toMatchObject({
      registration: { type: '' },
      answers: { school: {}, member: {} },
    });
  });

  it('are found even where conditions chase each other', () => {
    const self = step('self', [text('a')], is('answers.self.a', 'x'));
    expect(count([self], { self: { a: 'x' } })).toMatchObject({ answers: {}, steps: new Set() });
    expect(count([self], { self: { a: 'y' } }).answers).toEqual({ self: { a: 'y' } });
  });
});

describe('a field counts', () => {
  const picks = step('picks', [
    text('here', { show_if: is('answers.guest.brings', 'yes') }),
    text('own', { show_if: is('wants', 'yes') }),
    text('wants', { required: 'N' }),
  ]);
  test.each([
    ['here', stored, undefined, true],
    ['here', alone, undefined, false],
    ['here', alone, 'typing', false],
    // Nothing is saved of the form: its own answers may be anything.
    ['own', stored, undefined, true],
    ['own', { ...stored, picks: { wants: 'no' } }, undefined, false],
    ['own', { ...stored, picks: { wants: 'no' } }, 'typing', true],
    ['own', { ...stored, picks: { wants: 'yes' } }, undefined, true],
  ] as const)('%s with %j, %s: %s', (field, answers, typing, counts) => {
    expect(count([guest, picks], answers).countsField('picks', field, typing)).toBe(counts);
  });

  it('not in a step that is skipped, or that there is not', () => {
    const skipped = step('picks', [text('here')], true);
    expect(count([skipped], {}).countsField('picks', 'here')).toBe(false);
    expect(count([], {}).countsField('picks', 'here')).toBe(false);
  });
});
