import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';

/** The questions that the list can show answers to, and the flows by name. */
export function useListOptions() {
  const { repeat: _, ...options } = query(useCall(), api.deskList.getListOptions, {});
  return useQuery(options);
}
