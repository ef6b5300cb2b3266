import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const manifestFile = new URL('../../package.json', import.meta.url);

/**
 * The version that is served: that of the package, and a stamp of the built site, which names its scripts by their
 * contents. A page that sees another one than its own offers to reload (spec §4 "Version toast").
 */
export function productVersion(siteFolder: string | undefined): string {
  const { version }: { version: string } = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const stamp = siteFolder === undefined ? undefined : stampOf(path.join(siteFolder, 'index.html'));
  return stamp ? `${version}+${stamp}` : version;
}

/** Adds `/version.json` at the site root. */
export function registerVersion(server: FastifyInstance, version: string): void {
  server.get('/version.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ version }),
  );
}

function stampOf(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  } catch {
    return undefined;
  }
}
