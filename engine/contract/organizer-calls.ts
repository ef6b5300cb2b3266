import type { Api } from './api.ts';
import * as application from './calls/application.ts';
import { type CallTable, callsOf } from './calls/call.ts';
import * as organizer from './calls/organizer.ts';
import * as owed from './calls/owed.ts';
import * as registration from './calls/registration.ts';
import * as site from './calls/site.ts';
import * as viewing from './calls/viewing.ts';

const tables = { ...site, ...registration, ...application, ...owed, ...organizer, ...viewing };

/** Every call as the organizers' desk makes it, without its schemas. */
export const api = Object.fromEntries(
  Object.entries<CallTable>(tables).map(([resource, table]) => [resource, callsOf(table)]),
) as unknown as Api;
