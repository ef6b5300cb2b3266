import { useQuery } from '@tanstack/react-query';
import { desk } from '#engine/contract/desk.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';

/** One registration, group or application, read again whenever it is looked at. */
export function useDossier(code: string) {
  const { repeat: _, ...options } = query(useCall(), desk.getDossier, { params: { code } });
  return useQuery(options);
}
