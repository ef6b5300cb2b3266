import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';

/** An error: place, problem and fix. */
export function documentFault(pointer: string, code: string, problem: string, expected?: string): Diagnostic {
  return { pointer, severity: 'error', code, problem, ...(expected !== undefined && { expected }) };
}

/** Something in a document that is worth a second look, and keeps nothing from being published. */
export function documentWarning(
  pointer: string,
  code: string,
  problem: string,
  expected?: string,
): Diagnostic {
  return { ...documentFault(pointer, code, problem, expected), severity: 'warning' };
}

/** A fault for each name that an earlier entry of the list has; `at` returns the pointer of an index. */
export function duplicateFaults(names: readonly string[], at: (index: number) => string): Diagnostic[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew
      ? []
      : [documentFault(at(index), 'duplicate_code', `"${name}" is already used by an earlier one.`)];
  });
}

/** A fault if a name is not known; nothing while the known names are undefined. */
export function danglingFault(
  pointer: string,
  what: string,
  name: string | undefined,
  known: readonly string[] | undefined,
): Diagnostic[] {
  if (name === undefined || known === undefined || known.includes(name)) return [];
  return [
    documentFault(
      pointer,
      'dangling',
      `There is no ${what} "${name}".${didYouMean(name, known)}`,
      known.join(', '),
    ),
  ];
}

/** As `duplicateFaults`, for a list of things that bear a `code`. */
export function duplicateCodes(list: readonly { readonly code: string }[], pointer: string): Diagnostic[] {
  return duplicateFaults(
    list.map(({ code }) => code),
    (index) => `${pointer}/${index}/code`,
  );
}

/** A warning for each name that an earlier entry has; empty names do not count. */
export function repeatedNames(
  names: readonly string[],
  at: (index: number) => string,
  why: string,
): Diagnostic[] {
  const seen = new Set<string>(['']);
  return names.flatMap((name, index) => {
    const isNew = name === '' || !seen.has(name);
    seen.add(name);
    return isNew ? [] : [documentWarning(at(index), 'duplicate_name', `"${name}" ${why}`)];
  });
}
