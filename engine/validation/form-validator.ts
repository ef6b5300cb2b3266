import Ajv, { type ErrorObject } from 'ajv';
import type { ServedForm } from '../contract/forms.ts';
import { validationSchema } from '../translate/validation-schema.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import type { Values } from '../values/form-store.ts';
import { addConditionKeyword } from './condition-keyword.ts';
import type { FieldError } from './field-error.ts';
import { linearRegExp } from './linear-reg-exp.ts';
import type { Clock } from './rules/calendar-day.ts';
import { rulesAt, systemClock } from './rules/index.ts';

/** Checks a submission; never throws for what a visitor typed. */
export type FormValidator = (values: Values, context?: FormContext) => FieldError[];

/** What ajv reports about its own branching: the real failure is reported beside it. */
const STRUCTURAL: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'condition']);

function createAjv(clock: Clock): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    // What a `then` requires is defined beside its `if`, where this check does not look.
    strictRequired: false,
    allowUnionTypes: true,
    passContext: true,
    inlineRefs: false,
    // 0.3 is a multiple of 0.1, whatever binary fractions say.
    multipleOfPrecision: 9,
    // Patterns are the organizer's: RE2 runs them in linear time, whatever they are (design §3).
    code: { regExp: linearRegExp, optimize: false },
  });
  addConditionKeyword(ajv);
  for (const rule of Object.values(rulesAt(clock))) {
    if (rule.kind === 'format') ajv.addFormat(rule.name, rule.validate);
    else if (rule.kind === 'keyword') ajv.addKeyword(rule.definition);
  }
  return ajv;
}

function pathOf(error: ErrorObject): { path: string; within?: string } {
  const missing = error.keyword === 'required' ? String(error.params['missingProperty']) : undefined;
  const unknown =
    error.keyword === 'additionalProperties' ? String(error.params['additionalProperty']) : undefined;
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = missing ?? unknown;
  if (last !== undefined) parts.push(last);
  const [field, second, ...rest] = parts;
  if (field === undefined) return { path: '' };
  if (second === undefined) return { path: field };
  // An index leads into a row of a repeatable group or to one of several choices; a name into a compound value.
  if (/^\d+$/.test(second)) {
    const [code, ...within] = rest;
    if (code === undefined) return { path: field };
    return within.length > 0
      ? { path: `${field}.${second}.${code}`, within: within.join('.') }
      : { path: `${field}.${second}.${code}` };
  }
  return { path: field, within: [second, ...rest].join('.') };
}

/** Compiles the validator of a served form; keep it by version, compiling costs far more than checking. */
export function compileValidator(form: ServedForm, clock: Clock = systemClock): FormValidator {
  const validate = createAjv(clock).compile(validationSchema(form));
  return (values, context = EMPTY_CONTEXT) => {
    if (validate.call(context, values)) return [];
    return (validate.errors ?? [])
      .filter((error) => !STRUCTURAL.has(error.keyword))
      .map((error) => ({
        ...pathOf(error),
        keyword: error.keyword === 'format' ? String(error.params['format']) : error.keyword,
        params: error.params,
      }));
  };
}
