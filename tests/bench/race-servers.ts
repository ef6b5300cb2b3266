import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openConfiguration } from '#server/configuration/open-configuration.ts';
import { seedEvents } from '#server/configuration/seed-events.ts';
import type { Database } from '#server/database/database.ts';
import { addRegistrations } from '#server/database/testing/add-registrations.ts';
import { openTestPostgres } from '#server/database/testing/test-postgres.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { type RunningServer, startServer } from '#tests/setup/start-server.ts';

/** Somebody who registers, with what opens their registration. */
export type Contender = { code: string; email: string; token: string };
export type Answer = { status: number; text: string; milliseconds: number };

/** Two server processes on one real PostgreSQL, called over HTTP. */
export type RaceServers = {
  db: Database;
  /** New registrations of the online track. */
  contenders(count: number): Promise<Contender[]>;
  /** Sends form fields to one of the two processes. */
  post(server: number, call: string, fields: Record<string, string>, token: string): Promise<Answer>;
  close(): Promise<void>;
};

/** Starts them with a schedule of sessions of so many seats, `s0`, `s1` …; throws where no PostgreSQL can be had. */
export async function startRaceServers(capacities: readonly number[]): Promise<RaceServers> {
  const postgres = await openTestPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  const { database, url } = postgres;
  const configuration = await openConfiguration(database.db);
  await seedEvents(configuration);
  const outcome = await configuration.publish('teachers', scheduleOf(capacities), 'bench');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.diagnostics));
  const env = { DATABASE_URL: url };
  const servers: RunningServer[] = [await startServer({ env }), await startServer({ env })];
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  return {
    db: database.db,
    contenders: (count) => register(database.db, count),
    post: (server, call, fields, token) =>
      send(agent, servers[server % servers.length]?.port ?? 0, call, fields, token),
    async close() {
      agent.destroy();
      for (const server of servers) await server.stop();
      await database.close();
    },
  };
}

function scheduleOf(capacities: readonly number[]) {
  const text = (word: string) => ({ en: word, fr: word });
  const slot = { code: 'a', label: text('A'), day: 'friday', track: 'online', start: '09:00', end: '10:00' };
  return {
    kind: 'schedule',
    code: 'schedule',
    slots: [slot],
    workshops: capacities.map((_, index) => ({
      code: `w${index}`,
      title: text(`Workshop ${index}`),
      description: text('About'),
      presenters: [],
    })),
    sessions: capacities.map((capacity, index) => ({
      code: `s${index}`,
      workshop: `w${index}`,
      schedule: 'a',
      type: 'O',
      capacity,
    })),
  };
}

async function register(db: Database, count: number): Promise<Contender[]> {
  const choice = { track: 'online', mode: 'Online', days: ['friday', 'saturday'] };
  const rows = await addRegistrations(
    db,
    Array.from({ length: count }, () => ({
      eventCode: 'teachers',
      email: `${randomUUID()}@example.org`,
      ...choice,
    })),
  );
  const found: Contender[] = [];
  for (const { id, code, email } of rows) found.push({ code, email, token: await issueAccessToken(db, id) });
  return found;
}

function send(
  agent: Agent,
  port: number,
  call: string,
  fields: Record<string, string>,
  token: string,
): Promise<Answer> {
  const body = new URLSearchParams(fields).toString();
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: 'localhost',
        path: `/api/${call}`,
        method: 'POST',
        headers: {
          host: 'teachers.localhost',
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('end', () => {
          const milliseconds = performance.now() - begun;
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString(), milliseconds });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
