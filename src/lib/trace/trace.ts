import type { InspectionEvent } from 'xstate';

/** A call by reference: nothing is copied until someone asks what happened. */
export interface TracedCall {
  readonly method: string;
  /** Path and query, from the root of the host. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly startedAt: number;
  readonly milliseconds: number;
  /** 0 without an answer. */
  readonly status: number;
  readonly answer: unknown;
  readonly requestId: string | undefined;
}

const MOST_CALLS = 120;
const MOST_EVENTS = 400;

const calls: TracedCall[] = [];
const events: { readonly at: number; readonly event: InspectionEvent }[] = [];

/** Remembers a call; the oldest is forgotten. */
export function traceCall(call: TracedCall): void {
  calls.push(call);
  if (calls.length > MOST_CALLS) calls.shift();
}

/** Keeps a statechart's event or snapshot; snapshots are immutable, so references suffice. */
export function traceEvent(event: InspectionEvent): void {
  if (event.type === '@xstate.actor' || event.type === '@xstate.action') return;
  events.push({ at: Date.now(), event });
  if (events.length > MOST_EVENTS) events.shift();
}

/** All that is remembered, the first thing first. */
export const traced = () => ({ calls: [...calls], events: [...events] });
