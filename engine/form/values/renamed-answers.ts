import { nestingOf } from '../field-types/registry.ts';
import { isRecord } from '../field-types/shape.ts';
import { tagOf } from '../field-types/variants.ts';
import type { Field } from '../form-document/field.ts';
import type { FormDocument } from '../form-document/form-document.ts';
import { fieldsOf, renamedIn, setsOfBoth } from '../form-document/renamed-fields.ts';
import type { Values } from './form-store.ts';
import { asideName, FORMER } from './stored-answers.ts';

type Form = Pick<FormDocument, 'sections'>;

/**
 * Answers to one version of a form under the codes of another: those of renamed fields, at any depth. An answer that has the
 * other code already is kept. The same object if nothing is renamed.
 */
export function renamedAnswers(answers: Values, before: Form, after: Form): Values {
  return within(fieldsOf(before), fieldsOf(after), answers);
}

function within(before: readonly Field[], after: readonly Field[], values: Values): Values {
  const names = renamedIn(before, after);
  let isSame = true;
  const entries = Object.entries(values).map(([key, value]): [string, unknown] => {
    const isFree = !Object.hasOwn(values, names.get(key) ?? '');
    const name = isFree ? (names.get(key) ?? key) : key;
    const now = key === FORMER && isRecord(value) ? renamedKeys(value, names) : inside(key, name, value);
    if (name !== key || now !== value) isSame = false;
    return [name, now];
  });
  return isSame ? values : Object.fromEntries(entries);

  function inside(key: string, name: string, value: unknown): unknown {
    const was = before.find(({ code }) => code === key);
    const is = after.find(({ code }) => code === name);
    return was && is ? insideOf(was, is, value) : value;
  }
}

function renamedKeys(values: Values, names: ReadonlyMap<string, string>): Values {
  const isKnown = Object.keys(values).some((key) => names.has(key));
  return isKnown
    ? Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]))
    : values;
}

function insideOf(was: Field, is: Field, value: unknown): unknown {
  const sets = setsOfBoth(was, is);
  const [first] = sets;
  if (!first) return value;
  switch (nestingOf(was)) {
    case 'object':
      return isRecord(value) ? within(first[0], first[1], value) : value;
    case 'rows': {
      if (!Array.isArray(value)) return value;
      const rows = value.map((row: unknown) => (isRecord(row) ? within(first[0], first[1], row) : row));
      return rows.some((row, at) => row !== value[at]) ? rows : value;
    }
    case 'variants': {
      if (!isRecord(value)) return value;
      const tag = value[tagOf(was)];
      let answer: Values = value;
      for (const [before, after, shape] of sets) {
        if (shape === tag) answer = within(before, after, answer);
        const name = shape === undefined ? '' : asideName(shape);
        const aside = answer[name];
        const now = isRecord(aside) ? within(before, after, aside) : aside;
        if (now !== aside) answer = { ...answer, [name]: now };
      }
      return answer;
    }
    case undefined:
      return value;
  }
}
