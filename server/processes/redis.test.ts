import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { busContract } from './bus.contract.ts';
import { Bus } from './bus.ts';
import { openSharedRedis, type SharedRedis } from './shared-redis.ts';
import { startRedis } from './testing/start-redis.ts';

/** Long enough for a machine that does much else. */
const soon = (check: () => unknown) => vi.waitFor(check, 60_000);

const redis = await startRedis();
if (!redis.ok) process.stdout.write(`skipping what needs Redis: ${redis.reason}\n`);

describe.skipIf(!redis.ok)('processes that share a Redis', () => {
  if (!redis.ok) return;
  const opened: SharedRedis[] = [];
  afterAll(() => redis.stop());
  const open = (namespace = 'test', watcher = { lost: vi.fn(), back: vi.fn() }) => {
    const shared = openSharedRedis(redis.url, namespace, watcher);
    opened.push(shared);
    return shared;
  };
  afterEach(() => {
    for (const shared of opened.splice(0)) shared.close();
  });
  const count = ({ rateStore: Store }: SharedRedis) => {
    const store = new Store({});
    return (key: string) =>
      new Promise<number | undefined>((resolve) =>
        store.incr(key, (_error, result) => resolve(result?.current), 60_000, 10),
      );
  };

  describe('hear each other', () => busContract(() => open().carry));

  it('count calls together, apart from those of other databases', async () => {
    const [one, two, other] = [open('a'), open('a'), open('b')];
    await soon(() => Promise.all([one.check(), two.check(), other.check()]));
    expect(await count(one)('1.2.3.4')).toBe(1);
    expect(await count(two)('1.2.3.4')).toBe(2);
    expect(await count(other)('1.2.3.4')).toBe(1);
    expect(await count(one)('5.6.7.8')).toBe(1);
  });

  it('go on alone while it is away, count for themselves, and are told when it is back', async () => {
    const watcher = { lost: vi.fn(), back: vi.fn() };
    const [mine, theirs] = [open('c', watcher), open('c')];
    const [bus, other] = [await Bus.open(mine.carry), await Bus.open(theirs.carry)];
    const [here, there, missed] = [vi.fn(), vi.fn(), vi.fn()];
    bus.hear('published', here);
    other.hear('published', there);
    await soon(async () => {
      await bus.tell({ topic: 'published' });
      expect(there).toHaveBeenCalled();
    });
    bus.onMissed(missed);
    const calls = count(mine);
    expect(await calls('x')).toBe(1);

    await redis.kill();
    await soon(() => expect(watcher.lost).toHaveBeenCalledTimes(1));
    expect(String(watcher.lost.mock.calls[0]?.[0])).not.toContain('rostrum');
    here.mockClear();
    await expect(bus.tell({ topic: 'published' })).rejects.toThrow();
    expect(here).toHaveBeenCalledTimes(1);
    await expect(mine.check()).rejects.toThrow();
    expect([await calls('x'), await calls('x')]).toEqual([1, 2]);

    await redis.restart();
    await soon(() => expect(missed).toHaveBeenCalled());
    await soon(() => expect(watcher.back).toHaveBeenCalledTimes(1));
    there.mockClear();
    await soon(async () => {
      await bus.tell({ topic: 'published' });
      expect(there).toHaveBeenCalled();
    });
    expect(watcher.lost).toHaveBeenCalledTimes(1);
    await bus.close();
    await other.close();
  });
});
