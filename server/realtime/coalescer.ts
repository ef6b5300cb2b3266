/**
 * Collects items by group: the first is passed on immediately, later ones together after `pace` milliseconds, once the
 * former call has ended.
 */
export class Coalescer {
  readonly #groups = new Map<string, { waiting: Set<string>; timer: NodeJS.Timeout; busy: Promise<void> }>();
  readonly #pace: number;
  readonly #handOn: (group: string, items: ReadonlySet<string>) => Promise<void>;

  constructor(pace: number, handOn: (group: string, items: ReadonlySet<string>) => Promise<void>) {
    this.#pace = pace;
    this.#handOn = handOn;
  }

  add(group: string, item: string): void {
    const open = this.#groups.get(group);
    if (open) open.waiting.add(item);
    else this.#begin(group, new Set([item]));
  }

  /** Drops waiting items and waits for those in progress. */
  async stop(): Promise<void> {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    for (const { timer } of groups) clearTimeout(timer);
    await Promise.all(groups.map(({ busy }) => busy));
  }

  #begin(group: string, items: ReadonlySet<string>): void {
    const busy = this.#handOn(group, items);
    const timer = setTimeout(() => void busy.then(() => this.#end(group, timer)), this.#pace);
    this.#groups.set(group, { waiting: new Set(), timer, busy });
  }

  #end(group: string, timer: NodeJS.Timeout): void {
    const open = this.#groups.get(group);
    if (open?.timer !== timer) return;
    if (open.waiting.size === 0) this.#groups.delete(group);
    else this.#begin(group, open.waiting);
  }
}
