import { RE2JS } from 're2js';
import { ecmaPattern } from './ecma-pattern.ts';

/**
 * Compiles a pattern of ECMAScript (JSON Schema §6.4) to RE2, which matches in linear time; throws if RE2 cannot express
 * it. It is written as a regular expression is: ajv tells patterns apart by that.
 */
function compile(pattern: string, flags: string): { test(text: string): boolean; toString(): string } {
  const compiled = RE2JS.compile(ecmaPattern(pattern), flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0);
  return {
    test: (text) => compiled.matcher(text).find(),
    toString: () => `/${pattern}/${flags}`,
  };
}

/** The `code.regExp` of ajv: every pattern of a document runs through RE2 instead of the backtracking engine. */
export const linearRegExp = Object.assign(compile, { code: 'linearRegExp' });

/** What is wrong with a pattern, or undefined if it runs in linear time. */
export function patternProblem(pattern: string): string | undefined {
  try {
    RE2JS.compile(ecmaPattern(pattern));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
