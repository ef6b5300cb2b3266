import { isYes } from '../../form/field/flag.ts';
import type { Option } from '../../form/field/option.ts';
import { findDefinition } from '../../form/field-types/registry.ts';
import type { Field } from '../../form/form-document/field.ts';
import type { FormDocument } from '../../form/form-document/form-document.ts';
import { MODES } from '../properties/modes.ts';
import type { DiagnoseContext } from './context.ts';

/** The possible values of a name in a condition. */
export interface PossibleValues {
  /** All values except none; undefined if they cannot be listed. */
  readonly values?: readonly unknown[];
  /** Whether an answer is a list of them. */
  readonly isList?: boolean;
  /** Whether an answer is a number, and within which bounds. */
  readonly number?: { readonly minimum?: number | undefined; readonly maximum?: number | undefined };
  /** Whether no answer is possible, too. */
  readonly isOptional: boolean;
}

/** Returns what is known about a name; undefined if nothing is. */
export type ValuesOf = (name: string) => PossibleValues | undefined;

/** The modes that some track of the event has. */
export function modesOf({ event }: Pick<DiagnoseContext, 'event'>): readonly string[] {
  return event ? MODES.filter((mode) => event.tracks.some(({ modes }) => modes.includes(mode))) : MODES;
}

/** The values of `registration.NAME`. */
function ofRegistration(name: string, context: DiagnoseContext): PossibleValues | undefined {
  switch (name) {
    case 'track':
      return context.tracks && { values: context.tracks, isOptional: false };
    case 'mode':
      return { values: modesOf(context), isOptional: false };
    case 'registrations_day':
      return context.days && { values: context.days, isList: true, isOptional: false };
    case 'membershipType':
      return context.membershipTypes && { values: context.membershipTypes, isOptional: true };
    default:
      return undefined;
  }
}

/** The options of a field, its own or those of the list it names; undefined where they are not known. */
export function optionsOf(field: Field, context: DiagnoseContext): readonly Option[] | undefined {
  if ('options' in field && field.options) return field.options;
  const named = 'options_from' in field ? field.options_from : undefined;
  const name = named ?? findDefinition(field)?.list?.(field);
  if (name === undefined) return undefined;
  const lists = context.event?.lists ?? {};
  return Object.hasOwn(lists, name) ? lists[name] : context.listOf?.(name);
}

/** The types of JSON Schema that are numbers. */
const NUMERIC: ReadonlySet<string> = new Set(['integer', 'number']);

/** The values that an answer of a field can have. */
export function valuesOfField(field: Field, context: DiagnoseContext): PossibleValues | undefined {
  const definition = findDefinition(field);
  if (definition?.role !== 'answer') return undefined;
  const isOptional = !isYes(field.required, field.require_if === undefined);
  if (definition.possible) {
    // A box that is not checked is false.
    const box = definition.possible.length === 1 && definition.possible[0] === true;
    return { values: box ? [true, false] : definition.possible, isOptional: box ? false : isOptional };
  }
  const options = optionsOf(field, context);
  if (options && options.length > 0) {
    const isList = Array.isArray(definition.initialValue(field));
    return { values: options.map(({ id }) => id), isOptional, ...(isList && { isList }) };
  }
  const { type: schemaType, minimum, maximum } = definition.schema(field, { timezone: 'UTC', options: [] });
  if (!NUMERIC.has(String(schemaType))) return undefined;
  const bound = (value: unknown) => (typeof value === 'number' ? value : undefined);
  return { number: { minimum: bound(minimum), maximum: bound(maximum) }, isOptional };
}

/** A field of a form that no other field holds. */
export function topField(form: FormDocument | undefined, code: string): Field | undefined {
  return form?.sections.flatMap(({ fields }) => fields).find((field) => field.code === code);
}

/** The values of names in conditions that read the registration and other forms' answers. */
export function valuesInContext(context: DiagnoseContext): ValuesOf {
  return (name) => {
    const [root, first = '', second = '', ...deeper] = name.split('.');
    if (deeper.length > 0) return undefined;
    if (root === 'registration') return second === '' ? ofRegistration(first, context) : undefined;
    if (root !== 'answers') return undefined;
    const field = topField(context.formOf?.(first), second);
    return field && valuesOfField(field, context);
  };
}

/** As `valuesInContext`, and of the fields of the condition's own form or row by their codes. */
export function valuesInForm(
  context: DiagnoseContext,
  fieldOf: (code: string) => Field | undefined,
  rowFieldOf: (code: string) => Field | undefined = () => undefined,
): ValuesOf {
  const outside = valuesInContext(context);
  return (name) => {
    const [root = '', code = '', ...deeper] = name.split('.');
    if (root === 'registration' || root === 'answers') return outside(name);
    if (deeper.length > 0) return undefined;
    const field = root === 'row' ? rowFieldOf(code) : code === '' ? fieldOf(root) : undefined;
    return field && valuesOfField(field, context);
  };
}

/** Whether `==` of a condition holds of a value and a literal. */
function isLooselyEqual(value: unknown, literal: unknown): boolean {
  if (value === literal) return true;
  if (typeof value === typeof literal) return false;
  const [left, right] = [Number(value), Number(literal)];
  return !Number.isNaN(left) && left === right;
}

const STRICT: ReadonlySet<string> = new Set(['===', '!==', 'in']);

/** Whether an answer can equal the value that a condition compares it with; no answer always can. */
export function isPossible(
  literal: unknown,
  operator: string,
  { values, isList, number }: PossibleValues,
): boolean {
  if (literal === null || literal === '') return true;
  if (number) {
    const figure = typeof literal === 'boolean' ? Number.NaN : Number(literal);
    if (STRICT.has(operator) && typeof literal !== 'number') return false;
    return !Number.isNaN(figure);
  }
  if (!values) return true;
  if (operator === 'has' && !isList) {
    return values.some((value) => typeof value === 'string' && value.includes(String(literal)));
  }
  if (operator !== 'has' && !['==', '===', '!=', '!==', 'in'].includes(operator)) return true;
  const isSame = STRICT.has(operator) || operator === 'has' ? Object.is : isLooselyEqual;
  return values.some((value) => isSame(value, literal));
}
