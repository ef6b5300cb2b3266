import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

const HOUR = 3_600_000;

/** The whole schedule, with how full its sessions are; live messages keep it true between two answers. */
export const scheduleQuery = (call: Call) => ({
  ...query(call, api.schedule.getScheduleByCodeAndTrack, { body: {} }),
  // What came with the page is of now: live messages ask anew when they begin to arrive.
  staleTime: 10_000,
});

/** What it can be filtered by. */
export const filtersQuery = (call: Call) => ({
  ...query(call, api.schedule.listFilters, {}),
  staleTime: 60_000,
});

/** The time zones one may choose from. */
export const timeZonesQuery = (call: Call) => ({
  ...query(call, api.event.getTimeZones, {}),
  staleTime: HOUR,
  // Hundreds, of which the page shows none until they are asked for.
  meta: { askedThere: true },
});

/** The rooms that the site shows on a plan. */
export const plannedRoomsQuery = (call: Call) => ({
  ...query(call, api.pages.getPlannedRooms, {}),
  staleTime: HOUR,
  // Wanted once the details of a session are open.
  meta: { askedThere: true },
});
