import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';

/** How long a notice is shown, in milliseconds. */
const SHOWN = 8_000;

type Notice = { readonly text: string; readonly isError: boolean };
type Notify = (text: string, isError?: boolean) => void;

const NoticeContext = createContext<Notify>(() => {});

/** Says what an action has done, or why not, for a while or until the next one. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | undefined>();
  const notify = useCallback<Notify>((text, isError = false) => setNotice({ text, isError }), []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [notice]);
  const shown = useMemo(
    () => (
      <div className="dk-notices" role="status" aria-live="polite">
        {notice && <p className={notice.isError ? 'dk-notice dk-notice-bad' : 'dk-notice'}>{notice.text}</p>}
      </div>
    ),
    [notice],
  );
  return (
    <NoticeContext value={notify}>
      {children}
      {shown}
    </NoticeContext>
  );
}

/** Says what an action has done. */
export const useNotify = (): Notify => useContext(NoticeContext);
