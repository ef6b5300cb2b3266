import type { deskJobs as contract } from '#engine/contract/desk-jobs.ts';
import { stopJob } from '#server/desk/jobs/end-job.ts';
import { kindsFor, listJobs, readJob } from '#server/desk/jobs/read-jobs.ts';
import { permissionsOf } from '#server/organizers/organizer.ts';
import type { Handlers } from './handlers.ts';

/** Long actions of organizers. */
export const deskJobHandlers: Handlers<typeof contract> = {
  listDeskJobs: async ({ services: { db }, eventCode, organizer }) => ({
    jobs: await listJobs(db, eventCode, kindsFor(permissionsOf(organizer))),
  }),

  getDeskJob: async ({ services: { db }, eventCode, organizer, params }) => ({
    job: await readJob(db, eventCode, kindsFor(permissionsOf(organizer)), params.id),
  }),

  async stopDeskJob({ services: { db }, eventCode, organizer, body, audit }) {
    const kinds = kindsFor(permissionsOf(organizer));
    const { kind } = await readJob(db, eventCode, kinds, body.id);
    await stopJob(db, body.id);
    const job = await readJob(db, eventCode, kinds, body.id);
    const is = `${job.done + job.failed}/${job.total}`;
    await audit(db, { subject: kind, changes: [{ what: 'rows', is }] });
    return { job };
  },
};
