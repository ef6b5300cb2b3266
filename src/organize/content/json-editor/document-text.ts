import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { alternatives, type Described, propertiesOf, type Written, within } from './described-schema.ts';

/** The longest object or list that is written on one line, in characters. */
const LINE = 88;

/**
 * A document as JSON for people: properties in the order in which its schema has them, since the database keeps none,
 * and what is short on one line.
 */
export function documentText(document: unknown, schema: Described): string {
  return written(ordered(document, [schema], schema), '');
}

/** A value with its properties in the order of its schemas; others after them. */
function ordered(value: unknown, schemas: readonly Described[], root: Described): unknown {
  const candidates = schemas.flatMap((schema) => alternatives(schema, root, textsOf(value)));
  const inside = (step: string | number) => candidates.flatMap((schema) => within(schema, step));
  if (Array.isArray(value)) return value.map((row) => ordered(row, inside(0), root));
  if (!isPlain(value)) return value;
  const known = candidates.flatMap((schema) => Object.keys(propertiesOf(schema)));
  const names = new Set([...known, ...Object.keys(value)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => Object.hasOwn(value, name))
      .map((name) => [name, ordered(value[name], inside(name), root)]),
  );
}

const textsOf = (value: unknown): Written =>
  new Map(
    Object.entries(isPlain(value) ? value : {}).map(([name, each]) => [
      name,
      typeof each === 'string' ? each : '',
    ]),
  );

function written(value: unknown, indent: string): string {
  const rows = Array.isArray(value)
    ? value.map((row) => ['', row] as const)
    : isPlain(value)
      ? Object.entries(value).map(([name, each]) => [`${JSON.stringify(name)}: `, each] as const)
      : [];
  if (rows.length === 0) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const isFlat = rows.every(([, each]) => typeof each !== 'object' || each === null);
  if (isFlat && indent !== '') {
    const space = Array.isArray(value) ? '' : ' ';
    const line = rows.map(([name, each]) => `${name}${JSON.stringify(each)}`).join(', ');
    if (indent.length + line.length <= LINE) return `${open}${space}${line}${space}${close}`;
  }
  const within = `${indent}  `;
  const lines = rows.map(([name, each]) => `${within}${name}${written(each, within)}`);
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
