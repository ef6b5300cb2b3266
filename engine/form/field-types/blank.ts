/** Whitespace and invisible characters: zero-width characters, direction marks, Hangul fillers. */
const UNSEEN = /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether an answer that is one text, number or choice counts as not given: absent, or nothing that can be seen. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && UNSEEN.test(value));
}

/** Whether a list counts as not given: absent, or without a member. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** A text on one line, as it is sent: line breaks, which only a paste or a program brings, are spaces. */
export function onOneLine(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ') : value;
}

/** A text with line ends as browsers show them: form data and other systems write two characters for each. */
export function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** An answer of several lines, as it is sent and counted. */
export function onSeveralLines(value: unknown): unknown {
  return typeof value === 'string' ? withLineFeeds(value) : value;
}

/** No answer yet. */
export const unanswered = (): undefined => undefined;

/** Copies some constraints of a field to its schema, if present. */
export function constraints<Name extends string>(
  field: { readonly [Constraint in Name]?: unknown },
  names: readonly Name[],
): Record<string, unknown> {
  return Object.fromEntries(
    names.filter((name) => field[name] !== undefined).map((name) => [name, field[name]]),
  );
}
