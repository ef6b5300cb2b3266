import { useQuery } from '@tanstack/react-query';
import type { Speaker } from '#engine/contract/site.ts';
import { useCall } from '#src/api/call-context.tsx';
import { nextKeynoteQuery } from '../site-queries.ts';

const DAY = 86_400_000;

export interface NextKeynote {
  readonly code: string;
  readonly isOn: boolean;
}

const startOf = ({ keynote }: Speaker) => Date.parse(keynote?.start ?? '');
const endOf = ({ keynote }: Speaker) => Date.parse(keynote?.end ?? '');

/**
 * The keynote that is on or comes next by the server's clock, asked for from the day before the first one to the end of
 * the last, and anew whenever one of them begins or ends; nothing at any other time, nor where there is just one.
 */
export function useNextKeynote(keynotes: readonly Speaker[] | undefined): NextKeynote | undefined {
  const now = Date.now();
  const isNear =
    keynotes !== undefined &&
    keynotes.length > 1 &&
    Math.min(...keynotes.map(startOf)) - DAY < now &&
    now < Math.max(...keynotes.map(endOf));
  const { data, dataUpdatedAt } = useQuery({
    ...nextKeynoteQuery(useCall()),
    enabled: isNear,
    // The page has all that is said; which of it comes next can follow.
    meta: { askedThere: true },
    refetchInterval: ({ state }) => {
      const moments = state.data ? [startOf(state.data), endOf(state.data)] : [];
      const next = moments.find((moment) => moment > Date.now());
      return next === undefined ? false : next - Date.now() + 1_000;
    },
  });
  if (!isNear || !data || endOf(data) < now) return undefined;
  // An answer that says the same later is news: what was next has begun.
  return { code: data.code, isOn: startOf(data) <= dataUpdatedAt };
}
