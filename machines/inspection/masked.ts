/** A masked value: its kind and length. */
export interface Masked {
  readonly masked: 'text' | 'number';
  readonly length: number;
}

/** Names that never contain personal data: the flow's own, as its author named them. */
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

/** Names below which nothing is personal: a flow's steps. */
const DOCUMENTS = new Set(['steps']);

/**
 * A value with all texts and numbers masked, except under names known to be harmless, so that a new field is masked by
 * default.
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

/** Whether it is plain data: actors and elements are not shown. */
function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function plainCopy(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null));
}
