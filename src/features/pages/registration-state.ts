import { useQuery } from '@tanstack/react-query';
import { isYes } from '#engine/configuration/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';

/** Whether one can begin to register. */
export type RegistrationState = 'open' | 'full' | 'closed';

/** What the server says of registering, in a track where one is given; until it has spoken, what the event says. */
export function useRegistrationState(track?: string): RegistrationState {
  const event = useEvent();
  const { data } = useQuery(registrationOptionQuery(useCall()));
  if (!isYes((data ?? event).registration_new_open)) return 'closed';
  if (!data) return 'open';
  const isTrackFull = track !== undefined && data.full_tracks.includes(track);
  return isYes(data.full) || isTrackFull ? 'full' : 'open';
}
