import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimTab, type TabClaim } from './tab-claim.ts';

type Callback = (lock: Lock | null) => unknown;
type Waiting = { run: () => void; reject: (error: Error) => void };

/** One lock as browsers keep it: a queue, and stealing. */
function fakeLocks() {
  let holder: { reject: (error: Error) => void } | undefined;
  const queue: Waiting[] = [];
  const aborted = () => new DOMException('gone', 'AbortError');
  const next = () => {
    if (!holder) queue.shift()?.run();
  };
  const request = (_: string, options: LockOptions, callback: Callback) =>
    new Promise<unknown>((resolve, reject) => {
      const run = () => {
        const mine = { reject };
        holder = mine;
        void Promise.resolve(callback({ mode: 'exclusive', name: 'x' })).then((value) => {
          if (holder === mine) holder = undefined;
          resolve(value);
          next();
        });
      };
      if (options.ifAvailable && holder) {
        resolve(callback(null));
        return;
      }
      if (options.steal) {
        holder?.reject(aborted());
        run();
        return;
      }
      const waiting = { run, reject };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        queue.splice(at, 1);
        reject(aborted());
      });
      next();
    });
  return { request } as unknown as LockManager;
}

/** Channels that hear each other, as those of the tabs of one browser do. */
function fakeChannels() {
  type Channel = {
    onmessage: BroadcastChannel['onmessage'];
    postMessage(data: unknown): void;
    close(): void;
  };
  const open = new Set<Channel>();
  return () => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of open) {
          if (other === channel) continue;
          queueMicrotask(() =>
            other.onmessage?.call({} as BroadcastChannel, { data } as MessageEvent<unknown>),
          );
        }
      },
      close: () => void open.delete(channel),
    };
    open.add(channel);
    return channel;
  };
}

function browser({ withLocks = true, withChannel = true } = {}) {
  const locks = withLocks ? fakeLocks() : undefined;
  const channels = fakeChannels();
  return (leave: (how: 'kept' | 'lost') => Promise<void> = async () => undefined): TabClaim =>
    claimTab({ name: 'x', locks, channel: withChannel ? channels() : undefined, leave });
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a registration in two tabs', () => {
  it('is worked on in the first and noticed by the second', async () => {
    const open = browser();
    const first = open();
    const second = open();
    await pass(299);
    expect([first.read(), second.read()]).toEqual(['active', 'asking']);
    await pass(1);
    expect([first.read(), second.read()]).toEqual(['active', 'elsewhere']);
  });

  it('is taken over once the first has put its work away', async () => {
    const open = browser();
    let written: () => void = () => undefined;
    const leave = vi.fn(() => new Promise<void>((resolve) => (written = resolve)));
    const first = open(leave);
    const second = open();
    await pass(300);
    second.takeOver();
    await pass(100);
    expect(leave).toHaveBeenCalledExactlyOnceWith('kept');
    expect([first.read(), second.read()]).toEqual(['elsewhere', 'asking']);
    written();
    await pass(0);
    expect([first.read(), second.read()]).toEqual(['elsewhere', 'active']);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('goes back and forth, and to a third', async () => {
    const open = browser();
    const tabs = [open(), open(), open()];
    await pass(300);
    for (const at of [1, 0, 2, 1]) {
      tabs[at]?.takeOver();
      await pass(10);
      expect(tabs.map((tab) => tab.read())).toEqual(
        tabs.map((_, index) => (index === at ? 'active' : 'elsewhere')),
      );
    }
  });

  it('is stolen from a tab that does not answer, which then writes nothing', async () => {
    const open = browser({ withChannel: false });
    const leave = vi.fn(async () => undefined);
    const first = open(leave);
    const second = open();
    await pass(300);
    second.takeOver();
    await pass(0);
    expect([first.read(), second.read()]).toEqual(['elsewhere', 'active']);
    expect(leave).toHaveBeenCalledExactlyOnceWith('lost');
  });

  it('stays where it was when the first is reloaded', async () => {
    const open = browser();
    const first = open();
    const second = open();
    await pass(300);
    first.close();
    const reloaded = open();
    await pass(0);
    expect([reloaded.read(), second.read()]).toEqual(['active', 'elsewhere']);
  });

  it('waits for a page that is going away as it is reloaded', async () => {
    const open = browser();
    const before = open();
    await pass(300);
    const reloaded = open();
    await pass(100);
    before.close();
    await pass(0);
    expect(reloaded.read()).toBe('active');
  });

  it('is taken over at once when the first has been closed', async () => {
    const open = browser();
    const first = open();
    const second = open();
    await pass(300);
    first.close();
    await pass(0);
    second.takeOver();
    await pass(0);
    expect(second.read()).toBe('active');
  });

  it('is back in a tab that it was put away in and never fetched from', async () => {
    const open = browser();
    const first = open();
    const second = open();
    await pass(300);
    second.takeOver();
    second.close();
    await pass(2_000);
    expect(first.read()).toBe('elsewhere');
    first.takeOver();
    await pass(0);
    expect(first.read()).toBe('active');
  });
});

it('is active in every tab of a browser without locks', () => {
  const open = browser({ withLocks: false });
  expect([open().read(), open().read()]).toEqual(['active', 'active']);
});
