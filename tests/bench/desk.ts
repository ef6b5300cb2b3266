import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import type { OpenDatabase } from '#server/database/database.ts';
import { openPglite } from '#server/database/open-pglite.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { startServer } from '#tests/setup/start-server.ts';

// `npm run bench -- desk [rows [samples]]`: the first page of searches and filters of the organizers' list, one
// registration, and the overview: with 100,000 registrations on PostgreSQL, with a tenth on PGlite. Over HTTP, one call
// after the other.
const numbers = process.argv.slice(2).map(Number).filter(Boolean);
const [rows = 100_000, samples = 40] = numbers;
const token = randomUUID();

/** The calls, each with a wanted p95 on PostgreSQL in milliseconds; the list's are its first page. */
const list = (query: Record<string, string>) => ({
  path: `listDossiers?${new URLSearchParams(query)}`,
  wanted: 150,
});
const calls: Readonly<Record<string, { path: string; wanted: number }>> = {
  'the list': list({}),
  'search: half a surname': list({ q: 'tremb' }),
  'search: two words': list({ q: 'zoe tremblay' }),
  'search: an email': list({ q: '777@example.org' }),
  'search: a code': list({ q: '2XXXX777' }),
  'search: nothing found': list({ q: 'qqqqzz' }),
  'search: two letters': list({ q: 'ro' }),
  'filter: status': list({ status: 'Submitted' }),
  'filter: track': list({ track: 'online' }),
  'filter: mode': list({ mode: 'Online' }),
  'filter: day': list({ day: 'friday' }),
  'filter: language': list({ locale: 'fr' }),
  'filter: payment': list({ money: 'free' }),
  'filter: item': list({ item: 'session/tide-pool-1' }),
  'filter: tag': list({ tag: 'vip' }),
  'filter: an option': list({ answer: 'personal/role=teacher' }),
  'filter: a part of an answer': list({ answer: 'personal/school=ecole 7' }),
  'filter: no answer': list({ answer: 'personal/years=' }),
  'filter: membership': list({ membership: 'active' }),
  'sorted by name': list({ sort: 'name', direction: 'asc' }),
  'sorted by name, searched': list({ sort: 'name', direction: 'asc', q: 'roy' }),
  'one registration': { path: 'getDossier/2XXX-X777', wanted: 100 },
  'the overview': { path: 'getOverview', wanted: 300 },
};

/** Stores registrations with answers by SQL alone: every tenth a draft, every hundredth tagged. */
async function fill({ db }: OpenDatabase, count: number): Promise<void> {
  await db.execute(sql`
    with begun as (
      insert into dossier (event_code, flow, code, email, email_typed, status, locale, created_at, submitted_at, answers)
      select 'teachers', 'registration', translate('2' || substr(lpad(n::text, 7, '0'), 1, 3) || '-' || substr(lpad(n::text, 7, '0'), 4), '01', 'XY'),
        n || '@example.org', n || '@example.org',
        case when n % 10 = 0 then 'Not Submitted' else 'Submitted' end,
        case when n % 4 = 0 then 'fr' else 'en' end,
        now() - n * interval '1 minute', case when n % 10 = 0 then null else now() - n * interval '1 minute' end,
        jsonb_build_object('personal', jsonb_build_object(
          'first_name', (array['Zoé', 'Ana', 'Harpreet', 'Émile', 'Mei'])[1 + n % 5],
          'last_name', (array['Tremblay', 'Roy', 'Gill', 'Fujimoto', 'O’Neill', 'Castellano', 'Sidhu'])[1 + n % 7],
          'role', (array['teacher', 'support', 'principal'])[1 + n % 3],
          'school', 'École ' || n % 900, 'phone', '+1604555' || lpad((n % 10000)::text, 4, '0')))
      from generate_series(1, ${count}::int) n returning id, code, event_code
    ), registered as (
      insert into registration (dossier_id, track, mode, days)
      select id, 'online', 'Online', case when code like '%Y' then '["friday","saturday"]'::jsonb else '["friday"]'::jsonb end from begun
    ), tagged as (
      insert into dossier_tag (dossier_id, tag) select id, 'vip' from begun where code like '%77'
    )
    insert into hold (dossier_id, event_code, kind, item, state)
    select id, event_code, 'event', '', 'reserved' from begun`);
  await db.execute(sql`analyze`);
}

type Measured = Record<
  string,
  { 'first, ms': string; 'median, ms': string; 'p95, ms': string; wanted: string }
>;

async function measure(url: string, factor: number): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, call] of Object.entries(calls)) {
    const times: number[] = [];
    for (let sample = 0; sample < samples; sample += 1) {
      const began = performance.now();
      const answer = await fetch(`${url}/api/${call.path}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${call.path} answered ${answer.status}`);
      times.push(performance.now() - began);
    }
    const first = times[0] ?? 0;
    const sorted = times.slice(1).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    const wanted = Math.min(300, call.wanted * factor);
    measured[name] = {
      'first, ms': first.toFixed(0),
      'median, ms': at(0.5).toFixed(0),
      'p95, ms': `${at(0.95).toFixed(0)}${at(0.95) > wanted ? ' !' : ''}`,
      wanted: String(wanted),
    };
  }
  return measured;
}

async function onPostgres(): Promise<void> {
  const postgres = await openTestPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const { database, url } = postgres;
  await seedEvents(await openConfiguration(database.db));
  await fill(database, rows);
  const server = await startServer({ env: { DATABASE_URL: url, ADMIN_TOKEN: token } });
  try {
    console.log(`PostgreSQL, ${rows.toLocaleString('en')} registrations`);
    console.table(await measure(server.url, 1));
  } finally {
    await server.stop();
    await database.close();
  }
}

async function onPglite(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'rostrum-bench-desk-'));
  const database = await openPglite(dataDir);
  await seedEvents(await openConfiguration(database.db));
  await fill(database, rows / 10);
  await database.close();
  const server = await startServer({ dataDir, env: { ADMIN_TOKEN: token } });
  try {
    console.log(`PGlite, ${(rows / 10).toLocaleString('en')} registrations`);
    console.table(await measure(server.url, 3));
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

await onPostgres();
await onPglite();
