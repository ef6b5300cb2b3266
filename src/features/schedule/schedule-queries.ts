import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';

const HOUR = 3_600_000;

/** The whole schedule, with how full its sessions are; live messages keep it true between two answers. */
export const scheduleQuery = (call: Call) =>
  queryOptions({
    queryKey: ['schedule'],
    queryFn: ({ signal }) => call(api.schedule.getScheduleByCodeAndTrack, { body: {}, signal }),
    // What came with the page is of now: live messages ask anew when they begin to arrive.
    staleTime: 10_000,
  });

/** What it can be filtered by. */
export const filtersQuery = (call: Call) =>
  queryOptions({
    queryKey: ['schedule-filters'],
    queryFn: ({ signal }) => call(api.schedule.listFilters, { signal }),
    staleTime: 60_000,
  });

/** The time zones one may choose from. */
export const timeZonesQuery = (call: Call) =>
  queryOptions({
    queryKey: ['time-zones'],
    queryFn: ({ signal }) => call(api.event.getTimeZones, { signal }),
    staleTime: HOUR,
    // Hundreds, of which the page shows none until they are asked for.
    meta: { askedThere: true },
  });

/** The rooms that the site shows on a plan. */
export const plannedRoomsQuery = (call: Call) =>
  queryOptions({
    queryKey: ['planned-rooms'],
    queryFn: ({ signal }) => call(api.pages.getPlannedRooms, { signal }),
    staleTime: HOUR,
    // Wanted once the details of a session are open.
    meta: { askedThere: true },
  });
