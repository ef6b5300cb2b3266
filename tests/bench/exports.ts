// `npm run bench -- exports [registrations]`: how long a list of 10,000 takes to export, and the event loop is held up by it.
import { createHash, randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '#server/database/database.ts';
import { dossier, hold, payment, registration } from '#server/database/schema.ts';
import { openTestDatabase } from '#server/database/testing/test-database.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { host, openTestApi, organizerToken } from '#tests/contract/test-api.ts';

const size = process.argv.map(Number).find((number) => number > 0) ?? 10_000;
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGE = 500;
const MB = 1_048_576;
const EVENT = 'teachers';
const held = { kind: 'session', item: 'of-nobody', state: 'reserved' } as const;

const ms = (time: number) => `${Math.round(time)} ms`;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Stores copies of the one registration, each with an address, a code, a session and a payment of its own. */
async function copyRegistration({ db }: OpenDatabase, code: string, copies: number): Promise<void> {
  const [one] = await db
    .update(dossier)
    .set({ status: 'Submitted', submittedAt: new Date() })
    .where(eq(dossier.code, code))
    .returning();
  if (!one) throw new Error('The registration was not stored.');
  const [part] = await db.select().from(registration).where(eq(registration.dossierId, one.id));
  const quote = { currency: 'CAD', lines: [], subtotal: 0, taxes: [], total: 27_000, complete: 'Y' as const };
  for (let from = 0; from < copies; from += PAGE) {
    const numbers = Array.from({ length: Math.min(PAGE, copies - from) }, (_, at) => from + at);
    const dossiers = numbers.map((number) => ({
      ...one,
      id: randomUUID(),
      code: `COPY-${number}`,
      email: `${number}@example.org`,
      emailTyped: `${number}@example.org`,
      createdAt: new Date(one.createdAt.getTime() + number * 1_000),
    }));
    await db.insert(dossier).values(dossiers);
    await db.insert(registration).values(dossiers.map(({ id }) => ({ ...part, dossierId: id })));
    await db.insert(hold).values(dossiers.map(({ id }) => ({ dossierId: id, eventCode: EVENT, ...held })));
    await db.insert(payment).values(
      dossiers.map(({ id, code: submitKey }) => ({
        dossierId: id,
        eventCode: EVENT,
        submitKey,
        bodyHash: '',
        amount: quote.total,
        currency: quote.currency,
        quote,
        submission: {},
        gateway: 'sandbox',
        token: 'tok',
        state: 'succeeded' as const,
      })),
    );
  }
}

/** What this process works from now on, and at most between two looks of the event loop: no other process adds to that. */
function watchCpu() {
  const worked = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const start = worked();
  let last = start;
  let cpuLongest = 0;
  const look = () => {
    const now = worked();
    cpuLongest = Math.max(cpuLongest, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  return () => {
    clearInterval(timer);
    return { cpuAll: worked() - start, cpuLongest };
  };
}

/** Asks for an export over HTTP; how long until its first and last byte, and what else had to wait meanwhile. */
async function exported(port: number, format: string) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  // The first and the last time that it looks are told to the loop as well.
  await setTimeout(50);
  const cpu = watchCpu();
  const since = performance.now();
  const bytes: number[] = [];
  const hash = createHash('sha256');
  let first = 0;
  await new Promise<void>((resolve, reject) => {
    get(
      {
        port,
        path: `/api/exportList/${EVENT}/registrations?format=${format}`,
        headers: { host, authorization: `Bearer ${organizerToken}` },
      },
      (answer) => {
        answer.on('data', (chunk: Buffer) => {
          first ||= performance.now() - since;
          bytes.push(chunk.length);
          hash.update(chunk);
        });
        answer.on('error', reject);
        answer.on('end', resolve);
      },
    ).on('error', reject);
  });
  const all = performance.now() - since;
  await setTimeout(50);
  delay.disable();
  const { cpuAll, cpuLongest } = cpu();
  const length = bytes.reduce((sum, each) => sum + each, 0);
  const digest = hash.digest('hex').slice(0, 12);
  return { all, first, longest: delay.max / 1e6, length, digest, cpuAll, cpuLongest };
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  const api = await openTestApi(database);
  const begun = await api.begin();
  await api.fill(begun);
  await copyRegistration(database, begun.code, size - 1);
  const address = await api.portal.server.listen({ port: 0, host: '127.0.0.1' });
  for (const format of ['csv', 'xlsx']) {
    const runs: Awaited<ReturnType<typeof exported>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      runs.push(await exported(Number(new URL(address).port), format));
    const of = (read: (run: (typeof runs)[number]) => number) => ms(median(runs.map(read)));
    const [{ length, digest } = { length: 0, digest: '' }] = runs;
    console.log(
      `${name}, ${format}: ${of(({ all }) => all)}, first byte after ${of(({ first }) => first)}, event loop held up for ${of(({ longest }) => longest)} at most (CPU ${of(({ cpuAll }) => cpuAll)}, ${of(({ cpuLongest }) => cpuLongest)}), ${(length / MB).toFixed(1)} MB (${digest})`,
    );
  }
  await api.portal.close();
}

console.log(`${size} registrations, medians of ${ROUNDS}`);
const pglite = await openTestDatabase();
await measure('PGlite', pglite);
await pglite.close();
const postgres = await openTestPostgres();
if (postgres.ok) {
  await measure('PostgreSQL', postgres.database);
  await postgres.database.close();
} else console.log(`PostgreSQL was left out: ${postgres.reason}`);
process.exit();
