import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from '#tests/setup/start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the event `teachers` is, as in `http://teachers.localhost:4000`. */
    site: string;
    /** The data folder of the server, where the organizer's token lies. */
    dataDir: string;
  }
}

/** Starts the real server once for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(path.resolve(import.meta.dirname, '../../../dist/site/index.html'))) {
    throw new Error('The website is not built: run node scripts/build.mjs first.');
  }
  const server = await startServer();
  project.provide('site', siteOf(server.port));
  project.provide('dataDir', server.dataDir);
  return async () => void (await server.stop());
}

/** The address of the event `teachers` on a server of this machine; Chromium resolves *.localhost by itself. */
export function siteOf(port: number): string {
  return `http://teachers.localhost:${port}`;
}
