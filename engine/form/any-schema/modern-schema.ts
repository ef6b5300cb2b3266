import type { RJSFSchema } from '@rjsf/utils';
import { isPlain } from './data-path.ts';
import { pointerStep } from './json-pointer.ts';

/** Drafts whose `$schema` ajv accepts. */
const READ = /^https?:\/\/json-schema\.org\/draft(?:-07\/schema|\/2019-09\/schema|\/2020-12\/schema)#?$/;
const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';
/** Keywords that contain data, in which names are not keywords. */
const DATA: ReadonlySet<string> = new Set([
  'const',
  'enum',
  'default',
  'examples',
  'required',
  'dependentRequired',
]);
/** Keywords that contain schemas by arbitrary names. */
const NAMED: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'definitions', '$defs', 'dependencies', 'dependentSchemas'],
]);

/**
 * A schema in the terms of current drafts: `true` and `false` as objects, draft-04's `id` and boolean
 * `exclusiveMinimum` converted, `$anchor` references as pointers, and no `$schema` that ajv does not read. Returns the
 * same object if nothing changes.
 */
export function modernSchema(given: unknown): unknown {
  if (given === true) return {};
  if (given === false) return { not: {} };
  if (!isPlain(given)) return given;
  const isDraft4 = /draft-0[34]\/schema/.test(String(given['$schema'] ?? ''));
  const anchors = anchorsIn(given);
  const { $schema: said, ...rest } = given;
  const isRead = said === undefined || (typeof said === 'string' && READ.test(said));
  if (!isDraft4 && anchors.size === 0 && isRead) return given;
  const modern = modernized(rest, isDraft4, anchors) as RJSFSchema;
  if (said === undefined) return modern;
  return { $schema: isRead ? said : DRAFT_7, ...modern };
}

/** The pointers of all `$anchor` of a schema, by name. */
function anchorsIn(root: unknown): Map<string, string> {
  const found = new Map<string, string>();
  const places: { value: unknown; pointer: string; named: boolean }[] = [
    { value: root, pointer: '#', named: false },
  ];
  for (let place = places.pop(); place; place = places.pop()) {
    const { value, pointer, named } = place;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, each] of Object.entries(value)) {
      if (!named && name === '$anchor' && typeof each === 'string') found.set(each, pointer);
      if (!named && DATA.has(name)) continue;
      places.push({
        value: each,
        pointer: `${pointer}/${pointerStep(name)}`,
        named: !named && NAMED.has(name),
      });
    }
  }
  return found;
}

function modernized(
  value: unknown,
  isDraft4: boolean,
  anchors: ReadonlyMap<string, string>,
  named = false,
): unknown {
  if (Array.isArray(value)) return value.map((each) => modernized(each, isDraft4, anchors));
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    if (named) return [[name, modernized(each, isDraft4, anchors)]];
    if (DATA.has(name)) return [[name, each]];
    if (name === '$ref' && typeof each === 'string')
      return [[name, (each.startsWith('#') && anchors.get(each.slice(1))) || each]];
    if (isDraft4 && name === 'id' && typeof each === 'string') return [['$id', each]];
    if (isDraft4 && typeof each === 'boolean' && /^exclusiveM(?:in|ax)imum$/.test(name)) return [];
    return [[name, modernized(each, isDraft4, anchors, NAMED.has(name))]];
  });
  const modern = Object.fromEntries(entries);
  if (!isDraft4 || named) return modern;
  for (const end of ['Minimum', 'Maximum'] as const) {
    const limit = end.toLowerCase();
    if (value[`exclusive${end}`] !== true || modern[limit] === undefined) continue;
    modern[`exclusive${end}`] = modern[limit];
    delete modern[limit];
  }
  return modern;
}
