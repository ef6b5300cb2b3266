import { isNewDatabase, seedEvents } from '#server/configuration/seed-events.ts';
import { writeServerAddress } from '#server/configuration/server-address.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { describeFaults, readEnvironment } from '#server/environment.ts';
import { startPortal } from '#server/start-portal.ts';

// The server with a fault that its own main cannot have: it is killed at a call with the header x-killed-before-answer,
// after its work is committed and before it is answered.
const reading = readEnvironment(process.env);
if (!reading.ok) throw new Error(describeFaults(reading.faults));
const { environment } = reading;
const database = await openDatabase(environment);
const isNew = await isNewDatabase(database.db);
const { server } = await startPortal({
  environment,
  database,
  organizerToken: environment.ADMIN_TOKEN ?? 'organizer-token-of-a-killed-server',
  rateLimits: { general: 1_000_000, strict: 1_000_000 },
  prepare: async (configuration) => {
    if (isNew) await seedEvents(configuration);
  },
});
server.addHook('onSend', async (request) => {
  if (request.headers['x-killed-before-answer'] === undefined) return;
  process.kill(process.pid, 'SIGKILL');
  // The signal may take a moment; nothing may be sent meanwhile.
  await new Promise(() => {});
});
await server.listen({ host: environment.HOST, port: environment.PORT });
const bound = server.server.address();
await writeServerAddress(environment.DATA_DIR, {
  hostname: 'localhost',
  port: typeof bound === 'object' && bound ? bound.port : environment.PORT,
  host: 'localhost',
  pid: process.pid,
});
