/** Subscribers by channel; a channel exists while it has any. */
export class Subscriptions<Listener> {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #channels = new Map<Listener, Set<string>>();

  add(listener: Listener, channel: string): void {
    this.#listeners.set(channel, (this.#listeners.get(channel) ?? new Set()).add(listener));
    this.#channels.set(listener, (this.#channels.get(listener) ?? new Set()).add(channel));
  }

  remove(listener: Listener, channel: string): void {
    this.#channels.get(listener)?.delete(channel);
    const listeners = this.#listeners.get(channel);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#listeners.delete(channel);
  }

  removeAll(listener: Listener): void {
    for (const channel of this.channelsOf(listener)) this.remove(listener, channel);
    this.#channels.delete(listener);
  }

  has(listener: Listener, channel: string): boolean {
    return this.#channels.get(listener)?.has(channel) ?? false;
  }

  countOf(listener: Listener): number {
    return this.#channels.get(listener)?.size ?? 0;
  }

  of(channel: string): Iterable<Listener> {
    return this.#listeners.get(channel) ?? [];
  }

  /** The channels with subscribers. */
  names(): string[] {
    return [...this.#listeners.keys()];
  }

  /** The channels that one listens to. */
  channelsOf(listener: Listener): string[] {
    return [...(this.#channels.get(listener) ?? [])];
  }
}
