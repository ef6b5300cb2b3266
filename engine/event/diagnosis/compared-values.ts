/** The operator of a condition and its operands; undefined for a value. */
export function callIn(
  node: unknown,
): { readonly operator: string; readonly operands: readonly unknown[] } | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined;
  const [[operator, operand] = []] = Object.entries(node);
  if (operator === undefined) return undefined;
  return { operator, operands: Array.isArray(operand) ? operand : [operand] };
}

/** The name that a node reads, undefined for anything but a plain `var`. */
export function nameIn(node: unknown): string | undefined {
  const call = callIn(node);
  const [name] = call?.operator === 'var' ? call.operands : [];
  return typeof name === 'string' ? name : undefined;
}

/** A name and the values that a condition compares it with. */
export interface ComparedValues {
  readonly name: string;
  readonly operator: string;
  readonly values: readonly unknown[];
}

export const EQUALITIES: ReadonlySet<string> = new Set(['==', '===', '!=', '!==']);
export const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);
export const ITERATIONS: ReadonlySet<string> = new Set(['some', 'all', 'none']);

const isPlain = (node: unknown) => typeof node !== 'object' || node === null;

/** Every comparison of a name with plain values, those within iterations excepted: `var` reads their items. */
export function comparedValues(condition: unknown): ComparedValues[] {
  if (Array.isArray(condition)) return condition.flatMap(comparedValues);
  const call = callIn(condition);
  if (!call) return [];
  const { operator, operands } = call;
  if (operator === 'var') return [];
  if (ITERATIONS.has(operator)) return comparedValues(operands[0]);
  const own = comparison(operator, operands);
  return [...own, ...operands.flatMap(comparedValues)];
}

function comparison(operator: string, operands: readonly unknown[]): ComparedValues[] {
  if (operator === 'in') {
    const [needle, haystack] = operands;
    const [name, listName] = [nameIn(needle), nameIn(haystack)];
    if (name !== undefined && Array.isArray(haystack) && haystack.every(isPlain))
      return [{ name, operator, values: haystack }];
    return listName !== undefined && isPlain(needle)
      ? [{ name: listName, operator: 'has', values: [needle] }]
      : [];
  }
  if (!EQUALITIES.has(operator) && !ORDERS.has(operator)) return [];
  const values = operands.filter(isPlain);
  return operands.flatMap((operand) => {
    const name = nameIn(operand);
    return name === undefined || values.length === 0 ? [] : [{ name, operator, values }];
  });
}
