import { advanced, type EditHint, type EditHints, money, picture, to } from '../document-kind/edit-hint.ts';
import { documentKinds } from '../documents/registry.ts';
import { wordKeys } from './text-keys.ts';

const hints: EditHints = {
  'document.$schema': advanced,
  'document.kind': { group: 'identity', advanced: true },
  'document.code': { group: 'identity' },
  'option.amount': money,
  picture,
  track: to('event.tracks'),
  tracks: to('event.tracks'),
  day: to('event.days'),
  ...Object.assign({}, ...Object.values(documentKinds).map((kind) => kind.hints)),
};

/** What is edited with what its pattern asks for. */
const byPattern: Readonly<Record<string, EditHint>> = {
  '^\\d{4}-\\d{2}-\\d{2}$': { widget: 'date' },
  '^([01]\\d|2[0-3]):[0-5]\\d$': { widget: 'time' },
};

/** The hint for a property: of its place, or of what its pattern asks for; undefined where its type tells enough. */
export function editHint(at: string, schema: { readonly pattern?: unknown }): EditHint | undefined {
  const key = wordKeys(at).find((each) => Object.hasOwn(hints, each));
  if (key !== undefined && at.includes('.')) return hints[key];
  return byPattern[String(schema.pattern)];
}

/** The places that hints are given for. */
export const hintedPlaces = Object.keys(hints);
