import type { Locale } from '../../form/languages/text.ts';
import type { EditHint } from '../document-kind/edit-hint.ts';
import type { Saying } from '../document-kind/reference-texts.ts';
import { type DocumentKind, metaSchemas } from '../documents/registry.ts';
import { documentReference } from './catalogue.ts';
import { definitionWith } from './definitions.ts';
import { editHint } from './edit-hints.ts';
import { wordKeys } from './text-keys.ts';

/** A JSON Schema as it is walked here; whether a property bears words and a hint, who described it says. */
export interface DescribedSchema {
  readonly [keyword: string]: unknown;
  readonly pattern?: string;
  readonly title?: string;
  readonly description?: string;
  /** How it is edited, where its type does not tell. */
  readonly 'x-edit'?: EditHint;
}

/** A property or a definition: where it stands, and its schema. */
type Describe = (place: string, schema: DescribedSchema) => DescribedSchema;

const metaSchemaOf = (kind: DocumentKind) => metaSchemas[kind] as unknown as DescribedSchema;

/** What holds one schema, a list of them, or several by name; what they hold stands where their holder does. */
const WITHIN = ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'patternProperties'] as const;

const isSchema = (value: unknown): value is DescribedSchema => typeof value === 'object' && value !== null;

function mapped(value: unknown, map: (schema: DescribedSchema, name: string) => DescribedSchema): unknown {
  if (!isSchema(value)) return value;
  if (Array.isArray(value)) return value.map((each, at) => (isSchema(each) ? map(each, String(at)) : each));
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, isSchema(each) ? map(each, name) : each]),
  );
}

/** A schema with everything in it described, however deep. */
function walk(schema: DescribedSchema, at: string, describe: Describe): DescribedSchema {
  const shared = definitionWith(schema['properties']);
  const place = shared ?? at;
  const within = (each: DescribedSchema) => walk(each, place, describe);
  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of WITHIN) {
    const value = schema[keyword];
    if (!isSchema(value)) continue;
    const isOne = keyword === 'items' || keyword === 'additionalProperties';
    copy[keyword] = isOne ? within(value) : mapped(value, within);
  }
  if (schema['properties'] !== undefined) {
    copy['properties'] = mapped(schema['properties'], (each, name) => {
      const of = `${place}.${name}`;
      return describe(of, walk(each, of, describe));
    });
  }
  if (schema['$defs'] !== undefined) {
    copy['$defs'] = mapped(schema['$defs'], (each, name) => {
      const of = name === 'Field' ? 'field' : `field:${name}`;
      return describe(of, walk(each, of, describe));
    });
  }
  return shared === undefined ? copy : describe(shared, copy);
}

/** What is said of a place in a language; undefined where nothing is. */
export function sayingOf(place: string, locale: Locale): Saying | undefined {
  const words: Readonly<Record<string, Saying>> = documentReference[locale];
  const key = wordKeys(place).find((each) => Object.hasOwn(words, each));
  return key === undefined ? undefined : words[key];
}

/** The meta-schema of a kind of document with words of a language and hints at every property. */
export function describedSchema(kind: DocumentKind, locale: Locale): DescribedSchema {
  const describe: Describe = (place, schema) => {
    const [title, description] = sayingOf(place, locale) ?? [];
    const hint = editHint(place, schema);
    return { ...schema, ...(title && { title, description }), ...(hint && { 'x-edit': hint }) };
  };
  return describe(kind, walk(metaSchemaOf(kind), kind, describe));
}

/** Where every property and every definition of a kind of document stands, shared ones once. */
export function placesOf(kind: DocumentKind): ReadonlySet<string> {
  const places = new Set([kind as string]);
  walk(metaSchemaOf(kind), kind, (place, schema) => {
    places.add(place);
    return schema;
  });
  return places;
}
