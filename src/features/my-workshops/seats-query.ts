import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import { query } from '#src/api/query.ts';

/** How full these sessions are now; not at all for none. */
export const seatsQuery = (call: Call, sessions: readonly string[]) => ({
  ...query(call, api.workshopCart.checkWorkshopSessionStatus, { body: { sessions: [...sessions] } }),
  enabled: sessions.length > 0,
  // Opening the basket again reloads it.
  staleTime: 0,
});

/** Sessions at a time of the schedule, with current availability. */
export const sameTimeQuery = (call: Call, schedule: string) => ({
  ...query(call, api.schedule.getSessionsBySchedule, { params: { x: schedule } }),
  staleTime: 0,
});

/** A workshop's description and presenters. */
export const aboutQuery = (call: Call, workshop: string) => ({
  ...query(call, api.workshopCart.getWorkshopBasicInformation, { body: { code: workshop } }),
  staleTime: 60_000,
});
