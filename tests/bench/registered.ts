import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { startServer } from '#tests/setup/start-server.ts';

// `npm run bench -- registered [rows [samples]]`: what public calls cost while an event has nobody, and with so many
// submitted registrations. On real PostgreSQL, over HTTP, one call after the other.
const rows = Number(process.argv[2] ?? 100_000);
const samples = Number(process.argv[3] ?? 100);
const choice = { track: 'online', mode: 'Online', registrations_day: 'friday' };
const newEmail = () => `${randomUUID()}@example.org`;

const calls: Readonly<Record<string, () => { path: string; fields?: Record<string, string> }>> = {
  getRegistrationOption: () => ({ path: '/api/getRegistrationOption' }),
  checkRegistration: () => ({ path: '/api/checkRegistration', fields: { email: newEmail(), ...choice } }),
  generateRegistrationCaptured: () => ({
    path: '/api/generateRegistrationCaptured',
    fields: { email: newEmail(), ...choice },
  }),
  checkWaitlist: () => ({ path: '/api/checkWaitlist', fields: { email: newEmail(), track: 'online' } }),
  getLookUpRegistration: () => ({
    path: '/api/getLookUpRegistration',
    fields: { email: newEmail(), code: 'ZZZZ-ZZZZ' },
  }),
  sendLookUpCode: () => ({ path: '/api/sendLookUpCode', fields: { email: newEmail() } }),
  'flow/volunteer': () => ({ path: '/api/flow/volunteer' }),
};

const postgres = await openTestPostgres();
if (!postgres.ok) throw new Error(postgres.reason);
const { database, url } = postgres;
await seedEvents(await openConfiguration(database.db));
const server = await startServer({ env: { DATABASE_URL: url } });

async function timeOf({ path, fields }: { path: string; fields?: Record<string, string> }): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${server.url}${path}`, {
    ...(fields && {
      method: 'POST',
      headers: { 'idempotency-key': randomUUID() },
      body: new URLSearchParams(fields),
    }),
  });
  await answer.text();
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}

const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

async function measure(): Promise<Record<string, number>> {
  const medians: Record<string, number> = {};
  for (const [name, call] of Object.entries(calls)) {
    for (let warm = 0; warm < 10; warm += 1) await timeOf(call());
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) times.push(await timeOf(call()));
    medians[name] = median(times);
  }
  return medians;
}

/** Stores submitted registrations with their places, by SQL alone. */
async function register(count: number): Promise<void> {
  await database.db.execute(sql`
    with begun as (
      insert into dossier (event_code, flow, code, email, email_typed, status, submitted_at)
      select 'teachers', 'registration', 'B' || lpad(n::text, 7, '0'), n || '@example.org', n || '@example.org',
        'Submitted', now()
      from generate_series(1, ${count}::int) n returning id
    ), registered as (
      insert into registration (dossier_id, track, mode, days)
      select id, 'online', 'Online', '["friday"]'::jsonb from begun
    )
    insert into hold (dossier_id, event_code, kind, item, state)
    select id, 'teachers', kind, item, 'reserved'
    from begun cross join (values ('event', ''), ('track', 'online'), ('day', 'friday')) as place (kind, item)`);
  // An event of a hundred thousand has room for them.
  await database.db.execute(sql`
    insert into inventory (event_code, kind, item, taken)
    values ('teachers', 'event', '', 100), ('teachers', 'track', 'online', 100), ('teachers', 'day', 'friday', 100)
    on conflict (event_code, kind, item) do update set taken = excluded.taken`);
  await database.db.execute(sql`analyze`);
}

try {
  const empty = await measure();
  await register(rows);
  const full = await measure();
  console.table(
    Object.fromEntries(
      Object.keys(calls).map((name) => [
        name,
        {
          'nobody, ms': empty[name]?.toFixed(1),
          [`${rows.toLocaleString('en')}, ms`]: full[name]?.toFixed(1),
          ratio: ((full[name] ?? 0) / (empty[name] ?? 1)).toFixed(2),
        },
      ]),
    ),
  );
} finally {
  await server.stop();
  await database.close();
}
