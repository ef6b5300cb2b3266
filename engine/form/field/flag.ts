import Type, { type Static } from 'typebox';

/** The spec's yes and no: `Y` or `N` (spec §3), read at the edge with {@link isYes}. */
export const Flag = Type.Enum(['Y', 'N']);
export type Flag = Static<typeof Flag>;

/** Reads a flag; `otherwise` is the value of an absent one. */
export function isYes(flag: Flag | undefined, otherwise = false): boolean {
  return flag === undefined ? otherwise : flag === 'Y';
}
