import { useQuery } from '@tanstack/react-query';
import type { Speaker } from '#engine/contract/site.ts';
import { useCall } from '#src/api/call-context.tsx';
import { speakersQuery } from '../site-queries.ts';

/** Speakers with a face, in order, up to a maximum; empty while loading. */
export function useFaces(most: number): readonly Speaker[] {
  const { data = [] } = useQuery(speakersQuery(useCall()));
  return data
    .filter(({ portrait, picture }) => portrait !== undefined || picture?.startsWith('/'))
    .slice(0, most);
}
