import { fileURLToPath } from 'node:url';

/** Whether this is the built server, which runs without TypeScript: scripts/build-server.mjs writes it into dist/server. */
export const isBuilt = import.meta.url.endsWith('.js');

/** The folder of the project: two above this file, and above the built server. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
