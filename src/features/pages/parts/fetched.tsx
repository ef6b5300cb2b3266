import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';

export interface FetchedProps<Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  /** Whether there is nothing in it to show. */
  readonly isEmpty: (data: Data) => boolean;
  /** What is said then. */
  readonly empty: ReactNode;
  /** What is coming, in its shape; cards unless it is something else. */
  readonly shape?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a block takes from the server: its shape while it is on its way, a way on when it does not come. */
export function Fetched<Data, Key extends QueryKey>({
  query,
  isEmpty,
  empty,
  shape = <SkeletonCards count={3} />,
  children,
}: FetchedProps<Data, Key>) {
  const { t } = useTranslation('pages');
  const { data, isError, isFetching, refetch } = useQuery(query);
  if (data !== undefined) return isEmpty(data) ? <p className="soft">{empty}</p> : children(data);
  if (isError) {
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Button size="s" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('again')}
          </Button>
        }
      >
        {t('failed')}
      </Note>
    );
  }
  return <Loading label={t('loading')}>{shape}</Loading>;
}
