import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaint } from '#src/lib/after-paint.ts';
import { readView, type ViewState, writeView } from './view-state.ts';

/** Changes the view; `replace` adds no history entry, as while typing. */
export type ChangeView = (change: Partial<ViewState>, options?: { replace?: boolean }) => void;

/** The view, and the address that contains it or is about to. */
interface Looked {
  readonly view: ViewState;
  readonly address: string;
}

/**
 * The view, kept in the address: it survives a reload, can be shared, and Back undoes it. It renders first; the
 * address, to which the whole site reacts, follows after the paint.
 */
export function useView(): [ViewState, ChangeView] {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [looked, setLooked] = useState<Looked>({ view: readView(search), address });
  const [known, setKnown] = useState(address);
  // Addresses written here that the router has not returned yet.
  const written = useRef<readonly string[]>([]);
  if (known !== address) {
    setKnown(address);
    // An address written here may be outdated by another choice; any other comes from a link or the back button.
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
