import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readView, type ViewState, writeView } from './view-state.ts';

/** Changes what is looked at; `replace` leaves no step to go back to, as while one types. */
export type ChangeView = (change: Partial<ViewState>, options?: { replace?: boolean }) => void;

/** What is looked at, and the address in which that stands, or is about to. */
interface Looked {
  readonly view: ViewState;
  readonly address: string;
}

/**
 * What is looked at, kept in the address: it survives a reload, can be shared, and the back button undoes it. What is
 * chosen is drawn first; the address, of which the whole site hears, follows the paint.
 */
export function useView(): [ViewState, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [looked, setLooked] = useState<Looked>({ view: readView(search), address });
  const [known, setKnown] = useState(address);
  if (known !== address) {
    setKnown(address);
    // It is what was chosen here, or what a link or the back button led to.
    if (address !== looked.address) setLooked({ view: readView(search), address });
  }

  const latest = useRef({ looked, search, setSearch });
  useLayoutEffect(() => {
    latest.current = { looked, search, setSearch };
  });
  const waiting = useRef<{ replace: boolean }>(undefined);
  const change = useCallback<ChangeView>((changes, { replace = false } = {}) => {
    const { looked, search } = latest.current;
    const view = { ...looked.view, ...changes };
    const next = { view, address: writeView(search, view).toString() };
    latest.current = { ...latest.current, looked: next };
    setLooked(next);
    // Of two changes before a paint the later address is written, with a step back if either leaves one.
    if (waiting.current) {
      waiting.current.replace &&= replace;
      return;
    }
    waiting.current = { replace };
    afterPaint(() => {
      const { looked, setSearch } = latest.current;
      const options = { replace: waiting.current?.replace ?? false, preventScrollReset: true };
      waiting.current = undefined;
      setSearch(new URLSearchParams(looked.address), options);
    });
  }, []);
  return [looked.view, change];
}

function afterPaint(act: () => void): void {
  // A page that is not seen is not painted.
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}
