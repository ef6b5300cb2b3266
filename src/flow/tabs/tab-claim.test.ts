import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimTab, type TabClaim } from './tab-claim.ts';

type Callback = (lock: Lock | null) => unknown;
type Waiting = { run: () => void; reject: (error: Error) => void };

/** Promises of the browser that stay open: a request that was aborted, one that steals, and what is queried. */
type Silent = 'aborted' | 'stolen' | 'steal' | 'ifAvailable' | 'query' | 'all';

/** One lock as browsers keep it: a queue, and stealing; what is asked for comes `late`, in milliseconds. */
function fakeLocks(late = 0, silent: readonly Silent[] = []) {
  const isSilent = (what: Silent) => silent.includes(what) || silent.includes('all');
  let holder: { reject: (error: Error) => void; clientId: string } | undefined;
  let made = 0;
  const queue: Waiting[] = [];
  const aborted = () => new DOMException('gone', 'AbortError');
  const next = () => {
    if (!holder) queue.shift()?.run();
  };
  const request = (_: string, options: LockOptions, callback: Callback) =>
    new Promise<unknown>((resolve, reject) => {
      const run = () => {
        made += 1;
        const mine = { reject, clientId: `client-${made}` };
        holder = mine;
        void Promise.resolve(callback({ mode: 'exclusive', name: 'x' })).then((value) => {
          if (holder === mine) holder = undefined;
          resolve(value);
          next();
        });
      };
      if (isSilent('all')) return;
      if (options.ifAvailable && isSilent('ifAvailable')) return;
      if (options.ifAvailable && holder) {
        resolve(callback(null));
        return;
      }
      if (options.steal) {
        if (isSilent('steal')) return;
        if (!isSilent('stolen')) holder?.reject(aborted());
        run();
        return;
      }
      const waiting = { run, reject };
      queue.push(waiting);
      options.signal?.addEventListener('abort', () => {
        const at = queue.indexOf(waiting);
        if (at < 0) return;
        // As Chromium 156 does with one that is aborted before it has reached the browser's process.
        if (isSilent('aborted')) return;
        queue.splice(at, 1);
        reject(aborted());
      });
      if (late === 0) next();
      else setTimeout(next, late);
    });
  const query = async () => {
    if (isSilent('query')) await new Promise(() => undefined);
    return {
      held: holder ? [{ name: 'x', mode: 'exclusive', clientId: holder.clientId }] : [],
      pending: [],
    };
  };
  return { request, query } as unknown as LockManager;
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

type Leave = (how: 'kept' | 'lost') => Promise<void>;

function browser({ withLocks = true, withChannel = true, late = 0, silent = [] as readonly Silent[] } = {}) {
  const locks = withLocks ? fakeLocks(late, silent) : undefined;
  const channels = fakeChannels();
  return (leave: Leave = async () => undefined, { answers = withChannel } = {}): TabClaim =>
    claimTab({ name: 'x', locks, channel: answers ? channels() : undefined, leave });
}

/** Every state that a claim comes to from now on. */
function statesOf(claim: TabClaim): string[] {
  const states = [claim.read() as string];
  claim.subscribe(() => states.push(claim.read()));
  return states;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a registration in two tabs', () => {
  it('is worked on in the first and noticed by the second', async () => {
    const open = browser();
    const first = open();
    const second = open();
    expect([first.read(), second.read()]).toEqual(['active', 'asking']);
    await pass(0);
    expect([first.read(), second.read()]).toEqual(['active', 'elsewhere']);
  });

  it('is never said to be elsewhere while the one tab there is waits for a lock that comes late', async () => {
    const states = statesOf(browser({ late: 10_000 })());
    await pass(10_000);
    expect(states).toEqual(['asking', 'active']);
  });

  it('is noticed by the second where the first is too busy to answer', async () => {
    const open = browser();
    const first = open(undefined, { answers: false });
    const second = open();
    await pass(2_000);
    expect([first.read(), second.read()]).toEqual(['active', 'elsewhere']);
    second.takeOver();
    await pass(2_000);
    expect([first.read(), second.read()]).toEqual(['elsewhere', 'active']);
  });

  it('is worked on here once a page that took long to go away is gone', async () => {
    const open = browser();
    const before = open(undefined, { answers: false });
    const reloaded = open();
    await pass(5_000);
    before.close();
    await pass(0);
    expect(reloaded.read()).toBe('active');
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
    await pass(1_000);
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
    const before = open(undefined, { answers: false });
    await pass(300);
    const reloaded = open();
    const states = statesOf(reloaded);
    await pass(100);
    before.close();
    await pass(0);
    expect(states).toEqual(['asking', 'active']);
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

describe('a browser that leaves a promise open', () => {
  const silences: readonly (readonly Silent[])[] = [
    ['aborted'],
    ['aborted', 'query'],
    ['stolen'],
    ['steal'],
    ['ifAvailable'],
    ['aborted', 'stolen', 'ifAvailable', 'steal', 'query'],
  ];
  it.each(silences.map((silent) => [silent]))('keeps no tab waiting: %j', async (silent) => {
    const open = browser({ silent });
    const tabs = [open(), open()];
    await pass(0);
    expect(tabs.map((tab) => tab.read())).toEqual(['active', 'elsewhere']);
    for (const at of [1, 0, 1]) {
      tabs[at]?.takeOver();
      await pass(5_000);
      expect(tabs.map((tab) => tab.read())).toEqual(
        tabs.map((_, index) => (index === at ? 'active' : 'elsewhere')),
      );
    }
  });

  it('lets a tab work without a lock where nothing is ever answered', async () => {
    const claim = browser({ silent: ['all'] })();
    await pass(5_000);
    expect(claim.read()).toBe('active');
  });

  it('keeps a request that was given up from holding the lock once it is granted', async () => {
    const open = browser({ silent: ['aborted'] });
    const first = open();
    const second = open();
    await pass(0);
    first.close();
    await pass(0);
    expect(second.read()).toBe('elsewhere');
    expect(open().read()).toBe('active');
  });
});

it('is active where the browser denies its locks, as with storage blocked', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const claim = claimTab({
    name: 'x',
    locks: { request: denied, query: denied } as unknown as LockManager,
    channel: undefined,
    leave: async () => undefined,
  });
  await pass(0);
  expect(claim.read()).toBe('active');
});

it('is active in every tab of a browser without locks', () => {
  const open = browser({ withLocks: false });
  expect([open().read(), open().read()]).toEqual(['active', 'active']);
});
