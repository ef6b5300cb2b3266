import { isPlain } from '../../form/any-schema/data-path.ts';

/** A new code for a field of a form. */
export interface FieldRenaming {
  readonly form: string;
  /** The codes of the groups that it is in, and its own. */
  readonly path: readonly string[];
  readonly to: string;
}

type Entry = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value.filter(isPlain) : []);

/** The fields of a form document that a path leads through, the last one being its own; undefined if it leads nowhere. */
export function fieldsAlong(form: Entry, path: readonly string[]): readonly Entry[] | undefined {
  let fields = entriesOf(form['sections']).flatMap((section) => entriesOf(section['fields']));
  const found: Entry[] = [];
  for (const code of path) {
    const field = fields.find((each) => each['code'] === code);
    if (!field) return undefined;
    found.push(field);
    fields = [...entriesOf(field['fields'])];
  }
  return found;
}

/** The fields beside one. */
export function fieldsBeside(form: Entry, path: readonly string[]): readonly Entry[] {
  const holder = fieldsAlong(form, path.slice(0, -1))?.at(-1);
  return holder
    ? entriesOf(holder['fields'])
    : entriesOf(form['sections']).flatMap((section) => entriesOf(section['fields']));
}

/**
 * A document with a field of a form under another code: in its form, which keeps the former one so that answers are found,
 * in conditions, defaults, rows on a timeline, memberships, and wherever a form and a field are named. The same object if
 * it has none of them.
 */
export function withFieldRenamed(document: unknown, { form, path, to }: FieldRenaming): unknown {
  if (!isPlain(document)) return document;
  const isOwn = document['kind'] === 'form' && document['code'] === form;
  const asks = document['kind'] === 'membership' && document['form_type'] === form;
  const along = isOwn ? (fieldsAlong(document, path) ?? []) : [];
  const rows = along.findLast((field, at) => at < along.length - 1 && isRows(field));
  const field = along.at(-1);
  const holder = along.at(-2);
  const own = path.at(-1) ?? '';
  const [was, is] = [path.join('.'), [...path.slice(0, -1), to].join('.')];
  const everywhere: readonly [string, string] = [`answers.${form}.${was}`, `answers.${form}.${is}`];
  const near: readonly [string, string] = [was, is];
  const inRow = path.slice(rows ? along.indexOf(rows) + 1 : path.length);
  const ofRow: readonly [string, string] = [
    ['row', ...inRow].join('.'),
    ['row', ...inRow.slice(0, -1), to].join('.'),
  ];

  return mapped(document, [], false);

  function mapped(value: unknown, at: readonly string[], isInRows: boolean): unknown {
    if (typeof value === 'string') return text(value, at, isInRows);
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) => mapped(item, [...at, '*'], isInRows));
      return items.some((item, index) => item !== value[index]) ? items : value;
    }
    if (!isPlain(value)) return value;
    const isWithin = isInRows || (rows !== undefined && value === rows);
    const entries = Object.entries(value).map(([name, each]) => {
      // The names of what a condition reads are told apart from other texts by where they are.
      const now = mapped(
        each,
        [...at, value === holder && name === 'timeline' ? 'timeline!' : name],
        isWithin,
      );
      return [name, now] as const;
    });
    const isNamed = value['form'] === form && value['field'] === was;
    if (value !== field && !isNamed && entries.every(([name, each]) => each === value[name])) return value;
    const changed: Record<string, unknown> = Object.fromEntries(entries);
    if (isNamed) changed['field'] = is;
    return value === field ? withCode(changed) : changed;
  }

  /** The field with its new code, the first of its properties that says what it was called. */
  function withCode({ code: _, was: before, ...others }: Record<string, unknown>): Entry {
    const codes = [own, ...(Array.isArray(before) ? before : [])].filter((code) => code !== to);
    return { code: to, ...(codes.length > 0 && { was: codes.slice(0, 20) }), ...others };
  }

  function text(value: string, at: readonly string[], isInRows: boolean): string {
    const isVar = at.at(-1) === 'var' || (at.at(-1) === '*' && at.at(-2) === 'var');
    const global = replaced(value, everywhere);
    if (global !== undefined) return global;
    if (isVar) {
      const local = isOwn || asks ? replaced(value, near) : undefined;
      return local ?? (isInRows ? replaced(value, ofRow) : undefined) ?? value;
    }
    const isOnTimeline = at.at(-2) === 'timeline!';
    const isAsked = asks && path.length === 1 && (at[0] === 'questions' || at.at(-1) === 'decline_field');
    return value === own && (isOnTimeline || isAsked) ? to : value;
  }
}

/** A name that is another one, or a part of it. */
function replaced(name: string, [was, is]: readonly [string, string]): string | undefined {
  if (name === was) return is;
  return name.startsWith(`${was}.`) ? `${is}${name.slice(was.length)}` : undefined;
}

const isRows = (field: Entry): boolean => field['type'] === 'repeatable_group';
