/** Whether an answer that is one text, number or choice counts as not given: absent, or nothing but spaces. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** An answer nobody has given yet. */
export const unanswered = (): undefined => undefined;

/** Takes some constraints of a field over into its schema, those left out left out. */
export function constraints<Name extends string>(
  field: { readonly [Constraint in Name]?: unknown },
  names: readonly Name[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => field[name] !== undefined).map((name) => [name, field[name]]),
  );
}
