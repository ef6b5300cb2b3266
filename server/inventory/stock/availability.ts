/** How much is left, in the words of the contract; the number is told only where it is little. */
export type Availability = { availability: 'open' | 'limited' | 'full'; left?: number };

/** So many left, or such a share of all, is little. */
const LIMITED = { count: 10, share: 0.2 } as const;

/** What a visitor is told of an item of which so much is taken; undefined is no limit. */
export function availabilityOf(taken: number, limit: number | undefined): Availability {
  if (limit === undefined) return { availability: 'open' };
  const left = Math.max(0, limit - taken);
  if (left === 0) return { availability: 'full', left };
  const isLimited = left <= LIMITED.count || left <= limit * LIMITED.share;
  return isLimited ? { availability: 'limited', left } : { availability: 'open' };
}
