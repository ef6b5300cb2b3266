import type { Diagnostic } from './diagnostic.ts';
import { didYouMean } from './did-you-mean.ts';
import { says } from './problems.ts';
import type { Sentence } from './sentence.ts';

type Problem = Sentence | readonly Sentence[];

const isOne = (problem: Problem): problem is Sentence => 'says' in problem;

/** An error: place, problem and fix. */
export function documentFault(
  pointer: string,
  code: string,
  problem: Problem,
  expected?: string | Sentence,
): Diagnostic {
  return {
    pointer,
    severity: 'error',
    code,
    problem: isOne(problem) ? [problem] : problem,
    ...(expected !== undefined && { expected }),
  };
}

/** Something in a document that is worth a second look, and keeps nothing from being published. */
export function documentWarning(
  pointer: string,
  code: string,
  problem: Problem,
  expected?: string | Sentence,
): Diagnostic {
  return { ...documentFault(pointer, code, problem, expected), severity: 'warning' };
}

/** An error at the holder of a property that is missing, with what else is to be said. */
export function missingFault(
  pointer: string,
  property: string,
  expected?: string,
  ...more: Sentence[]
): Diagnostic {
  const problem = [says('missing', { name: property }), ...more];
  return { ...documentFault(pointer, 'missing', problem, expected), property };
}

/** A fault for each name that an earlier entry of the list has; `at` returns the pointer of an index. */
export function duplicateFaults(names: readonly string[], at: (index: number) => string): Diagnostic[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew ? [] : [documentFault(at(index), 'duplicate_code', says('alreadyUsed', { name }))];
  });
}

/** What a document can name in another place. */
export type Named =
  | 'answer'
  | 'day'
  | 'filter'
  | 'floor'
  | 'form'
  | 'group'
  | 'level'
  | 'list'
  | 'location'
  | 'mode'
  | 'offers'
  | 'option'
  | 'page'
  | 'plan'
  | 'row'
  | 'slot'
  | 'track'
  | 'type'
  | 'workshop';

/** "There is no track "x"." */
export const thereIsNo = (what: Named, name: string): Sentence => says(`no_${what}`, { name });

/** A fault if a name is not known; nothing while the known names are undefined. */
export function danglingFault(
  pointer: string,
  what: Named,
  name: string | undefined,
  known: readonly string[] | undefined,
): Diagnostic[] {
  if (name === undefined || known === undefined || known.includes(name)) return [];
  const problem = [thereIsNo(what, name), ...didYouMean(name, known)];
  return [documentFault(pointer, 'dangling', problem, known.join(', '))];
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
  problem: (name: string) => Sentence,
): Diagnostic[] {
  const seen = new Set<string>(['']);
  return names.flatMap((name, index) => {
    const isNew = name === '' || !seen.has(name);
    seen.add(name);
    return isNew ? [] : [documentWarning(at(index), 'duplicate_name', problem(name))];
  });
}
