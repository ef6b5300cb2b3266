import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';

export interface FetchedProps<Data, Key extends QueryKey> {
  readonly query: UseQueryOptions<Data, Error, Data, Key>;
  /** Whether the answer has nothing to show. */
  readonly isEmpty: (data: Data) => boolean;
  /** Shown if it is empty. */
  readonly empty: ReactNode;
  /** The placeholder while loading; cards by default. */
  readonly shape?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Loads a block's data: a placeholder meanwhile, a way on if it fails. */
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
