import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

const HOUR = 3_600_000;

/** The whole schedule, with how full its sessions are; live messages keep it true between two answers. */
export const scheduleQuery = (call: Call) => ({
  ...query(call, api.schedule.getScheduleByCodeAndTrack, { body: {} }),
  // Data that came with the page is current: live messages reload it when they start.
  staleTime: 10_000,
});

/** The filters. */
export const filtersQuery = (call: Call) => ({
  ...query(call, api.schedule.listFilters, {}),
  staleTime: 60_000,
});

/** The time zones one may choose from. */
export const timeZonesQuery = (call: Call) => ({
  ...query(call, api.event.getTimeZones, {}),
  staleTime: HOUR,
  // Hundreds, which the page shows on request.
  meta: { askedThere: true },
});

/** The rooms that the site shows on a plan. */
export const plannedRoomsQuery = (call: Call) => ({
  ...query(call, api.pages.getPlannedRooms, {}),
  staleTime: HOUR,
  // Wanted once the details of a session are open.
  meta: { askedThere: true },
});
