import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '#server/database/testing/start-postgres.ts';
import { startRedis } from '#server/processes/testing/start-redis.ts';
import { openPaidEvent, type PaidEvent } from '#tests/contract/paid-event.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { type ApiCalls, type Begun, organizerToken } from '#tests/contract/test-api.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { type Ended, registerPeople } from './register-people.ts';

const [postgres, redis] = [await startPostgres(), await startRedis()];
for (const started of [postgres, redis]) {
  if (!started.ok) process.stdout.write(`skipping outages: ${started.reason}\n`);
}

/** With LONG_OUTAGES=Y outages last as long as real ones do. */
const IS_LONG = process.env['LONG_OUTAGES'] === 'Y';
/** How long PostgreSQL fails over, and Redis is away, in milliseconds. */
const FAILOVER = IS_LONG ? 60_000 : 4_000;
const REDIS_AWAY = IS_LONG ? 300_000 : 4_000;
const PEOPLE = 6;
const SAVING = 20;

const soon = (check: () => void | Promise<void>) => vi.waitFor(check, 120_000);

/** Says on the terminal how calls fared during a long outage. */
function report(what: string, ended: readonly Ended[]): void {
  if (!IS_LONG) return;
  const statuses = [...new Set(ended.map(({ status }) => status))];
  const counts = statuses.map((each) => `${ended.filter(({ status }) => status === each).length} x ${each}`);
  const slowest = Math.max(...ended.map(({ ms }) => ms));
  process.stdout.write(`${what}: ${ended.length} calls, ${counts.join(', ')}, the slowest ${slowest} ms\n`);
}

describe.skipIf(!postgres.ok || !redis.ok)('two processes during a long outage', () => {
  if (!postgres.ok || !redis.ok) return;
  const servers: RunningServer[] = [];
  let apis: ApiCalls[] = [];
  let event: PaidEvent;

  beforeAll(async () => {
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ADMIN_TOKEN: organizerToken };
    for (let at = 0; at < 2; at += 1) servers.push(await startServer({ env }));
    apis = servers.map(({ port }) => remoteApi(port));
    event = await openPaidEvent(remoteApi(servers[0]?.port ?? 0));
    await soon(async () =>
      expect((await apis[1]?.get('/api/getRegistrationOption', event.at))?.status).toBe(200),
    );
  });
  afterAll(async () => {
    redis.thaw();
    await Promise.all(servers.map((server) => server.stop()));
    await Promise.all([postgres.stop(), redis.stop()]);
  });
  const isRunning = () => servers.map((server) => server.isRunning() || server.output());

  it('of PostgreSQL answer 503 with Retry-After, and lose neither a registration nor a mail', async () => {
    let isOver = false;
    const ended: Ended[] = [];
    const people = Promise.all(
      Array.from({ length: PEOPLE }, (_, at) =>
        registerPeople(apis[at % 2] as ApiCalls, event, { ended, isOver: () => isOver }),
      ),
    );
    people.catch(() => {});
    // Mails are under way when it goes.
    await soon(() => expect(ended.length).toBeGreaterThan(PEOPLE * 8));
    await postgres.halt();
    await delay(FAILOVER);
    await postgres.resume();
    const before = ended.length;
    await soon(() =>
      expect(ended.slice(before).filter(({ status }) => status === 200).length).toBeGreaterThan(PEOPLE * 8),
    );
    isOver = true;
    const submitted = (await people).flat();
    report('PostgreSQL', ended);
    expect(isRunning()).toEqual([true, true]);
    const refused = ended.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '5')).toEqual([]);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await soon(async () => {
        const { rows } = await client.query(
          `select a.email from unnest($1::text[]) as a(email)
           left join dossier d on d.email = a.email and d.status = 'Submitted'
           left join outbox_mail m on lower(m.recipient) = a.email and m.state = 'kept' and m.subject like 'You are registered%'
           group by a.email having count(distinct d.id) <> 1 or count(distinct m.id) <> 1`,
          [submitted],
        );
        expect(rows).toEqual([]);
      });
    } finally {
      await client.end();
    }
  }, 400_000);

  it.each([
    ['is gone', () => redis.kill(), () => redis.restart()],
    ['answers nothing', async () => redis.freeze(), async () => redis.thaw()],
  ])(
    'save every answer while Redis %s',
    async (how, goes, comesBack) => {
      const ended: Ended[] = [];
      const people = await Promise.all(Array.from({ length: SAVING }, () => event.begin()));
      let isOver = false;
      /** Saves one text after the other; each has to be answered. Returns the last. */
      const saveOn = async (begun: Begun, at: number): Promise<string> => {
        const api = apis[at % 2] as ApiCalls;
        let text = '';
        for (let count = 0; !isOver; count += 1) {
          text = `save ${count}`;
          const values = JSON.stringify({ first_name: text, last_name: 'Roy' });
          const fields = { code: begun.code, form_type: 'personal', version: 1, values };
          const began = performance.now();
          const call = 'saveRegistrationPersonalInformations';
          const answer = await api.post(call, fields, { ...event.at, ...begun.bearer });
          const ms = Math.round(performance.now() - began);
          ended.push({ status: answer.status, retryAfter: answer.headers['retry-after'], ms });
          await delay(50);
        }
        return text;
      };
      const saving = Promise.all(people.map(saveOn));
      saving.catch(() => {});
      await soon(() => expect(ended.length).toBeGreaterThan(SAVING));
      await goes();
      await delay(REDIS_AWAY);
      const during = ended.length;
      await comesBack();
      await soon(() => expect(ended.length).toBeGreaterThan(during + SAVING));
      isOver = true;
      const last = await saving;
      report(`Redis ${how}`, ended);
      expect(isRunning()).toEqual([true, true]);
      expect(ended.filter(({ status }) => status !== 200)).toEqual([]);
      expect(during).toBeGreaterThan(SAVING * 2);
      for (const [at, begun] of people.entries()) {
        const asked = { code: begun.code, form_type: 'personal' };
        const { body } = await event.post('initializeForm', asked, begun.bearer);
        expect(body).toMatchObject({ values: { first_name: last[at] } });
      }
      await soon(async () => {
        for (const api of apis) expect((await api.get('/ready.json')).body).toMatchObject({ redis: 'up' });
      });
    },
    900_000,
  );
});
