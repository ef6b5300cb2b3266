import Ajv, { type ErrorObject } from 'ajv';
import type { FieldError } from '../field/field-error.ts';
import { joinPath, type Path } from '../field/path.ts';
import { nestingOf } from '../field-types/registry.ts';
import { tagOf } from '../field-types/variants.ts';
import type { ServedForm } from '../form-document/served-form.ts';
import type { Clock } from '../format/calendar-day.ts';
import { rulesAt, systemClock } from '../keywords/index.ts';
import { type FormField, listFields, topFieldsOf } from '../translate/form-fields.ts';
import { validationSchema } from '../translate/validation-schema.ts';
import { EMPTY_CONTEXT, type FormContext } from '../values/form-context.ts';
import type { Values } from '../values/form-store.ts';
import { ownEntry, tagIn } from '../values/stored-answers.ts';
import { addConditionKeyword } from './condition-keyword.ts';
import { linearRegExp } from './linear-reg-exp.ts';

/** Validates a submission; never throws because of its contents. */
export type FormValidator = (values: Values, context?: FormContext) => FieldError[];

/** Keywords that ajv reports in addition to the actual failure. */
const STRUCTURAL: ReadonlySet<string> = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'condition']);

function createAjv(clock: Clock): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    discriminator: true,
    // Properties required in a `then` are defined next to its `if`, where this check does not look.
    strictRequired: false,
    allowUnionTypes: true,
    passContext: true,
    inlineRefs: false,
    // 0.3 is a multiple of 0.1 in spite of binary fractions.
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

/** The steps to the failed value; a missing or unknown property is the last one. */
function stepsTo({ instancePath, params }: ErrorObject): string[] {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last: unknown = params['missingProperty'] ?? params['additionalProperty'];
  return last === undefined ? steps : [...steps, String(last)];
}

/** The field that failed, and the part of a compound value: the way through the data, along the form's own tree. */
function placeOf(
  steps: readonly string[],
  fields: readonly FormField[],
  values: unknown,
): { path: Path; within?: string } {
  const [code = '', ...rest] = steps;
  const field = fields.find((each) => each.field.code === code);
  const value = ownEntry(values, code);
  const [next] = rest;
  if (!field || next === undefined) return { path: joinPath(code, ...rest) };
  const below = (step: string, inside: readonly FormField[], more: readonly string[], data: unknown) => {
    const place = placeOf(more, inside, data);
    return { ...place, path: joinPath(code, step, place.path) };
  };
  switch (nestingOf(field.field)) {
    case 'rows': {
      const row: unknown = Array.isArray(value) ? value[Number(next)] : undefined;
      return rest.length > 1 ? below(next, field.inside, rest.slice(1), row) : { path: code };
    }
    case 'object': {
      const place = placeOf(rest, field.inside, value);
      return { ...place, path: joinPath(code, place.path) };
    }
    case 'variants': {
      const shape = String(tagIn(field, value));
      if (next === tagOf(field.field)) return { path: code };
      return below(
        shape,
        field.inside.filter((each) => each.shape === shape),
        rest,
        value,
      );
    }
    case undefined:
      // An index leads to one of several choices, a name into a compound value.
      return /^\d+$/.test(next) ? { path: code } : { path: code, within: rest.join('.') };
  }
}

function keywordOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'format') return String(params['format']);
  // An unknown tag is an invalid choice.
  return keyword === 'discriminator' ? 'enum' : keyword;
}

/** Compiles the validator of a served form; keep it by version, compiling costs far more than checking. */
export function compileValidator(form: ServedForm, clock: Clock = systemClock): FormValidator {
  const validate = createAjv(clock).compile(validationSchema(form));
  const fields = topFieldsOf(listFields(form.document, form.lists));
  return (values, context = EMPTY_CONTEXT) => {
    if (validate.call(context, values)) return [];
    return (validate.errors ?? [])
      .filter(
        (error) =>
          !STRUCTURAL.has(error.keyword) &&
          (error.params['tagValue'] !== undefined) === (error.keyword === 'discriminator'),
      )
      .map((error) => ({
        ...(error.instancePath === '' && stepsTo(error).length === 0
          ? { path: '' }
          : placeOf(stepsTo(error), fields, values)),
        keyword: keywordOf(error),
        params: error.params,
      }));
  };
}
