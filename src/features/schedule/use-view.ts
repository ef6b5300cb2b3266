import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type ViewState, writeView } from './view-state.ts';

/** Changes what is looked at; `replace` leaves no step to go back to, as while one types. */
export type ChangeView = (change: Partial<ViewState>, options?: { replace?: boolean }) => void;

/** What is looked at, kept in the address: it survives a reload, can be shared, and the back button undoes it. */
export function useView(): [ViewState, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => readView(search), [search]);
  const change = useCallback<ChangeView>(
    (changes, { replace = false } = {}) =>
      setSearch((before) => writeView(before, { ...readView(before), ...changes }), {
        replace,
        preventScrollReset: true,
      }),
    [setSearch],
  );
  return [view, change];
}
