import type { Condition } from '../../../form/field/condition.ts';
import { holds, variablesOf } from '../../../form/rules/condition.ts';
import { type Assignment, assignmentsOf, scopeOf } from '../../diagnosis/can-be-met.ts';
import type { DiagnoseContext } from '../../diagnosis/context.ts';
import type { Diagnostic } from '../../diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '../../diagnosis/document-fault.ts';
import { topField, type ValuesOf, valuesInContext } from '../../diagnosis/possible-values.ts';
import type { Sentence, SentenceList, SentenceValue } from '../../diagnosis/sentence.ts';
import { says } from './problems.ts';
import type { FeesDocument } from './schema.ts';

/** The names that every registration has, whether fees read them or not. */
const EVERY_NAME: Condition = {
  and: [{ var: 'registration.track' }, { var: 'registration.membershipType' }],
};

const REMEDY = says('addFee');

/** Registrations without a conference fee that the document does not declare free. */
export function diagnoseCoverage({ fees, free_when }: FeesDocument, context: DiagnoseContext): Diagnostic[] {
  if (!context.event) {
    const isSilent = fees.length === 0 && free_when === undefined;
    return isSilent ? [documentWarning('/fees', 'uncovered', says('allFree'), REMEDY)] : [];
  }
  const conference = fees.filter(({ category }) => category === 'conference');
  const owed = (conference.length > 0 ? conference : fees).map(({ when = true }) => when);
  const covers = free_when === undefined ? owed : [...owed, free_when];
  const valuesOf = valuesInContext(context);
  const all = assignmentsOf([EVERY_NAME, ...covers], givenOnly(valuesOf), context);
  if (!all) return [];
  const possible = all.filter((each) => isPossible(each, context));
  const uncovered = possible.filter((each) => {
    const scope = scopeOf(each);
    return !covers.some((condition) => holds(condition, scope));
  });
  const certain = uncovered.filter((each) => isCertain(each, context));
  const [first] = certain.length > 0 ? certain : uncovered;
  if (!first) return [];
  const count = certain.length > 0 ? certain.length : uncovered.length;
  const others = count === 1 ? [] : [says('otherCombinations', { count: count - 1 })];
  const fault = certain.length > 0 ? documentFault : documentWarning;
  return [fault('/fees', 'uncovered', [says('uncovered', { choices: inWords(first) }), ...others], REMEDY)];
}

/** Registrations at the time of pricing: the membership is decided. */
function givenOnly(valuesOf: ValuesOf): ValuesOf {
  return (name) => {
    const known = valuesOf(name);
    const isDecided = name === 'registration.membershipType' && known?.values?.length !== 0;
    return known && isDecided ? { ...known, isOptional: false } : known;
  };
}

const fieldRead = (name: string, { formOf }: DiagnoseContext) => {
  const [root, form = '', code = ''] = name.split('.');
  return root === 'answers' ? { form, document: formOf?.(form), code } : undefined;
};

/** The conditions under which an answer is asked for, those of its section included. */
function conditionsOf(name: string, context: DiagnoseContext): Condition[] {
  const read = fieldRead(name, context);
  const field = read && topField(read.document, read.code);
  const section = read?.document?.sections.find(({ fields }) => fields.some((each) => each === field));
  return [section?.show_if, field?.show_if].filter((condition) => condition !== undefined);
}

const isOfChoice = (condition: Condition) =>
  variablesOf(condition).every((name) => name.startsWith('registration.'));

/** Whether answers are given only where the choices show their fields. */
function isPossible(assignment: Assignment, context: DiagnoseContext): boolean {
  const scope = scopeOf(assignment);
  return Object.entries(assignment).every(([name, value]) => {
    const conditions = conditionsOf(name, context).filter(isOfChoice);
    const isHidden = conditions.some((condition) => !holds(condition, scope));
    return isHidden ? value === undefined : true;
  });
}

/** Whether a registration like this can surely be submitted: each answer is asked for, and each is given. */
function isCertain(assignment: Assignment, context: DiagnoseContext): boolean {
  return Object.entries(assignment).every(([name, value]) => {
    const read = fieldRead(name, context);
    if (!read) return true;
    if (value === undefined) return conditionsOf(name, context).some(isOfChoice);
    const step = context.registrationSteps?.find(({ form_type }) => form_type === read.form);
    const isAlwaysAsked =
      step?.tracks === undefined &&
      step?.modes === undefined &&
      step?.days === undefined &&
      step?.skip_if === undefined;
    const known = valuesInContext(context)(name);
    return (
      isAlwaysAsked &&
      (known?.values !== undefined || known?.number !== undefined) &&
      conditionsOf(name, context).every(isOfChoice)
    );
  });
}

/** Sentences for the names of a registration's choices. */
const CHOICES: Readonly<Record<string, (value: SentenceValue) => Sentence>> = {
  'registration.track': (value) => says('ofTrack', { value }),
  'registration.mode': (value) => says('ofMode', { value }),
  'registration.registrations_day': (value) => says('ofDays', { value }),
  'registration.membershipType': (value) => says('ofMembership', { value }),
};

function inWords(assignment: Assignment): SentenceList {
  const list = Object.entries(assignment).map(([name, value]) => {
    const said = valueInWords(value);
    return CHOICES[name]?.(said) ?? says('ofAnswer', { name, value: said });
  });
  return { list, joined: 'commas' };
}

function valueInWords(value: unknown): SentenceValue {
  if (Array.isArray(value)) return { list: value.map(String), joined: 'and' };
  return value === undefined || value === null ? says('notAnswered') : String(value) || says('none');
}
