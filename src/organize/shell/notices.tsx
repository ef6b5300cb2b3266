import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { Icon } from './icon.tsx';
import { useDeskTexts } from './use-desk-texts.ts';

/** How long a notice is shown while no one points at it, in milliseconds. */
const SHOWN = 8_000;

type Notice = { readonly text: string; readonly isError: boolean };
type Notify = (text: string, isError?: boolean) => void;
type Shown = { readonly notice: Notice | undefined; readonly dismiss: () => void };

const NotifyContext = createContext<Notify>(() => {});
const ShownContext = createContext<Shown>({ notice: undefined, dismiss: () => {} });

/** Keeps what an action has done, or why not, for a while or until the next one; `Notices` shows it. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | undefined>();
  const notify = useCallback<Notify>((text, isError = false) => setNotice({ text, isError }), []);
  const shown = useMemo(() => ({ notice, dismiss: () => setNotice(undefined) }), [notice]);
  return (
    <NotifyContext value={notify}>
      <ShownContext value={shown}>{children}</ShownContext>
    </NotifyContext>
  );
}

/**
 * The notice in a strip of its own below the page, which covers nothing. It stays while it is pointed at or has the
 * focus, and can be dismissed.
 */
export function Notices() {
  const t = useDeskTexts();
  const { notice, dismiss } = useContext(ShownContext);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!notice || isHeld) return;
    const timer = setTimeout(dismiss, SHOWN);
    return () => clearTimeout(timer);
  }, [notice, isHeld, dismiss]);
  useEffect(() => {
    if (!notice) setHeld(false);
  }, [notice]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from ending
    <div
      className="dk-notices"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" aria-live="polite" className="dk-grow">
        {notice && <p className={notice.isError ? 'dk-bad' : undefined}>{notice.text}</p>}
      </div>
      {notice && (
        <button type="button" className="dk-icon-button" aria-label={t('dismiss')} onClick={dismiss}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** Says what an action has done. */
export const useNotify = (): Notify => useContext(NotifyContext);
