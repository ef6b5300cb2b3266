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
 * The current or next keynote by the server's clock, from the day before the first to the end of the last; reloaded
 * whenever one starts or ends. Undefined at other times, or with a single keynote.
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
    // Not needed for rendering: the page shows all keynotes anyway.
    meta: { askedThere: true },
    refetchInterval: ({ state }) => {
      const moments = state.data ? [startOf(state.data), endOf(state.data)] : [];
      const next = moments.find((moment) => moment > Date.now());
      return next === undefined ? false : next - Date.now() + 1_000;
    },
  });
  if (!isNear || !data || endOf(data) < now) return undefined;
  // The same answer at a later time is news: the next keynote has started.
  return { code: data.code, isOn: startOf(data) <= dataUpdatedAt };
}
