import type { Condition } from '../../form/field/condition.ts';
import { isYes } from '../../form/field/flag.ts';
import { holds, variablesOf } from '../../form/rules/condition.ts';
import { type Assignment, assignmentsOf, scopeOf } from './can-be-met.ts';
import { comparedValues, ORDERS } from './compared-values.ts';
import type { DiagnoseContext, FlowFacts, StepFacts } from './context.ts';
import { answerNamed, asReadInFlow } from './flow-names.ts';
import { optionsOf, type PossibleValues, topField, valuesInContext } from './possible-values.ts';

/** The flow whose conditions can read a track, a mode and days. */
const REGISTRATION = 'registration';

/** The condition under which a step is asked: its track, mode and days, and that it is not skipped. */
export function stepConditions({ tracks, modes, days, skip_if }: StepFacts): Condition[] {
  const isOneOf = (name: string, values: readonly string[]): Condition => ({
    in: [{ var: `registration.${name}` }, [...values]],
  });
  return [
    ...(tracks ? [isOneOf('track', tracks)] : []),
    ...(modes ? [isOneOf('mode', modes)] : []),
    ...(days ? [{ or: days.map((day) => ({ in: [day, { var: 'registration.registrations_day' }] })) }] : []),
    ...(skip_if === undefined ? [] : [{ '!': [skip_if] }]),
  ];
}

/** When an answer counts in a flow, and whether it is then given. */
interface Asked {
  readonly conditions: readonly Condition[];
  readonly isRequired: boolean;
  /** Whether that is all that decides it. */
  readonly isExact: boolean;
}

/** The possible combinations of a flow. */
interface Worlds {
  readonly all: readonly Assignment[];
  /** Whether someone can surely choose and answer so. */
  isCertain(world: Assignment): boolean;
}

/** When an answer counts in a flow; undefined where nothing is known of its field. */
function askedIn(name: string, flow: FlowFacts, context: DiagnoseContext): Asked | undefined {
  const named = answerNamed(name);
  if (!named) return undefined;
  const step = flow.steps.find(({ form_type }) => form_type === named.form);
  if (!step) return { conditions: [false], isRequired: false, isExact: true };
  const form = context.formOf?.(named.form);
  const field = topField(form, named.field);
  const section = form?.sections.find(({ fields }) => fields.some((each) => each === field));
  if (!field || field.when_hidden === 'keep') return undefined;
  const shown = [section?.show_if, field.show_if].flatMap((condition) =>
    condition === undefined ? [] : [asReadInFlow(condition, named.form)],
  );
  const conditions = [...stepConditions(step), ...shown];
  const decided = conditions.filter(canBeDecided);
  const isEnabled = isYes(field.enabled, true) && field.enable_if === undefined;
  return {
    conditions: decided,
    isRequired: isYes(field.required, field.require_if === undefined) && isEnabled,
    isExact: decided.length === conditions.length && isEnabled,
  };
}

/** Conditions with names of rows, sums or iterations decide nothing here; they are taken as open. */
function canBeDecided(condition: Condition): boolean {
  const names = variablesOf(condition);
  if (names.some((name) => name.startsWith('row.'))) return false;
  return assignmentsOf([condition], () => ({ values: [], isOptional: true }), {}) !== undefined;
}

/** The forms that a step and those after it ask: their required answers may still be missing. */
export function openAt(flow: FlowFacts, step: StepFacts): string[] {
  const at = flow.steps.findIndex(({ code }) => code === step.code);
  return flow.steps.slice(at).flatMap(({ form_type }) => form_type ?? []);
}

/**
 * Every combination of choices and answers that a flow allows, as far as conditions distinguish them: an answer is
 * there only if its step and its field are, and a required one then is. Undefined if there are too many, or if a
 * condition cannot be decided.
 */
export function worldsOf(
  conditions: readonly Condition[],
  flow: FlowFacts,
  context: DiagnoseContext,
  open: readonly string[] = [],
): Worlds | undefined {
  const asked = new Map<string, Asked>();
  const all = [...conditions];
  for (let at = 0; at < all.length; at += 1) {
    for (const name of variablesOf(all[at])) {
      if (asked.has(name)) continue;
      const found = askedIn(name, flow, context);
      if (!found) continue;
      asked.set(name, found);
      all.push(...found.conditions);
    }
  }
  const valuesOf = valuesInWorlds(all, asked, flow, context, open);
  const choices = flow.code === REGISTRATION ? context : {};
  const assignments = assignmentsOf(all, valuesOf, choices);
  if (!assignments) return undefined;
  return {
    all: assignments.filter((each) => isConsistent(each, asked, open)),
    isCertain: (world) =>
      Object.entries(world).every(([name, value]) =>
        isSurelyGiven(name, value, { asked: asked.get(name), flow, context }),
      ),
  };
}

