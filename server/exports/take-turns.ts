import { setImmediate } from 'node:timers/promises';

/** The longest stretch of work on a list, in milliseconds: other calls wait no longer than that. */
const SHARE = 10;

/** Lets every other call that waits have its turn. */
export const takeTurns = (): Promise<void> => setImmediate();

/** The items of pages one by one, yielding to other calls after each stretch of work. */
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
