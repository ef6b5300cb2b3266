/** The members of a union that are told apart by one property, each under a name of its own made of its value there. */
export function discriminated(union: object, suffix: string): Record<string, object> {
  const property = discriminatorOf(union);
  const members = 'oneOf' in union && Array.isArray(union.oneOf) ? union.oneOf : [];
  if (property === undefined || members.length === 0) throw new Error(`${suffix} has no discriminator`);
  return Object.fromEntries(
    members.map((member: object) => [`${pascal(valueIn(member, property))}${suffix}`, member]),
  );
}

/** The property by which a union is told apart. */
export function discriminatorOf(node: object): string | undefined {
  const discriminator: unknown = 'discriminator' in node ? node.discriminator : undefined;
  return isRecord(discriminator) ? String(discriminator['propertyName']) : undefined;
}

/** The value that a member of a union always has in a property. */
export function valueIn(member: unknown, property: string): string {
  const properties = isRecord(member) ? member['properties'] : undefined;
  const schema = isRecord(properties) ? properties[property] : undefined;
  if (!isRecord(schema) || typeof schema['const'] !== 'string')
    throw new Error(`${property} tells nothing apart`);
  return schema['const'];
}

function pascal(words: string): string {
  return words
    .split('_')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
