import { afterAll, describe, expect, it, vi } from 'vitest';
import { withIdempotency } from '#server/idempotency/idempotency.ts';
import { databaseContract } from './database.contract.ts';
import { openPostgres } from './open-postgres.ts';
import { openTestPostgres } from './testing/test-postgres.ts';

const postgres = await openTestPostgres();
if (!postgres.ok) process.stdout.write(`skipping the database contract on PostgreSQL: ${postgres.reason}\n`);

describe.skipIf(!postgres.ok)('the database contract on PostgreSQL', () => {
  if (!postgres.ok) return;
  const { database, url } = postgres;
  afterAll(() => database.close());

  it.each(databaseContract)('$name', ({ run }) => run(database));

  // PGlite runs one transaction at a time, so only here can a second call meet one in flight.
  it('frees the key of a process that died at work: the one that waited does the work', async () => {
    const first = await startWork('crash');
    const waited = withIdempotency(database.db, first.call, async () => ({ status: 200, body: 'lived' }));
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1));
    await database.executeSql('select pg_terminate_backend($1)', [first.pid]);
    expect(await first.outcome).toBe('gone');
    expect(await waited).toMatchObject({ kind: 'answered', replayed: false, answer: { body: 'lived' } });
    await first.close();
  });

  it('says that a key is in flight when its first call takes too long', async () => {
    const first = await startWork('slow');
    const second = await withIdempotency(database.db, first.call, () => Promise.reject(new Error('ran')), 20);
    expect(second).toEqual({ kind: 'in-flight' });
    await database.executeSql('select pg_terminate_backend($1)', [first.pid]);
    await first.outcome;
    await first.close();
  });

  it('migrates once when two processes start together', async () => {
    const both = await Promise.all([openPostgres(url, () => {}), openPostgres(url, () => {})]);
    const { rows } = await database.executeSql('select hash from drizzle.__drizzle_migrations');
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
    await Promise.all(both.map((each) => each.close()));
  });

  async function startWork(key: string) {
    const { db, close } = await openPostgres(url, () => {});
    const call = { scope: 'in flight', key, bodyHash: 'b' };
    let tellPid = (_pid: number): void => {};
    const pid = new Promise<number>((resolve) => {
      tellPid = resolve;
    });
    const outcome = withIdempotency(db, call, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      tellPid(rows[0]?.pid ?? 0);
      await tx.execute('select pg_sleep(60)');
      return { status: 200, body: 'died' };
    }).catch(() => 'gone');
    return { call, outcome, pid: await pid, close };
  }

  async function countWaiting(): Promise<number> {
    const waiting = await database.executeSql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return waiting.rows.length;
  }
});