/** Whether a value is one that can surely be chosen or answered, whatever else is. */
function isSurelyGiven(
  name: string,
  value: unknown,
  { asked, flow, context }: { asked: Asked | undefined; flow: FlowFacts; context: DiagnoseContext },
): boolean {
  if (CHOICES.has(name)) return flow.code !== REGISTRATION || context.event !== undefined;
  const named = answerNamed(name);
  if (!named || !asked?.isExact) return false;
  if (value === undefined) return !asked.isRequired || asked.conditions.length > 0;
  const field = topField(context.formOf?.(named.form), named.field);
  const options = field ? optionsOf(field, context) : undefined;
  const option = options?.find(({ id }) => id === value);
  if (option) return isYes(option.enabled, true);
  return typeof value === 'boolean' || value === 'Y' || value === 'N' || Number.isInteger(value);
}

/** The names that the choices of a registration set. */
const CHOICES: ReadonlySet<string> = new Set([
  'registration.track',
  'registration.mode',
  'registration.registrations_day',
]);

function isConsistent(
  assignment: Assignment,
  asked: ReadonlyMap<string, Asked>,
  open: readonly string[],
): boolean {
  const scope = scopeOf(assignment);
  return Object.entries(assignment).every(([name, value]) => {
    const found = asked.get(name);
    if (!found) return true;
    const isAsked = found.conditions.every((condition) => holds(condition, scope));
    if (!isAsked) return value === undefined;
    return !found.isRequired || value !== undefined || isIn(name, open);
  });
}

const isIn = (name: string, forms: readonly string[]) => forms.includes(answerNamed(name)?.form ?? '');

/** The values of names in a flow: one stands for all that no condition distinguishes. */
function valuesInWorlds(
  conditions: readonly Condition[],
  asked: ReadonlyMap<string, Asked>,
  flow: FlowFacts,
  context: DiagnoseContext,
  open: readonly string[],
) {
  const known = valuesInContext(context);
  const compared = comparedValues(conditions);
  return (name: string): PossibleValues | undefined => {
    if (name.startsWith('registration.') && flow.code !== REGISTRATION) return ofApplication(name);
    const values = known(name);
    if (!values) return undefined;
    const found = asked.get(name);
    const isOptional = values.isOptional || (found?.conditions.length ?? 0) > 0 || isIn(name, open);
    const own = compared.filter((each) => each.name === name);
    return { ...values, isOptional, ...(values.values && { values: distinguished(values, own) }) };
  };
}

/** An application has no track, mode, days or membership; nothing is known of its other facts. */
function ofApplication(name: string): PossibleValues | undefined {
  const [, fact = ''] = name.split('.');
  return ['track', 'mode', 'registrations_day', 'membershipType'].includes(fact)
    ? { values: [], isOptional: true }
    : undefined;
}

function distinguished(
  { values = [], isList }: PossibleValues,
  compared: ReturnType<typeof comparedValues>,
): readonly unknown[] {
  const isByText = compared.some(({ operator }) => ORDERS.has(operator) || (operator === 'has' && !isList));
  if (isByText || values.length <= 3) return values;
  const literals = new Set(compared.flatMap((each) => each.values.map(String)));
  const read = values.filter((value) => literals.has(String(value)));
  const other = values.find((value) => !literals.has(String(value)));
  return other === undefined ? read : [...read, other];
}

/** Whether any choices and answers of a flow meet all of these conditions; undefined where that cannot be decided. */
export function canHappen(
  conditions: readonly Condition[],
  flow: FlowFacts,
  context: DiagnoseContext,
  open: readonly string[] = [],
): boolean | undefined {
  if (conditions.includes(false)) return false;
  return worldsOf(conditions, flow, context, open)?.all.some((world) => {
    const scope = scopeOf(world);
    return conditions.every((condition) => holds(condition, scope));
  });
}
