import { setImmediate } from 'node:timers/promises';

/** How long a list is worked on at once, in milliseconds: other calls wait no longer than that for their turn. */
const SHARE = 10;

/** Lets every other call that waits have its turn. */
export const takeTurns = (): Promise<void> => setImmediate();

/** The items of pages one by one, with a turn for other calls whenever work on them has taken its share of time. */
export async function* shared<Item>(pages: AsyncIterable<readonly Item[]>): AsyncGenerator<Item> {
  for await (const page of pages) {
    let since = performance.now();
    for (const item of page) {
      yield item;
      if (performance.now() - since < SHARE) continue;
      await takeTurns();
      since = performance.now();
    }
  }
}
