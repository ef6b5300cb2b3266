import type { Api } from './api.ts';
import { callsOf } from './calls/call.ts';
import * as calls from './calls/viewing.ts';

/** The calls of an attendee's page as an organizer sees it; no other page loads them. */
export const viewing = callsOf(calls.viewing) as unknown as Api['viewing'];
