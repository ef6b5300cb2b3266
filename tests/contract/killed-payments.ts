import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/database/open-database.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';
import { cardToken, openPaidEvent, type PaidEvent } from './paid-event.ts';
import { remoteApi } from './remote-api.ts';
import { type Begun, organizerToken } from './test-api.ts';

/** What the database says when all is over: all but the sums must be 0. */
export type KilledOutcome = {
  chargedWithoutRegistration: number;
  submittedNotChargedOnce: number;
  submitted: number;
  /** Submitted registrations with another number of tickets than they bought. */
  notTicketed: number;
  /** Payments that were stored and never reached the gateway before the server was killed. */
  abandoned: number;
  cancelled: number;
  /** Cancelled ones that did not get back all that was paid, once; and others that got anything. */
  notRefundedOnce: number;
  refundedWithoutCancelling: number;
};

const registrationsARound = 6;
const ticketsEach = 2;
/** Once so many have been answered the others are in the middle of it; then comes a moment more, in milliseconds. */
const momentMs = 60;
const cancelledARound = 4;
const allBack = { kind: 'cancellation', code: 'cancellation', until: '2027-02-18', refunds: [{}] };

/**
 * Has registrations paid for, and those of the round before cancelled, by a real server that is killed at a random moment
 * of it, round by round; afterwards half of the visitors repeat what they sent, and the others never come back.
 */
export async function killedPayments(
  rounds: number,
  report: (round: number, answered: number) => void = () => {},
): Promise<KilledOutcome> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-killed-'));
  const server = await startServer({ dataDir, env: { ADMIN_TOKEN: organizerToken } });
  try {
    const event = await openPaidEvent(remoteApi(server.port));
    await event.sellTickets();
    await event.publish(allBack);
    let paid: Visit[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const { answered, visits } = await killedRound(server, event, paid.slice(0, cancelledARound));
      paid = visits.slice(0, registrationsARound / 2);
      report(round, answered);
    }
    await server.stop();
    return await outcomeIn(dataDir);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Visit = { begun: Begun; key: string; credit: string; versions: string; total: number };

type KilledRound = { answered: number; visits: Visit[] };

async function killedRound(
  server: RunningServer,
  event: PaidEvent,
  leaving: readonly Visit[],
): Promise<KilledRound> {
  const visits: Visit[] = [];
  for (let count = 0; count < registrationsARound; count += 1) {
    const begun = await event.begin();
    await event.fill(begun);
    await event.buyTickets(begun, ticketsEach);
    const { versions, quote } = (await event.review(begun)).body;
    visits.push({
      begun,
      key: randomUUID(),
      credit: cardToken('ok'),
      versions: JSON.stringify(versions),
      total: (quote as { total: number }).total,
    });
  }
  const submit = ({ begun, key, ...fields }: Visit) =>
    event.post(
      'saveSubmitRegistration',
      { code: begun.code, track: 'main', ...fields },
      { ...begun.bearer, 'idempotency-key': key },
    );
  const cancel = ({ begun, key, total }: Visit) =>
    event.post(
      'changeRegistration',
      { code: begun.code, option: 'cancel', reason: 'illness', expected_refund: total },
      { ...begun.bearer, 'idempotency-key': `cancel-${key}` },
    );
  const sent = [...visits.map(submit), ...leaving.map(cancel)].map((each) => each.catch(() => undefined));
  const answered = Math.floor(Math.random() * sent.length);
  await theFirst(answered, sent);
  await new Promise((resolve) => setTimeout(resolve, Math.random() * momentMs));
  await server.kill();
  await Promise.all(sent);
  await server.restart();
  const repeated = [
    ...visits.slice(0, registrationsARound / 2).map((visit) => () => submit(visit)),
    ...leaving.slice(0, cancelledARound / 2).map((visit) => () => cancel(visit)),
  ];
  for (const repeat of repeated) {
    const again = await repeat();
    if (again.status !== 200) throw new Error(`a repeat was answered ${again.status}: ${again.text}`);
  }
  return { answered, visits };
}

/** Waits for so many of these to be over. */
async function theFirst(count: number, sent: readonly Promise<unknown>[]): Promise<void> {
  if (count === 0) return;
  let over = 0;
  await new Promise<void>((resolve) => {
    for (const each of sent) {
      void each.then(() => {
        over += 1;
        if (over >= count) resolve();
      });
    }
  });
}

async function outcomeIn(dataDir: string): Promise<KilledOutcome> {
  const database = await openDatabase({ DATA_DIR: dataDir });
  try {
    const refunds = sql`select p.dossier_id, p.amount as paid, count(f.*) as times, sum(f.amount) as back
      from sandbox_refund f join sandbox_charge c on c.reference = f.charge
      join payment p on p.id::text = c.idempotency_key group by p.dossier_id, p.amount`;
    const charges = sql`select p.dossier_id from sandbox_charge c join payment p on p.id::text = c.idempotency_key where c.state = 'succeeded'`;
    const { rows } = await database.db.execute<KilledOutcome>(sql`select
      (select count(*)::int from (${charges}) as charged
        join dossier r on r.id = charged.dossier_id where r.status = 'Not Submitted') as "chargedWithoutRegistration",
      (select count(*)::int from dossier r where r.status <> 'Not Submitted'
        and (select count(*) from (${charges}) as charged where charged.dossier_id = r.id) <> 1) as "submittedNotChargedOnce",
      (select count(*)::int from dossier where status <> 'Not Submitted') as "submitted",
      (select count(*)::int from dossier where status = 'Cancelled') as "cancelled",
      (select count(*)::int from dossier r where r.status = 'Cancelled' and not exists
        (select 1 from (${refunds}) as f where f.dossier_id = r.id and f.times = 1 and f.back = f.paid)) as "notRefundedOnce",
      (select count(*)::int from dossier r join (${refunds}) as f on f.dossier_id = r.id
        where r.status <> 'Cancelled') as "refundedWithoutCancelling",
      (select count(*)::int from dossier r where r.status = 'Submitted'
        and (select count(*) from ticket t where t.dossier_id = r.id) <> ${ticketsEach}) as "notTicketed",
      (select count(*)::int from payment where state <> 'succeeded') as "abandoned"`);
    const [outcome] = rows;
    if (!outcome) throw new Error('the database did not answer');
    return outcome;
  } finally {
    await database.close();
  }
}
