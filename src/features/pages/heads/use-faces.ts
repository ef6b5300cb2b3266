import { useQuery } from '@tanstack/react-query';
import type { Speaker } from '#engine/contract/site.ts';
import { useCall } from '#src/api/call-context.tsx';
import { speakersQuery } from '../site-queries.ts';

/** Those who speak and have a face to be shown, in their order, at most so many; none until they are known. */
export function useFaces(most: number): readonly Speaker[] {
  const { data = [] } = useQuery(speakersQuery(useCall()));
  return data
    .filter(({ portrait, picture }) => portrait !== undefined || picture?.startsWith('/'))
    .slice(0, most);
}
