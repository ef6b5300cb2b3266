import type { FloorPlan, PlannedRoom, RoomSession } from '#engine/contract/site.ts';
import type { PlanRoom } from '#engine/event/documents/floor-plan/schema.ts';
import { roomNamed } from '#engine/event/plan/room-name.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import { pagePath } from '#server/configuration/page-paths.ts';
import { scheduleOf } from '#server/schedule/schedule-index.ts';

/** A floor plan with the sessions in each room, by time; undefined without such a plan. */
export function floorPlanOf(
  configuration: ConfigurationStore,
  eventCode: string,
  code: string,
): FloorPlan | undefined {
  const plan = configuration.current(eventCode, 'floor_plan', code)?.document;
  if (!plan) return undefined;
  const sessions = sessionsByRoom(configuration, eventCode, plan.rooms);
  return {
    code: plan.code,
    width: plan.width,
    height: plan.height,
    floors: plan.floors,
    rooms: plan.rooms.map(({ also: _, ...room }) => ({ ...room, sessions: sessions.get(room.code) ?? [] })),
  };
}

function sessionsByRoom(
  configuration: ConfigurationStore,
  eventCode: string,
  rooms: readonly PlanRoom[],
): ReadonlyMap<string, RoomSession[]> {
  const found = new Map<string, RoomSession[]>();
  // Sessions are sorted by start.
  for (const { session } of scheduleOf(configuration, eventCode)?.sessions.values() ?? []) {
    const room = session.room && roomNamed(rooms, session.room);
    if (!room) continue;
    const here = found.get(room.code) ?? [];
    found.set(room.code, here);
    here.push({
      workshops_session_code: session.workshops_session_code,
      workshops_title: session.workshops_title,
      start: session.workshops_schedule_start,
      end: session.workshops_schedule_end,
    });
  }
  for (const here of found.values()) here.sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  return found;
}

/** The rooms shown on a plan of the site, by each of their names. */
export function plannedRooms(configuration: ConfigurationStore, eventCode: string): PlannedRoom[] {
  return configuration.list(eventCode).flatMap(({ document }): PlannedRoom[] => {
    const path = document.kind === 'page' ? pagePath(document) : undefined;
    if (document.kind !== 'page' || path === undefined) return [];
    return document.blocks.flatMap((block) => {
      if (block.block !== 'floor_plan') return [];
      const rooms = configuration.current(eventCode, 'floor_plan', block.plan)?.document.rooms ?? [];
      return rooms.flatMap(({ code, name, also = [] }) =>
        [name, ...also].map((each) => ({ name: each, link: `${path}#room-${code}` })),
      );
    });
  });
}
