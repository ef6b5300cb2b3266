import { type Flag, isYes } from '#engine/form/field/flag.ts';

/** Availability as in the contract; the number is given only if it is small. */
export type Availability = { availability: 'open' | 'limited' | 'full'; left?: number };

/** This many, or this share of all, is few. */
const LIMITED = { count: 10, share: 0.2 } as const;

/** The availability of an item; undefined means no limit. With Y, the number left is given however large it is. */
export function availabilityOf(taken: number, limit: number | undefined, tellsLeft?: Flag): Availability {
  if (limit === undefined) return { availability: 'open' };
  const left = Math.max(0, limit - taken);
  if (left === 0) return { availability: 'full', left };
  const isLimited = left <= LIMITED.count || left <= limit * LIMITED.share;
  if (isLimited) return { availability: 'limited', left };
  return { availability: 'open', ...(isYes(tellsLeft) && { left }) };
}
