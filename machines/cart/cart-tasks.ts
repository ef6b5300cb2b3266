import type { Held } from '#engine/event/cart/item-states.ts';

/** A task that the visitor asks of the cart; tasks are performed one after another. */
export type CartTask =
  | {
      readonly kind: 'hold';
      readonly item: string;
      readonly quantity: number;
      /** In cents, for an item with a chosen amount. */
      readonly amount?: number;
      /** The item that is released once this one is held. */
      readonly from?: string;
    }
  | { readonly kind: 'release' | 'join' | 'leave' | 'accept' | 'decline'; readonly item: string }
  | { readonly kind: 'extend' };

/** The item of a task; empty if it concerns all items. */
export const itemOf = (task: CartTask): string => (task.kind === 'extend' ? '' : task.item);

const isChoice = ({ kind }: CartTask) => kind === 'hold' || kind === 'accept';

/** Whether a task makes a waiting one obsolete: for the same item, or for another if only one can be held. */
function replaces(task: CartTask, waiting: CartTask, isExclusive: boolean): boolean {
  return itemOf(task) === itemOf(waiting) || (isExclusive && isChoice(task) && isChoice(waiting));
}

/** The queue with a task at its end; the first task is already being performed and stays. */
export function enqueue(
  queue: readonly CartTask[],
  task: CartTask,
  isExclusive: boolean,
): readonly CartTask[] {
  const [underWay, ...waiting] = queue;
  if (!underWay) return [task];
  return [underWay, ...waiting.filter((each) => !replaces(task, each, isExclusive)), task];
}

/** What is held by item code once a task succeeds. */
export function heldAfter(
  held: ReadonlyMap<string, Held>,
  task: CartTask,
  isExclusive: boolean,
): ReadonlyMap<string, Held> {
  switch (task.kind) {
    case 'extend':
    case 'join':
    case 'leave':
    case 'decline':
      return held;
    case 'hold':
    case 'accept':
    case 'release': {
      const quantity = task.kind === 'hold' ? task.quantity : task.kind === 'accept' ? 1 : 0;
      const next = new Map(isExclusive && quantity > 0 ? [] : held);
      if (task.kind === 'hold' && task.from !== undefined) next.delete(task.from);
      const amount = (task.kind === 'hold' ? task.amount : undefined) ?? held.get(task.item)?.amount;
      if (quantity === 0) next.delete(task.item);
      else next.set(task.item, { quantity, amount });
      return next;
    }
    default:
      return task satisfies never;
  }
}
