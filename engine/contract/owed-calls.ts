import type { Api } from './api.ts';
import { callsOf } from './calls/call.ts';
import * as calls from './calls/owed.ts';

/** The calls of the payment link's page; no other page loads them. */
export const owed = callsOf(calls.owed) as unknown as Api['owed'];
