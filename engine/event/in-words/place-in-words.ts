import { type DataPath, isPlain, valueAt } from '../../form/any-schema/data-path.ts';
import type { Locale } from '../../form/languages/text.ts';
import { nameOrCode } from './item-name.ts';

type Schema = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Definitions whose values are edited as one, by `formOfSchema`. */
const WHOLE: ReadonlySet<string> = new Set(['#/$defs/Text', '#/$defs/Json', '#/$defs/Condition']);

/** The path of a pointer in data; an entry of a list may be named by its code. */
export function placeOf(pointer: string, data: unknown): DataPath {
  const path: (string | number)[] = [];
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    const holder = valueAt(data, path);
    if (!Array.isArray(holder)) path.push(name);
    else if (/^\d+$/.test(name)) path.push(Number(name));
    else path.push(holder.findIndex((each) => isPlain(each) && each['code'] === name));
  }
  return path;
}

/** A place of a document as its form names it: the titles of properties, and the names of entries or their numbers. */
export function placeInWords(path: DataPath, document: unknown, schema: Schema, locale: Locale): string[] {
  let candidates = expanded(schema, schema, document);
  const words: string[] = [];
  path.forEach((step, at) => {
    const value = valueAt(document, path.slice(0, at + 1));
    const next = inside(candidates, step);
    const title = next.map((each) => each['title']).find((each) => typeof each === 'string');
    if (typeof step !== 'number') words.push(String(title ?? step));
    else {
      const list = words.pop() ?? '';
      // The name of an entry needs no list before it.
      words.push((isPlain(value) && nameOrCode(value, locale)) || `${list} ${step + 1}`.trim());
    }
    candidates = next.flatMap((each) => expanded(each, schema, value));
  });
  return words;
}

/** The place of the field that a place is edited in: a text in each language or a condition is one field. */
export function fieldOf(path: DataPath, document: unknown, schema: Schema): DataPath {
  let candidates = expanded(schema, schema, document);
  for (const [at, step] of path.entries()) {
    const next = inside(candidates, step);
    const within = path.slice(0, at + 1);
    if (next.some(({ $ref: ref }) => typeof ref === 'string' && WHOLE.has(ref))) return within;
    candidates = next.flatMap((each) => expanded(each, schema, valueAt(document, within)));
  }
  return path;
}

/** The schemas of an entry or a property of something that is of one of these. */
const inside = (candidates: readonly Schema[], step: string | number): readonly Schema[] =>
  candidates.flatMap((each) => {
    if (typeof step === 'string') return namedIn(each, step);
    return isPlain(each['items']) ? [each['items']] : [];
  });

/** The schemas of a property by its name. */
function namedIn(schema: Schema, name: string): readonly Schema[] {
  const { properties, additionalProperties } = schema as {
    properties?: unknown;
    additionalProperties?: unknown;
  };
  if (isPlain(properties) && Object.hasOwn(properties, name)) {
    const own = properties[name];
    return isPlain(own) ? [own] : [];
  }
  return isPlain(additionalProperties) ? [additionalProperties] : [];
}

/** A schema with what it refers to and the branches that a value may be in. */
function expanded(schema: Schema, root: Schema, value: unknown): readonly Schema[] {
  const { $ref: ref } = schema;
  const target = typeof ref === 'string' ? valueAt(root, ref.split('/').slice(1)) : undefined;
  const branches = [...listOf(schema['anyOf']), ...listOf(schema['oneOf']), ...listOf(schema['allOf'])];
  const within = [target, ...branches].filter(isPlain).flatMap((each) => expanded(each, root, value));
  return [schema, ...within].filter((each) => mayBe(each, value));
}

/** Whether a value may be of a schema: no constant of its properties differs. */
function mayBe(schema: Schema, value: unknown): boolean {
  const { properties } = schema;
  if (!isPlain(properties) || !isPlain(value)) return true;
  return Object.entries(properties).every(
    ([name, each]) => !isPlain(each) || !('const' in each) || each['const'] === value[name],
  );
}
