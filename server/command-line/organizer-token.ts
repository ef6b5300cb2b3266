import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Environment } from '#server/settings/environment-variables.ts';

type Settings = Pick<Environment, 'DATA_DIR' | 'ADMIN_TOKEN'>;

/** The secret with which organizers publish: ADMIN_TOKEN, or one made once and kept where only this user may read it. */
export async function ensureOrganizerToken(settings: Settings): Promise<string> {
  const known = await readOrganizerToken(settings);
  if (known) {
    // A copied folder may have opened it to others.
    if (!settings.ADMIN_TOKEN) await chmod(tokenFile(settings.DATA_DIR), 0o600);
    return known;
  }
  await mkdir(settings.DATA_DIR, { recursive: true });
  const token = randomBytes(32).toString('base64url');
  const file = tokenFile(settings.DATA_DIR);
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  // The mode of a file that was there already stays as it was.
  await chmod(file, 0o600);
  return token;
}

/** The same secret for a program on this machine; undefined without one. */
export async function readOrganizerToken(settings: Settings): Promise<string | undefined> {
  if (settings.ADMIN_TOKEN) return settings.ADMIN_TOKEN;
  const text = await readFile(tokenFile(settings.DATA_DIR), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

function tokenFile(dataDir: string): string {
  return path.join(dataDir, 'organizer-token');
}
