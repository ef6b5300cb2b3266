import { assignmentsOf } from '#engine/event/diagnosis/can-be-met.ts';
import { topField, type ValuesOf, valuesInContext } from '#engine/event/diagnosis/possible-values.ts';
import type { Condition } from '#engine/form/field/condition.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { variablesOf } from '#engine/form/rules/condition.ts';
import { type FormContext, readDotted } from '#engine/form/values/form-context.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { formsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { productList } from '#server/lists/product-list.ts';

type Configured = Pick<ConfigurationStore, 'current'>;

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The form and the field of `answers.FORM.FIELD`; undefined for any other name. */
function answerNamed(name: string): { form: string; code: string } | undefined {
  const [root, form = '', code = ''] = name.split('.');
  return root === 'answers' && code !== '' ? { form, code } : undefined;
}

/**
 * The answers that conditions read and that a dossier has not given yet: those of later steps, and required ones that a
 * saved step lacks.
 */
export function openAnswers(
  configuration: Configured,
  row: DossierRow,
  scope: FormContext,
  conditions: readonly Condition[],
): string[] {
  const names = [...new Set(conditions.flatMap(variablesOf))].filter((name) => answerNamed(name));
  if (names.length === 0) return [];
  const forms = new Set(formsInFlow(configuration, row));
  const { countsField } = countedAnswers(configuration, row);
  return names.filter((name) => {
    const { form = '', code = '' } = answerNamed(name) ?? {};
    if (!forms.has(form) || !isEmpty(readDotted(scope, `answers.${form}.${code}`))) return false;
    const isSaved = row.configurationVersions[`form/${form}`] !== undefined;
    if (!isSaved) return countsField(form, code, 'typing');
    const field = fieldOf(configuration, row, form, code);
    const isRequired = field !== undefined && isYes(field.required, field.require_if === undefined);
    return isRequired && countsField(form, code);
  });
}

function fieldOf(configuration: Configured, { eventCode }: DossierRow, form: string, code: string) {
  return topField(configuration.current(eventCode, 'form', form)?.document, code);
}

/** The question of an open answer, for a sentence. */
export function questionOf(configuration: Configured, row: DossierRow, name: string) {
  const { form = '', code = '' } = answerNamed(name) ?? {};
  const field = fieldOf(configuration, row, form, code);
  return field && 'label' in field ? field.label : undefined;
}

/** All possible values of open answers; undefined if they cannot be listed, or are more than `most`. */
export function possibleScopes(
  configuration: Configured,
  row: DossierRow,
  scope: FormContext,
  { open, conditions, most }: { open: readonly string[]; conditions: readonly Condition[]; most: number },
): FormContext[] | undefined {
  if (open.length === 0) return [scope];
  const { eventCode } = row;
  const event = configuration.current(eventCode, 'event', eventCode)?.document;
  const formOf = (form: string) => configuration.current(eventCode, 'form', form)?.document;
  const possible = valuesInContext({ event, formOf, listOf: productList });
  const valuesOf: ValuesOf = (name) => {
    if (!open.includes(name)) return { values: [readDotted(scope, name)], isOptional: false };
    const { form = '', code = '' } = answerNamed(name) ?? {};
    const known = possible(name);
    return known && { ...known, isOptional: known.isOptional || mayBeHidden(formOf(form), code) };
  };
  const reading = conditions.filter((each) => variablesOf(each).some((name) => open.includes(name)));
  const assignments = assignmentsOf(reading, valuesOf, {});
  if (!assignments || assignments.length > most) return undefined;
  return assignments.map((assignment) =>
    open.reduce((known, name) => withAnswer(known, name.split('.'), assignment[name]), scope),
  );
}

/** Whether answers decide if a field is shown. */
function mayBeHidden(form: Parameters<typeof topField>[0], code: string): boolean {
  const section = form?.sections.find(({ fields }) => fields.some((field) => field.code === code));
  const conditions = [section?.show_if, topField(form, code)?.show_if];
  return conditions.some(
    (condition) =>
      condition !== undefined && !variablesOf(condition).every((name) => name.startsWith('registration.')),
  );
}

function withAnswer<Scope extends object>(
  scope: Scope,
  [first = '', ...rest]: string[],
  value: unknown,
): Scope {
  if (rest.length === 0) return { ...scope, [first]: value };
  const inner: unknown = Reflect.get(scope, first);
  const nested = typeof inner === 'object' && inner !== null ? inner : {};
  return { ...scope, [first]: withAnswer(nested, rest, value) };
}
