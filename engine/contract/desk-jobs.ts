import Type, { type Static } from 'typebox';
import { Text } from '../form/languages/text.ts';
import * as calls from './calls/organizer.ts';
import { endpoints } from './endpoint.ts';
import type { Permission } from './roles.ts';

/** What organizers do to many registrations at once, with the permission that each kind needs. */
export const DESK_JOBS = { tag: 'edit', cancel: 'edit', import: 'edit' } as const satisfies Readonly<
  Record<string, Permission>
>;
export type DeskJobKind = keyof typeof DESK_JOBS;

/** A row that failed. */
export const DeskJobFault = Type.Object({
  /** A registration code, or a row number of a file. */
  row: Type.String(),
  why: Text,
});
export type DeskJobFault = Static<typeof DeskJobFault>;

/** A long action of an organizer, which the server does row by row. */
export const DeskJob = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['tag', 'cancel', 'import'] as const satisfies DeskJobKind[]),
  /** The address of the organizer, a token's name, or empty for the installation's token. */
  by: Type.String(),
  started_at: Type.String(),
  ended_at: Type.Optional(Type.String()),
  /** stopped: the rows that were left are not done. */
  state: Type.Enum(['running', 'stopped', 'done']),
  /** Why it was stopped, unless an organizer has stopped it. `role`: the organizer who started it may no longer do it. */
  stop_reason: Type.Optional(Type.Enum(['role'])),
  /** What it does, beyond its kind: tags after `+` or `-`, a reason, the name of a file. */
  about: Text,
  /** Rows in all. */
  total: Type.Integer({ minimum: 0 }),
  done: Type.Integer({ minimum: 0 }),
  failed: Type.Integer({ minimum: 0 }),
  /** The first 200 in a job of its own, none in a list. */
  faults: Type.Array(DeskJobFault),
});
export type DeskJob = Static<typeof DeskJob>;

const Id = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Long actions of organizers: they go on when the page is closed or the server restarts. */
export const deskJobs = endpoints(calls.deskJobs, {
  listDeskJobs: {
    summary: 'The latest 20 jobs of an event that the organizer may start, newest first, without faults.',
    access: 'organizer',
    permission: 'edit',
    response: Type.Object({ jobs: Type.Array(DeskJob) }),
  },
  getDeskJob: {
    summary: 'How far a job is, and the rows that failed.',
    access: 'organizer',
    permission: 'edit',
    params: Id,
    response: Type.Object({ job: DeskJob }),
  },
  stopDeskJob: {
    summary:
      'Stops a job after the row that it is at. What is done stays done; a job that has ended stays as it is.',
    access: 'organizer',
    permission: 'edit',
    body: Id,
    response: Type.Object({ job: DeskJob }),
  },
});
