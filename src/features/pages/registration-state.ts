import { useQuery } from '@tanstack/react-query';
import { isYes } from '#engine/form/field/flag.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';

/** Whether registration can be started. */
export type RegistrationState = 'open' | 'full' | 'closed';

/** Whether registration is open, from the server, in one track if given; until it answers, from the event document. */
export function useRegistrationState(track?: string): RegistrationState {
  const event = useEvent();
  const { data } = useQuery(registrationOptionQuery(useCall()));
  if (!isYes((data ?? event).registration_new_open)) return 'closed';
  if (!data) return 'open';
  const isTrackFull = track !== undefined && data.full_tracks.includes(track);
  return isYes(data.full) || isTrackFull ? 'full' : 'open';
}
