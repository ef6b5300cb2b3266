import type { Direction, Sort } from '#engine/contract/desk.ts';
import { DIRECTIONS, SORTS } from '#engine/contract/desk-values.ts';

export type ListOrder = { readonly sort: Sort; readonly direction: Direction };

/** The newest first. */
export const DEFAULT_ORDER: ListOrder = { sort: 'started', direction: 'desc' };

/** The direction of a column that is sorted by for the first time: names from A, dates and amounts from the top. */
const firstDirection = (sort: Sort): Direction => (sort === 'name' ? 'asc' : 'desc');

/** The order of an address; the default for one that does not exist. */
export function orderIn(params: URLSearchParams): ListOrder {
  const sort = SORTS.find((each) => each === params.get('sort')) ?? DEFAULT_ORDER.sort;
  const direction = DIRECTIONS.find((each) => each === params.get('direction')) ?? firstDirection(sort);
  return { sort, direction };
}

/** The order after a press on a column's heading: by it, or the other way round. */
export const nextOrder = (now: ListOrder, sort: Sort): ListOrder => ({
  sort,
  direction: now.sort !== sort ? firstDirection(sort) : now.direction === 'asc' ? 'desc' : 'asc',
});

/** The part of an address for an order; as short as it can be. */
export const orderParams = ({ sort, direction }: ListOrder): { sort: string; direction: string } => ({
  sort: sort === DEFAULT_ORDER.sort ? '' : sort,
  direction: direction === firstDirection(sort) ? '' : direction,
});
