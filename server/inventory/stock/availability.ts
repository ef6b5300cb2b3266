/** Availability as in the contract; the number is given only if it is small. */
export type Availability = { availability: 'open' | 'limited' | 'full'; left?: number };

/** This many, or this share of all, is few. */
const LIMITED = { count: 10, share: 0.2 } as const;

/** The availability of an item; undefined means no limit. */
export function availabilityOf(taken: number, limit: number | undefined): Availability {
  if (limit === undefined) return { availability: 'open' };
  const left = Math.max(0, limit - taken);
  if (left === 0) return { availability: 'full', left };
  const isLimited = left <= LIMITED.count || left <= limit * LIMITED.share;
  return isLimited ? { availability: 'limited', left } : { availability: 'open' };
}
