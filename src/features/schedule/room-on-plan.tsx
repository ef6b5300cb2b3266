import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { roomNamed } from '#engine/event/plan/room-name.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { plannedRoomsQuery } from './schedule-queries.ts';

export interface RoomOnPlanProps {
  readonly room: Text | undefined;
  readonly children: ReactNode;
}

/** A room's name, linked to its floor plan if the site has one. */
export function RoomOnPlan({ room, children }: RoomOnPlanProps) {
  const toPage = usePublicLink();
  const { data: rooms = [] } = useQuery({ ...plannedRoomsQuery(useCall()), enabled: room !== undefined });
  const planned = room && roomNamed(rooms, room);
  return planned ? (
    <Link className="link" to={toPage(planned.link)}>
      {children}
    </Link>
  ) : (
    children
  );
}
