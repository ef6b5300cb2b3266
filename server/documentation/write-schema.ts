import { discriminatorOf, valueIn } from './discriminated.ts';

/** A schema as plain JSON, without what is only there for programs. */
export type PlainSchema = Record<string, unknown>;

/**
 * Writes schemas for an OpenAPI document: one of the named schemas, wherever it stands inside another, becomes a
 * reference to its component.
 */
export function schemaWriter(components: Readonly<Record<string, object>>) {
  const names = new Map(Object.entries(components).map(([name, schema]) => [fingerprint(schema), name]));

  const copy = (node: unknown, self?: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => copy(item));
    if (typeof node !== 'object' || node === null) return node;
    const definition = '$ref' in node && /^#\/\$defs\/(\w+)$/.exec(String(node.$ref))?.[1];
    if (definition) return { $ref: `#/components/schemas/${definition}` };
    // Some combinators copy the schemas they are given, so these are known by what they say.
    const name = 'type' in node ? names.get(fingerprint(node)) : undefined;
    if (name !== undefined && name !== self) return { $ref: `#/components/schemas/${name}` };
    const copied = Object.fromEntries(
      Object.entries(node)
        // Its definitions are components here.
        .filter(([key]) => key !== '$defs')
        .map(([key, value]) => [key, copy(value)]),
    );
    return { ...copied, ...mapped(node) };
  };
  /** Which component is meant by which value: a discriminator that names none selects nothing. */
  const mapped = (node: object): object => {
    const propertyName = discriminatorOf(node);
    if (propertyName === undefined || !('oneOf' in node) || !Array.isArray(node.oneOf)) return {};
    const mapping = node.oneOf.map((member: object) => [
      valueIn(member, propertyName),
      `#/components/schemas/${names.get(fingerprint(member))}`,
    ]);
    return { discriminator: { propertyName, mapping: Object.fromEntries(mapping) } };
  };
  const asObject = (node: unknown): PlainSchema =>
    typeof node === 'object' && node !== null ? { ...node } : {};

  return {
    schema: (schema: object): PlainSchema => asObject(copy(schema)),
    /** The component itself, which is not a reference to itself. */
    definition: (name: string, schema: object): PlainSchema => asObject(copy(schema, name)),
  };
}

function fingerprint(schema: object): string {
  return JSON.stringify(schema);
}
