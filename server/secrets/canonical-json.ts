import { stringify } from 'safe-stable-stringify';

/** JSON with sorted keys, for hashes and comparisons. */
export function canonicalJson(value: unknown): string {
  return stringify(value) ?? '';
}
