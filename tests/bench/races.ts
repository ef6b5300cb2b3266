import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { hold, inventory } from '#server/database/schema.ts';
import { lockItems } from '#server/inventory/inventory-lock.ts';
import { onlineAnswers } from '#tests/contract/test-api.ts';
import { checkThenTake } from '#tests/races/without-locks.ts';
import { type Contender, type RaceServers, startRaceServers } from './race-servers.ts';

// The figures of docs/performance.md. Everything but the unguarded run goes over HTTP through two server processes.
const rounds = Number(process.env['ROUNDS'] ?? 50);
const contenders = Number(process.env['CONTENDERS'] ?? 2_000);
const seats = 20;
const swaps = 200;
const underWay = 100;
const savesEach = 20;

type Line = { race: string; measured: string; wanted: string; ok: boolean };

const servers = await startRaceServers([...Array.from({ length: rounds }, () => seats), 50, 50]);
const lines: Line[] = [];
try {
  lines.push(...(await lastSeats(servers)));
  lines.push(await crossedSwaps(servers));
  lines.push(await unguarded(servers.db));
  lines.push(await stepSaves(servers));
} finally {
  await servers.close();
}
console.table(Object.fromEntries(lines.map(({ race, ...line }) => [race, line])));
process.exitCode = lines.every(({ ok }) => ok) ? 0 : 1;

/** Everybody wants a seat of one session, a session after the other. */
async function lastSeats({ db, contenders: register, post }: RaceServers): Promise<Line[]> {
  const people = await register(contenders);
  const begun = performance.now();
  let oversold = 0;
  let unsold = 0;
  const strange = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      people.map((each, index) => post(index, 'handle-workshop-cart', pickOf(each, `s${round}`), each.token)),
    );
    for (const { status } of answers) if (status !== 200 && status !== 409) strange.add(status);
    const told = answers.filter(({ status }) => status === 200).length;
    const held = await heldIn(db, `s${round}`);
    oversold += Math.max(0, held - seats, told - seats);
    unsold += Math.max(0, seats - held);
    process.stdout.write(`round ${round + 1}: ${told} told, ${held} held\n`);
  }
  const seconds = (performance.now() - begun) / 1_000;
  const name = `${contenders} contenders, ${seats} seats, ${rounds} rounds`;
  return [
    { race: `${name}: oversold`, measured: String(oversold), wanted: '0', ok: oversold === 0 },
    { race: `${name}: unsold`, measured: String(unsold), wanted: '0', ok: unsold === 0 },
    {
      race: `${name}: answers of neither kind`,
      measured: [...strange].join(', ') || 'none',
      wanted: 'none',
      ok: strange.size === 0,
    },
    {
      race: `${name}: answers a second`,
      measured: ((contenders * rounds) / seconds).toFixed(0),
      wanted: '–',
      ok: true,
    },
  ];
}

/** Two swap the same two sessions in opposite directions at the same moment, each through another process. */
async function crossedSwaps({ contenders: register, post }: RaceServers): Promise<Line> {
  const [one, other] = await register(2);
  if (!one || !other) throw new Error('nobody registered');
  let [here, there] = [`s${rounds}`, `s${rounds + 1}`];
  await post(0, 'handle-workshop-cart', pickOf(one, here), one.token);
  await post(1, 'handle-workshop-cart', pickOf(other, there), other.token);
  let failed = 0;
  for (let swap = 0; swap < swaps; swap += 1) {
    const answers = await Promise.all([
      post(0, 'handle-workshop-cart', pickOf(one, there, here), one.token),
      post(1, 'handle-workshop-cart', pickOf(other, here, there), other.token),
    ]);
    failed += answers.filter(({ status }) => status !== 200).length;
    [here, there] = [there, here];
  }
  return {
    race: `A+B against B+A, ${swaps} times: failed`,
    measured: String(failed),
    wanted: '0',
    ok: failed === 0,
  };
}

/** The same race with the guard taken out has to be lost, or the others prove nothing. */
async function unguarded(db: Database): Promise<Line> {
  const item = { kind: 'session' as const, item: 'unguarded' };
  await db.transaction((tx) => lockItems(tx, 'teachers', [item]));
  const sold = await Promise.all(
    Array.from({ length: contenders }, () => checkThenTake(db, 'teachers', item, seats)),
  );
  const count = sold.filter(Boolean).length;
  return {
    race: `${contenders} contenders, ${seats} seats, no guard: sold`,
    measured: String(count),
    wanted: `more than ${seats}`,
    ok: count > seats,
  };
}

/** So many people fill in a step each second or so, as they do when registration has just opened. */
async function stepSaves({ contenders: register, post }: RaceServers): Promise<Line> {
  const people = await register(underWay);
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    people.map(async (each, index) => {
      const values = JSON.stringify(onlineAnswers(each.email)['personal']);
      for (let save = 0; save < savesEach; save += 1) {
        await pause(500 + Math.random() * 1_000);
        const fields = { code: each.code, form_type: 'personal', version: '1', values };
        const answer = await post(index, 'saveRegistrationPersonalInformations', fields, each.token);
        if (answer.status !== 200) failed += 1;
        // The first ones compile the form's checks.
        else if (save > 0) times.push(answer.milliseconds);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    race: `${underWay} registrations under way, a save each second: p50 / p95 / p99, ms`,
    measured: `${[0.5, 0.95, 0.99].map((share) => at(share).toFixed(1)).join(' / ')}; ${failed} failed`,
    wanted: 'p95 under 50',
    ok: at(0.95) < 50 && failed === 0,
  };
}

function pickOf({ code }: Contender, session: string, old?: string): Record<string, string> {
  return {
    registration_code: code,
    session_code: session,
    schedule_code: 'a',
    workshop_code: session.replace('s', 'w'),
    ...(old !== undefined && { old_session_code: old }),
  };
}

/** Seats of a session that are held, by whichever of the books says more. */
async function heldIn(db: Database, session: string): Promise<number> {
  const isSession = and(eq(inventory.eventCode, 'teachers'), eq(inventory.item, session));
  const [row] = await db.select().from(inventory).where(isSession);
  const [counted] = await db
    .select({ quantity: sum(hold.quantity) })
    .from(hold)
    .where(
      and(eq(hold.eventCode, 'teachers'), eq(hold.item, session), inArray(hold.state, ['held', 'reserved'])),
    );
  const held = Number(counted?.quantity ?? 0);
  if (row?.taken !== held)
    throw new Error(`${session}: ${row?.taken} taken by the books, ${held} by the holds`);
  return held;
}
