import { useQuery } from '@tanstack/react-query';
import { organizerChannel } from '#engine/contract/live-messages.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { useOrganizer } from '../api/use-organizer.ts';

/** How often a running job is loaded, in milliseconds: while the server tells of its progress, and while it does not. */
const TOLD = 10_000;
const POLLED = 2_000;

/** A job of the event, loaded again as it advances. */
export function useDeskJob(id: string) {
  const { repeat: _, ...options } = query(useCall(), api.deskJobs.getDeskJob, { params: { id } });
  const { event, session } = useOrganizer();
  const channel = { name: organizerChannel(event, session) };
  const live = useLiveState(() => load(), channel);
  const result = useQuery({
    ...options,
    refetchInterval: ({ state: { data } }) =>
      data?.job.state === 'running' && (live === 'connected' ? TOLD : POLLED),
  });
  const load = () => {
    if (result.data?.job.state === 'running') void result.refetch();
  };
  useLiveMessage('DeskChanged', load, channel);
  return result;
}
