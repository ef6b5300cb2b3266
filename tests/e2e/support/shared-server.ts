import { inject } from 'vitest';

/** Tests that run beside each other; each has a server of its own, since they publish documents. */
export const WORKERS = 2;

/** A server that the tests of one worker share. */
export interface SharedServer {
  /** Where the event `teachers` is, as in `http://teachers.localhost:4000`. */
  readonly site: string;
  /** The data folder of the server, where the organizer's token lies. */
  readonly dataDir: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One server for each worker. */
    servers: readonly SharedServer[];
  }
}

/** The server of this worker. */
export function sharedServer(): SharedServer {
  const server = inject('servers')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!server) throw new Error(`No server was started for worker ${process.env['VITEST_POOL_ID']}`);
  return server;
}

/** The address of the event `teachers` on a server of this machine; Chromium resolves *.localhost by itself. */
export function siteOf(port: number): string {
  return `http://teachers.localhost:${port}`;
}
