/** A personal value in whose place stands what kind of thing it is, and how long. */
export interface Masked {
  readonly masked: 'text' | 'number';
  readonly length: number;
}

/** Names under which no person is told of: what steers a flow, as its author named it. */
const SPEAKS_OF_NOBODY = new Set([
  'type',
  'kind',
  'status',
  'flow',
  'step',
  'steps',
  'phase',
  'started',
  'track',
  'mode',
  'form_type',
  'resumeAt',
  'visited',
  'version',
  'required',
  'state',
  'registrations_day',
  'reason',
]);

/** Where these stand, what is below speaks of nobody either: a flow's own steps. */
const DOCUMENTS = new Set(['steps']);

/**
 * A value with everything masked that might tell of a person: all texts and numbers but those under names that are known to
 * tell of nobody, so that a field that is added tomorrow is masked until somebody has thought about it.
 */
export function masked(value: unknown, name = '', depth = 0): unknown {
  if (depth > 12) return null;
  if (typeof value === 'string') {
    return value === '' || SPEAKS_OF_NOBODY.has(name) ? value : { masked: 'text', length: value.length };
  }
  if (typeof value === 'number') {
    return SPEAKS_OF_NOBODY.has(name) ? value : { masked: 'number', length: String(value).length };
  }
  if (Array.isArray(value)) return value.slice(0, 200).map((each) => masked(each, name, depth + 1));
  if (typeof value === 'object' && value !== null) {
    if (!isPlain(value)) return null;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [
        key,
        DOCUMENTS.has(key) ? plainCopy(each) : masked(each, key, depth + 1),
      ]),
    );
  }
  return typeof value === 'boolean' || value === null ? value : undefined;
}

/** What is no plain data, such as an actor or an element, is no part of what is looked at. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function plainCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
