import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaint } from '#src/lib/after-paint.ts';
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
  // Addresses that were written here and have not come back from the router yet.
  const written = useRef<readonly string[]>([]);
  if (known !== address) {
    setKnown(address);
    // One that was written here may have been overtaken by another choice; else a link or the back button led to it.
    if (address !== looked.address && !written.current.includes(address)) {
      setLooked({ view: readView(search), address });
    }
  }
  useLayoutEffect(() => {
    const at = written.current.lastIndexOf(address);
    written.current = at < 0 ? [] : written.current.slice(at + 1);
  }, [address]);

  const latest = useRef({ looked, search, setSearch });
  useLayoutEffect(() => {
    latest.current = { looked, search, setSearch };
  });
  const waiting = useRef<{ replace: boolean }>(undefined);
  const here = useRef(true);
  useLayoutEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
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
      // The address of another page is not this one's to write.
      if (!here.current) return;
      written.current = [...written.current, looked.address];
      setSearch(new URLSearchParams(looked.address), options);
    });
  }, []);
  return [looked.view, change];
}
