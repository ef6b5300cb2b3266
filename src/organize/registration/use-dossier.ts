import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';

/** One registration, group or application, read again whenever it is looked at. */
export function useDossier(code: string) {
  const { repeat: _, ...options } = query(useCall(), api.desk.getDossier, { params: { code } });
  return useQuery(options);
}
