import path from 'node:path';
import { ensureOrganizerToken } from '#server/command-line/organizer-token.ts';
import { removeServerAddress, writeServerAddress } from '#server/command-line/server-address.ts';
import { isNewDatabase, seedEvents } from '#server/configuration/seed-events.ts';
import { isDatabaseLost } from '#server/database/database-lost.ts';
import { explainDatabase } from '#server/database/explain-database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPrivateFolder } from '#server/database/private-folder.ts';
import { unlimited } from '#server/http/rate-limits.ts';
import { describeFaults, readEnvironment } from '#server/settings/environment.ts';
import { projectFolder } from '#server/settings/project-folder.ts';
import { explainListening, refusalToListen } from './check-port.ts';
import { closeOnSignals } from './close-on-signals.ts';
import { hasDemoOwner, seedDemoOwner } from './demo-owner.ts';
import { seedDemoPresenters } from './demo-presenters.ts';
import { hasDemoRegistration, seedDemoRegistration } from './demo-registration.ts';
import { printAddresses } from './print-addresses.ts';
import { startPortal } from './start-portal.ts';

// A statement without a caller: no one hears that the database was lost, and the next one reconnects.
process.on('unhandledRejection', (error) => {
  if (!isDatabaseLost(error)) throw error;
  process.stderr.write(`The database was lost: ${error instanceof Error ? error.message : String(error)}\n`);
});

// Files in the data folder are for this user only: registrations, the organizer's token.
process.umask(0o077);

const siteFolder = path.join(projectFolder, 'dist/site');

const reading = readEnvironment(process.env);
if (!reading.ok) endWith(describeFaults(reading.faults));
const { environment } = reading;

// Before the database is opened, so that a second start says that, not what else is in use.
const refusal = await refusalToListen(environment);
if (refusal) endWith(refusal);
await openPrivateFolder(environment.DATA_DIR).catch((error: unknown) =>
  endWith(explainDatabase(error, environment.DATA_DIR)),
);
const database = await openDatabase(environment, (error) => {
  process.stderr.write(`The connection to the database was lost: ${error.message}\n`);
}).catch((error: unknown) => endWith(explainDatabase(error, environment.DATA_DIR)));
const organizerToken = await ensureOrganizerToken(environment);
// Of two that start together on an empty database one makes its tables and fills it, and the other finds that done.
const portal = await database.alone(async () => {
  const isNew = await isNewDatabase(database.db);
  return startPortal({
    environment,
    database,
    organizerToken,
    siteFolder,
    prepare: async (configuration) => {
      if (!isNew) return;
      await seedEvents(configuration);
      await seedDemoPresenters(database.db);
      await seedDemoRegistration(database.db);
      // Without SMTP the sign-in code stays in the outbox, which only this machine can read.
      if (!environment.SMTP_URL && !environment.OWNER_EMAIL)
        await seedDemoOwner(database.db, configuration.eventCodes());
    },
    // Tests come from one address and faster than any school.
    rateLimits: environment.NODE_ENV === 'test' ? unlimited : undefined,
  });
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
  endWith(explainListening(environment, error));
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
  hasDemoOwner: await hasDemoOwner(database.db),
});

function firstHost(): string {
  const { configuration } = portal;
  const [code] = configuration.eventCodes();
  return (code && configuration.current(code, 'event', code)?.document.hosts[0]) ?? 'localhost';
}

function endWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
