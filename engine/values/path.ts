/**
 * Where a value stands in a form: a field's code, or `group.rowKey.code` inside a repeatable group.
 * Row keys stay with their row, so a path never comes to mean another answer when a row is removed.
 */
export type Path = string;

/** A path with `*` for the row key: which field it is, whatever the row. */
export type TemplatePath = string;

const SEPARATOR = '.';

/** Builds the path of a field inside a row. */
export function rowPath(group: string, rowKey: string, code: string): Path {
  return `${group}${SEPARATOR}${rowKey}${SEPARATOR}${code}`;
}

/** Takes a path of a row's field apart; undefined for the path of a field outside any group. */
export function parseRowPath(path: Path): { group: string; rowKey: string; code: string } | undefined {
  const first = path.indexOf(SEPARATOR);
  if (first < 0) return undefined;
  const second = path.indexOf(SEPARATOR, first + 1);
  return { group: path.slice(0, first), rowKey: path.slice(first + 1, second), code: path.slice(second + 1) };
}

/** The template of a path. */
export function templateOf(path: Path): TemplatePath {
  const row = parseRowPath(path);
  return row ? rowPath(row.group, '*', row.code) : path;
}
