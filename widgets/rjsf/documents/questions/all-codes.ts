import { isPlain } from '#engine/form/any-schema/data-path.ts';

/** The codes of everything in a document, however deep. */
export function allCodes(value: unknown, codes = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) allCodes(each, codes);
  if (!isPlain(value)) return codes;
  if (typeof value['code'] === 'string') codes.add(value['code']);
  for (const each of Object.values(value)) allCodes(each, codes);
  return codes;
}
