import type { Environment } from '#server/settings/environment-variables.ts';
import type { OpenDatabase } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

type Settings = Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>;

/** Opens the database that the environment names, migrated and ready; the caller closes it. */
export function openDatabase(
  settings: Settings,
  onConnectionLost: (error: Error) => void = () => {},
): Promise<OpenDatabase> {
  return settings.DATABASE_URL
    ? openPostgres(settings.DATABASE_URL, onConnectionLost)
    : openPglite(settings.DATA_DIR);
}
