import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { organizerChannel } from '#engine/contract/live-messages.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLiveMessage, useLiveState } from '#src/api/realtime/use-live.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { type Paced, paced } from './paced.ts';

/** The figures are loaded at most once in this time, in milliseconds. */
const PACE = 1_000;

/**
 * The figures of the event, loaded again as they change: when the server says so, when the connection is back or lost
 * (the session may have ended), and when the tab is looked at again.
 */
export function useOverview() {
  const { repeat: _, ...options } = query(useCall(), api.overview.getOverview, {});
  const result = useQuery(options);
  const { refetch } = result;
  const { event, session } = useOrganizer();
  const channel = { name: organizerChannel(event, session) };
  const again = useRef<Paced | undefined>(undefined);
  useEffect(() => {
    const mine = paced(() => refetch({ cancelRefetch: false }), PACE);
    again.current = mine;
    return mine.stop;
  }, [refetch]);
  const load = () => {
    // A hidden tab loads them once it is looked at.
    if (document.visibilityState === 'visible') again.current?.run();
  };
  useLiveMessage('DeskChanged', load, channel);
  const live = useLiveState(load, channel);
  useEffect(() => {
    if (live === 'lost') again.current?.run();
  }, [live]);
  return { ...result, live };
}
