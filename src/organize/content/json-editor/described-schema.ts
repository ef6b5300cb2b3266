/** A JSON Schema as the server describes a kind of document: with a title and a description for each property. */
export interface Described {
  readonly [keyword: string]: unknown;
  readonly title?: string;
  readonly description?: string;
}

/** What is written in the object that a schema is for. */
export type Written = ReadonlyMap<string, string>;

const isSchema = (value: unknown): value is Described => typeof value === 'object' && value !== null;
const schemasIn = (value: unknown): Described[] => (Array.isArray(value) ? value.filter(isSchema) : []);

/** The properties of a schema by name. */
export const propertiesOf = (schema: Described): Readonly<Record<string, Described>> =>
  isSchema(schema['properties']) ? (schema['properties'] as Record<string, Described>) : {};

/** The schemas of a property or a row of a value that follows a schema. */
export function within(schema: Described, step: string | number): Described[] {
  if (typeof step === 'number') return isSchema(schema['items']) ? [schema['items']] : [];
  const named = propertiesOf(schema)[step];
  if (named) return [named];
  const patterns = isSchema(schema['patternProperties']) ? Object.entries(schema['patternProperties']) : [];
  const matching = patterns
    .filter(([pattern]) => new RegExp(pattern, 'u').test(step))
    .map(([, each]) => each);
  return [...matching, schema['additionalProperties']].filter(isSchema).slice(0, 1);
}

/** A schema with its references and its alternatives taken apart, each with its title and description. */
export function alternatives(schema: Described, root: Described, written: Written, depth = 0): Described[] {
  if (depth > 8) return [];
  const { $ref, anyOf, oneOf, ...rest } = schema;
  const referred = typeof $ref === 'string' ? [definition(root, $ref)] : [];
  const among = [...referred, ...schemasIn(anyOf), ...schemasIn(oneOf)].filter(isSchema);
  if (among.length === 0) return isContradicted(schema, written) ? [] : [schema];
  const { title, description } = rest;
  return among
    .flatMap((each) => alternatives(each, root, written, depth + 1))
    .map((each) => ({ ...(title && { title }), ...(description && { description }), ...each }));
}

function definition(root: Described, reference: string): Described | undefined {
  const definitions = root['$defs'];
  const found = isSchema(definitions) ? definitions[reference.replace('#/$defs/', '')] : undefined;
  return isSchema(found) ? found : undefined;
}

/** Whether a constant of a schema, such as its `type`, is written otherwise. */
function isContradicted(schema: Described, written: Written): boolean {
  return Object.entries(propertiesOf(schema)).some(([name, property]) => {
    const wanted = property['const'];
    const given = written.get(name);
    return typeof wanted === 'string' && given !== undefined && given !== '' && given !== wanted;
  });
}

/** The values that a schema names: a constant, an enumeration, or both of a boolean's. */
export function valuesOf(schema: Described): unknown[] {
  if (schema['const'] !== undefined) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  return schema['type'] === 'boolean' ? [true, false] : [];
}
