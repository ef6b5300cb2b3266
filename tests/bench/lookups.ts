import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import { dossier } from '#server/database/schema.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { startServer } from '#tests/setup/start-server.ts';

// `npx tsx tests/bench/lookups.ts [samples [guesses [call]]]`: whether anybody can tell by a call's answer, or by its time, that an
// address is registered; and whether codes can be guessed. On real PostgreSQL, over HTTP.
const samples = Number(process.argv[2] ?? 1_000);
const guesses = Number(process.argv[3] ?? 10_000);
const only = process.argv[4] ?? '';
const choice = { track: 'online', mode: 'Online', registrations_day: 'friday' };

/** The public calls that take an address, with what they take besides. */
const calls: Readonly<Record<string, (email: string) => Record<string, string>>> = {
  checkRegistration: (email) => ({ email }),
  'checkRegistration with a code': (email) => ({ email, code: 'ZZZZ-ZZZZ' }),
  generateRegistrationCaptured: (email) => ({ ...choice, email }),
  getLookUpRegistration: (email) => ({ email, code: 'ZZZZ-ZZZZ' }),
  getLookUpRegistrationByEmail: (email) => ({ email, access_code: '000000' }),
  sendLookUpCode: (email) => ({ email }),
  'send-event-email-access-code': (email) => ({ email }),
  sendReceiptParty: (email) => ({ email, code: 'ZZZZ-ZZZZ' }),
  checkWaitlist: (email) => ({ email }),
};

type Sample = { milliseconds: number; answer: string };

const postgres = await openTestPostgres();
if (!postgres.ok) throw new Error(postgres.reason);
const { database, url } = postgres;
const configuration = await openConfiguration(database.db);
await seedEvents(configuration);
// Without limits, as for somebody with a network of their own for each call.
const server = await startServer({ env: { DATABASE_URL: url } });

async function post(
  call: string,
  fields: Record<string, string>,
  at = server,
): Promise<Sample & { status: number }> {
  const begun = performance.now();
  const answer = await fetch(`${at.url}/api/${call}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: new URLSearchParams(fields),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - begun;
  // What is made anew each time is another each time for everybody.
  const shape = text.replaceAll(/"(code|token|entry_ID|ID|id|email|\w+_at)":"[^"]*"/g, '"$1":""');
  return { milliseconds, status: answer.status, answer: `${answer.status} ${shape}` };
}

/** How often one of the first is above one of the second, 0.5 where nothing can be told. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => [value, true] as const),
    ...second.map((value) => [value, false] as const),
  ];
  all.sort(([a], [b]) => a - b);
  const ranks = all.reduce((sum, [, isFirst], index) => (isFirst ? sum + index + 1 : sum), 0);
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

async function registered(count: number): Promise<string[]> {
  const rows = await addRegistrations(
    database.db,
    Array.from({ length: count }, () => ({
      eventCode: 'teachers',
      email: `${randomUUID()}@example.org`,
      track: 'online',
      mode: 'Online',
      days: ['friday'],
    })),
  );
  const ids = rows.map(({ id }) => id);
  await database.db.update(dossier).set({ status: 'Submitted' }).where(inArray(dossier.id, ids));
  return rows.map(({ email }) => email);
}

try {
  const table: Record<string, object> = {};
  for (const [name, fieldsOf] of Object.entries(calls).filter(([name]) => name.includes(only))) {
    const [path = ''] = name.split(' ');
    const known = await registered(samples);
    const taken: { known: Sample[]; unknown: Sample[] } = { known: [], unknown: [] };
    for (let warm = 0; warm < 20; warm += 1) await post(path, fieldsOf(`${randomUUID()}@example.org`));
    for (const email of known) {
      // In either order, so that whatever a call leaves for the next is left to both.
      const isFirst = Math.random() < 0.5;
      for (const isKnown of [isFirst, !isFirst]) {
        const sample = await post(path, fieldsOf(isKnown ? email : `${randomUUID()}@example.org`));
        taken[isKnown ? 'known' : 'unknown'].push(sample);
      }
    }
    const times = (of: readonly Sample[]) => of.map(({ milliseconds }) => milliseconds);
    const answers = new Set([...taken.known, ...taken.unknown].map(({ answer }) => answer));
    const auc = areaUnderCurve(times(taken.known), times(taken.unknown));
    table[name] = { AUC: auc.toFixed(3), answers: answers.size };
    process.stdout.write(`${name}: AUC ${auc.toFixed(3)}, ${answers.size} kind(s) of answer\n`);
  }
  console.table(table);

  // Codes of an address that has a registration are guessed, with the limits that everybody meets.
  const limited = await startServer({ env: { DATABASE_URL: url, NODE_ENV: 'production' } });
  const [target = ''] = await registered(1);
  const counted = new Map<number, number>();
  for (let guess = 0; guess < guesses; guess += 1) {
    const code = randomUUID().slice(0, 8).toUpperCase();
    const { status } = await post('getLookUpRegistration', { email: target, code }, limited);
    counted.set(status, (counted.get(status) ?? 0) + 1);
  }
  console.log(`${guesses} guessed codes from one network, by status:`, Object.fromEntries(counted));
  await limited.stop();
  const [row] = await database.db.select().from(dossier).where(eq(dossier.email, target));
  console.log(`the registration is ${row?.status}`);
} finally {
  await server.stop();
  await database.close();
}
