import { CONDITION_OPERATORS, type Condition } from '../../../form/field/condition.ts';
import { holds, operatorsOf, variablesOf } from '../../../form/rules/condition.ts';
import type { FlowDocument } from './schema.ts';

const KNOWN: ReadonlySet<string> = new Set(CONDITION_OPERATORS);

/** The forms that are asked before a step. */
export function formsBefore({ steps }: FlowDocument, index: number): string[] {
  return steps.slice(0, index).flatMap(({ form_type }) => form_type ?? []);
}

/** Whether a condition reads nothing and holds. */
export function isAlways(condition: Condition): boolean {
  const isKnown = operatorsOf(condition).every((operator) => KNOWN.has(operator));
  return isKnown && variablesOf(condition).length === 0 && holds(condition, {});
}

/** The forms that names are read of, without those that were asked. */
export function unasked(names: readonly string[], asked: readonly string[]): string[] {
  const forms = names.flatMap((name) => {
    const [root, form] = name.split('.');
    return root === 'answers' && form !== undefined ? [form] : [];
  });
  return [...new Set(forms)].filter((form) => !asked.includes(form));
}
