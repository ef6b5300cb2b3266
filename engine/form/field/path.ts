/**
 * Where a value stands in a form: the codes of the fields that hold it and its own, joined by dots. Behind the code of a
 * repeatable group stands the key of a row (`guests._2.name`), behind that of variants the code of a shape
 * (`who.firm.name`). Keys stay with their row, so a path never comes to mean another answer when rows come, go or move.
 * In data that leaves or enters a form a row is spoken of by its index (`guests.1.name`).
 */
export type Path = string;

/** A path with `*` for every row: which field it is, whatever the row. */
export type TemplatePath = string;

const SEPARATOR = '.';

/** Builds a path from its steps. */
export function joinPath(...steps: readonly string[]): Path {
  return steps.join(SEPARATOR);
}

/** The steps of a path: codes, row keys, shapes. */
export function stepsOf(path: Path): string[] {
  return path.split(SEPARATOR);
}

/** The key of a form's n-th row: not a valid code or index. */
export function rowKey(n: number): string {
  return `_${n}`;
}

/** Whether a step is a row: a key, an index, or `*` for all; codes start with a letter. */
export function isRowStep(step: string): boolean {
  return !/^[A-Za-z]/.test(step);
}

/** The template of a path. */
export function templateOf(path: Path): TemplatePath {
  if (!path.includes(SEPARATOR)) return path;
  return stepsOf(path)
    .map((step) => (isRowStep(step) ? '*' : step))
    .join(SEPARATOR);
}

/** The row that a path leads into, the innermost one; undefined outside of any. */
export function rowOf(
  path: Path,
): { readonly group: Path; readonly key: string; readonly row: Path } | undefined {
  const steps = stepsOf(path);
  const at = steps.findLastIndex((step, index) => index < steps.length - 1 && isRowStep(step));
  if (at < 0) return undefined;
  return {
    group: joinPath(...steps.slice(0, at)),
    key: steps[at] ?? '',
    row: joinPath(...steps.slice(0, at + 1)),
  };
}

/** The prefixes of a path, longest first, including rows and shapes. */
export function pathsAbove(path: Path): Path[] {
  const above: Path[] = [];
  for (let at = path.lastIndexOf(SEPARATOR); at > 0; at = path.lastIndexOf(SEPARATOR, at - 1)) {
    above.push(path.slice(0, at));
  }
  return above;
}

/** Whether a path is another one or within it. */
export function isWithin(path: Path, holder: Path): boolean {
  return path === holder || path.startsWith(`${holder}${SEPARATOR}`);
}
