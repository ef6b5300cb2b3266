import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '#server/database/testing/start-postgres.ts';
import { startRedis } from '#server/processes/testing/start-redis.ts';
import { openPaidEvent, type PaidEvent } from '#tests/contract/paid-event.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { type ApiCalls, organizerToken } from '#tests/contract/test-api.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { type Ended, registerPeople } from './register-people.ts';

const [postgres, redis] = [await startPostgres(), await startRedis()];
if (!postgres.ok) process.stdout.write(`skipping restarts of PostgreSQL: ${postgres.reason}\n`);
if (!redis.ok) process.stdout.write(`skipping an outage of Redis: ${redis.reason}\n`);

const RESTARTS = 4;
/** How long PostgreSQL is away, in milliseconds, and how long it is back between two restarts. */
const AWAY = 1_500;
const BACK = 2_500;
const PEOPLE = 6;
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, 90_000);

describe.skipIf(!postgres.ok)('two processes whose PostgreSQL is restarted while people register', () => {
  if (!postgres.ok) return;
  const servers: RunningServer[] = [];
  let apis: ApiCalls[] = [];
  let event: PaidEvent;
  const ended: Ended[] = [];

  beforeAll(async () => {
    const env = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.ok ? redis.url : undefined,
      ADMIN_TOKEN: organizerToken,
    };
    for (let at = 0; at < 2; at += 1) servers.push(await startServer({ env }));
    apis = servers.map(({ port }) => remoteApi(port));
    event = await openPaidEvent(remoteApi(servers[0]?.port ?? 0));
    // The other process serves it as soon as it has heard of it.
    await soon(async () =>
      expect((await apis[1]?.get('/api/getRegistrationOption', event.at))?.status).toBe(200),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    if (redis.ok) await redis.stop();
  });

  it('end nobody’s call without an answer, no process, and no mail', async () => {
    let isOver = false;
    const people = Promise.all(
      Array.from({ length: PEOPLE }, (_, at) =>
        registerPeople(apis[at % apis.length] as ApiCalls, event, { ended, isOver: () => isOver }),
      ),
    );
    // Looked at below, once PostgreSQL is back.
    people.catch(() => {});
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await delay(BACK);
      await postgres.halt();
      if (restart === 1 && redis.ok) await redis.kill();
      await delay(AWAY);
      await postgres.resume();
      if (restart === 2 && redis.ok) await redis.restart();
    }
    await delay(BACK);
    isOver = true;
    const submitted = (await people).flat();
    expect(servers.map((server) => server.isRunning() || server.output())).toEqual([true, true]);
    expect(submitted.length).toBeGreaterThanOrEqual(PEOPLE);
    const refused = ended.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([]);

    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      const count = async (sql: string): Promise<unknown> => (await client.query(sql, [submitted])).rows;
      // Each is submitted and charged once, and has one confirmation.
      expect(
        await count(
          `select d.email from dossier d left join payment p on p.dossier_id = d.id and p.state = 'succeeded'
           where d.email = any($1) group by d.email having count(p.id) <> 1 or min(d.status) <> 'Submitted'`,
        ),
      ).toEqual([]);
      await soon(async () =>
        expect(
          await count(
            `select a.email, count(m.id)::int as mails from unnest($1::text[]) as a(email)
             left join outbox_mail m on lower(m.recipient) = a.email and m.state = 'kept' and m.subject like 'You are registered%'
             group by a.email having count(m.id) <> 1`,
          ),
        ).toEqual([]),
      );
    } finally {
      await client.end();
    }
  }, 300_000);
});
