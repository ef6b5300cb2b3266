import type { Condition } from '../../form/field/condition.ts';

const ITERATIONS: ReadonlySet<string> = new Set(['some', 'all', 'none']);
const WHOLE: ReadonlySet<string> = new Set(['registration', 'answers', 'row', '']);

/** A condition of a form as the rest of a flow would write it: `role` is `answers.personal.role`. */
export function asReadInFlow(condition: Condition, form: string): Condition {
  return renamed(condition, form) as Condition;
}

function renamed(node: unknown, form: string): unknown {
  if (Array.isArray(node)) return node.map((each) => renamed(each, form));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([operator, operand]: [string, unknown]) => {
      if (operator === 'var') return [operator, renamedName(operand, form)];
      if (!ITERATIONS.has(operator) || !Array.isArray(operand)) return [operator, renamed(operand, form)];
      // Inside an iteration `var` reads the item.
      const [list, ...items]: readonly unknown[] = operand;
      return [operator, [renamed(list, form), ...items]];
    }),
  );
}

function renamedName(operand: unknown, form: string): unknown {
  if (Array.isArray(operand)) return [renamedName(operand[0], form), ...operand.slice(1)];
  if (typeof operand !== 'string') return operand;
  const [root = ''] = operand.split('.');
  return WHOLE.has(root) ? operand : `answers.${form}.${operand}`;
}

/** The form and the field of `answers.FORM.FIELD`; undefined for any other name. */
export function answerNamed(name: string): { readonly form: string; readonly field: string } | undefined {
  const [root, form = '', field = '', ...deeper] = name.split('.');
  return root === 'answers' && field !== '' && deeper.length === 0 ? { form, field } : undefined;
}
