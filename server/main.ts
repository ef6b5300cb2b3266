import { fileURLToPath } from 'node:url';
import { hasDemoRegistration, seedDemoRegistration } from '#server/configuration/demo-registration.ts';
import { ensureOrganizerToken } from '#server/configuration/organizer-token.ts';
import { isNewDatabase, seedEvents } from '#server/configuration/seed-events.ts';
import { removeServerAddress, writeServerAddress } from '#server/configuration/server-address.ts';
import { DataFolderInUse } from '#server/database/data-folder-lock.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { describeFaults, readEnvironment } from '#server/environment.ts';
import { startPortal } from '#server/start-portal.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { printAddresses } from './print-addresses.ts';

const siteFolder = fileURLToPath(new URL('../dist/site', import.meta.url));

const reading = readEnvironment(process.env);
if (!reading.ok) endWith(describeFaults(reading.faults));
const { environment } = reading;

const database = await openDatabase(environment, (error) => {
  process.stderr.write(`The connection to the database was lost: ${error.message}\n`);
}).catch((error: unknown) => endWith(explainDatabase(error)));
const organizerToken = await ensureOrganizerToken(environment);
const isNew = await isNewDatabase(database.db);
const portal = await startPortal({
  environment,
  database,
  organizerToken,
  siteFolder,
  prepare: async (configuration) => {
    if (!isNew) return;
    await seedEvents(configuration);
    await seedDemoRegistration(database.db);
  },
  // Tests come from one address and faster than any school.
  rateLimits: environment.NODE_ENV === 'test' ? { general: 1_000_000, strict: 1_000_000 } : undefined,
});
const close = async (): Promise<void> => {
  await removeServerAddress(environment.DATA_DIR);
  await portal.close();
  await database.close();
};

try {
  await portal.server.listen({ host: environment.HOST, port: environment.PORT });
} catch (error) {
  await close();
  endWith(explainListening(error));
}
closeOnSignals(close);
const listening = portal.server.server.address();
const bound = typeof listening === 'object' && listening !== null ? listening : undefined;
const port = bound?.port ?? environment.PORT;
await writeServerAddress(environment.DATA_DIR, {
  hostname: bound?.address ?? environment.HOST,
  port,
  host: firstHost(),
  pid: process.pid,
});
printAddresses(portal.configuration, {
  environment,
  port,
  database: database.description,
  canContinueDemo: await hasDemoRegistration(database.db),
});

function firstHost(): string {
  const { configuration } = portal;
  const [code] = configuration.eventCodes();
  return (code && configuration.current(code, 'event', code)?.document.hosts[0]) ?? 'localhost';
}

function explainDatabase(error: unknown): string {
  if (error instanceof DataFolderInUse) return error.message;
  const reason = error instanceof Error ? error.message : String(error);
  return `The database could not be opened: ${reason}`;
}

function explainListening(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const where = `port ${environment.PORT} of ${environment.HOST}`;
  if (code === 'EADDRINUSE')
    return `Another program listens on ${where}. Stop it, or choose another port with PORT.`;
  if (code === 'EACCES') return `This user may not listen on ${where}. Choose another port with PORT.`;
  return `The server could not listen on ${where}: ${error instanceof Error ? error.message : String(error)}`;
}

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
