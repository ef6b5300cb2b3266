import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '#server/database/testing/start-postgres.ts';
import { startRedis } from '#server/redis/testing/start-redis.ts';
import { cardToken, openPaidEvent, type PaidEvent, retiree } from '#tests/contract/paid-event.ts';
import { remoteApi } from '#tests/contract/remote-api.ts';
import { type Answer, type ApiCalls, type Headers, key, organizerToken } from '#tests/contract/test-api.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';

const [postgres, redis] = [await startPostgres(), await startRedis()];
if (!postgres.ok) process.stdout.write(`skipping restarts of PostgreSQL: ${postgres.reason}\n`);
if (!redis.ok) process.stdout.write(`skipping an outage of Redis: ${redis.reason}\n`);

const RESTARTS = 4;
/** How long PostgreSQL is away, in milliseconds, and how long it is back between two restarts. */
const AWAY = 1_500;
const BACK = 2_500;
const PEOPLE = 6;
const soon = (check: () => void | Promise<void>) => vi.waitFor(check, 90_000);

/** What calls came to: none may be left without an answer. */
type Ended = { status: number; retryAfter: unknown };

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

  /** Makes a call until it is answered with something other than 503, as the site does. */
  async function insist(make: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const answer = await make();
      ended.push({ status: answer.status, retryAfter: answer.headers['retry-after'] });
      if (answer.status !== 503) return answer;
      await delay(200);
    }
  }

  /** Registers one person after the other until it is over; gives their addresses. */
  async function register(api: ApiCalls, isOver: () => boolean): Promise<string[]> {
    const submitted: string[] = [];
    const post = (call: string, fields: Record<string, unknown>, headers: Headers = {}) =>
      insist(() => api.post(call, fields, { ...event.at, ...headers }));
    const accepted = (answer: Answer) => expect([answer.status, answer.text]).toEqual([200, answer.text]);
    while (!isOver()) {
      const email = `${crypto.randomUUID()}@example.org`;
      const choice = { track: 'main', mode: 'In-Person', registrations_day: 'day1', email };
      const begun = await post('generateRegistrationCaptured', choice, key());
      accepted(begun);
      const { registration, token } = begun.body as { registration: { code: string }; token: string };
      const bearer = { authorization: `Bearer ${token}` };
      const { code } = registration;
      const forms = { personal: { first_name: 'Zoé', last_name: 'Roy' }, membership: retiree, picks: {} };
      for (const [form_type, values] of Object.entries(forms)) {
        const fields = { code, form_type, version: 1, values: JSON.stringify(values) };
        accepted(await post('saveRegistrationPersonalInformations', fields, bearer));
      }
      const { versions, quote } = (await post('initStepReview', { code }, bearer)).body;
      const { total } = quote as { total: number };
      const fields = {
        code,
        track: 'main',
        versions: JSON.stringify(versions),
        total,
        credit: cardToken('ok'),
      };
      accepted(await post('saveSubmitRegistration', fields, { ...bearer, ...key() }));
      submitted.push(email);
    }
    return submitted;
  }

  it('end nobody’s call without an answer, no process, and no mail', async () => {
    let isOver = false;
    const people = Promise.all(
      Array.from({ length: PEOPLE }, (_, at) => register(apis[at % apis.length] as ApiCalls, () => isOver)),
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
