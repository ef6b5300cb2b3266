import { stringify } from 'safe-stable-stringify';

/** JSON whose keys are in one order, whatever order they came in: for hashes and comparisons. */
export function canonicalJson(value: unknown): string {
  return stringify(value) ?? '';
}
