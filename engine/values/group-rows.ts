import { isYes } from '../configuration/flag.ts';
import { isRecord } from '../field-types/shape.ts';
import type { FormField } from '../translate/form-fields.ts';
import type { FieldStates } from './field-states.ts';
import { type Path, parseRowPath, rowPath, type TemplatePath } from './path.ts';

/** The rows of a form's repeatable groups: which there are, and the states of their fields. */
export interface GroupRows {
  isGroup(path: Path): boolean;
  keysOf(group: Path): readonly string[];
  fieldsOf(group: Path): readonly FormField[];
  /** Adds a row with these answers, or with initial ones; gives its key and the paths it brings. */
  add(
    group: Path,
    answers?: Readonly<Record<string, unknown>>,
  ): { readonly key: string; readonly paths: Path[] };
  remove(group: Path, key: string): void;
  /** Gives a group its first rows: those given, then as many as it must have; gives the paths they bring. */
  seed(group: Path, field: FormField, given: unknown): Path[];
  /** The path of a field that is spoken of by its row's index. */
  locate(path: Path): Path;
}

/** Creates the rows of a form; `begin` adds a field with the answer it is given, or its first. */
export function createGroupRows(
  fields: ReadonlyMap<TemplatePath, FormField>,
  states: FieldStates,
  begin: (path: Path, field: FormField, given: unknown) => void,
): GroupRows {
  const keys = new Map<Path, readonly string[]>();
  const inGroup = new Map<Path, FormField[]>();
  let made = 0;
  for (const field of fields.values()) {
    if (field.group === undefined) continue;
    const list = inGroup.get(field.group);
    if (list) list.push(field);
    else inGroup.set(field.group, [field]);
  }
  const keysOf = (group: Path) => keys.get(group) ?? [];
  const fieldsOf = (group: Path) => inGroup.get(group) ?? [];

  function set(group: Path, now: readonly string[]): void {
    keys.set(group, now);
    states.patch(group, { value: now });
  }

  function add(group: Path, answers: Readonly<Record<string, unknown>> = {}) {
    made += 1;
    const key = `r${made}`;
    const paths = fieldsOf(group).map((field) => {
      const { code } = field.field;
      const path = rowPath(group, key, code);
      begin(path, field, Object.hasOwn(answers, code) ? answers[code] : undefined);
      return path;
    });
    set(group, [...keysOf(group), key]);
    return { key, paths };
  }

  function remove(group: Path, key: string): void {
    for (const field of fieldsOf(group)) states.remove(rowPath(group, key, field.field.code));
    set(
      group,
      keysOf(group).filter((candidate) => candidate !== key),
    );
  }

  return {
    isGroup: (path) => inGroup.has(path),
    keysOf,
    fieldsOf,
    add,
    remove,
    seed(group, { field }, given) {
      for (const key of keysOf(group)) remove(group, key);
      set(group, []);
      const least = 'minItems' in field ? field.minItems : undefined;
      const minimum = least ?? (isYes(field.required, true) ? 1 : 0);
      const list: readonly unknown[] = Array.isArray(given) ? given : [];
      const rows = [...list, ...Array.from({ length: Math.max(0, minimum - list.length) })];
      return rows.flatMap((row) => add(group, isRecord(row) ? row : {}).paths);
    },
    locate(path) {
      const row = parseRowPath(path);
      if (!row || states.has(path)) return path;
      const key = keysOf(row.group)[Number(row.rowKey)];
      return key === undefined ? path : rowPath(row.group, key, row.code);
    },
  };
}
