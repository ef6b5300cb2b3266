import type { Api } from './api.ts';
import * as application from './calls/application.ts';
import { type CallTable, callsOf } from './calls/call.ts';
import * as registration from './calls/registration.ts';
import * as site from './calls/site.ts';

const tables = { ...site, ...registration, ...application };

/** The calls of visitors' pages as a browser makes them; `api` has them with their schemas, which a browser leaves out. */
export const api = Object.fromEntries(
  Object.entries<CallTable>(tables).map(([resource, table]) => [resource, callsOf(table)]),
) as unknown as Pick<Api, keyof typeof tables>;
