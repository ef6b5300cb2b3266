import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useRootClass } from '#ui/use-root-class.ts';

export type ActionBarProps = {
  /** The amount's label, such as "Total so far". */
  label: ReactNode;
  amount: ReactNode;
  /** A detail, such as the number of items. */
  about?: ReactNode;
  /** Unfolds over the bar; without it the row is plain words. */
  summary?: ReactNode;
  /** The primary button. */
  children: ReactNode;
  /** Windows wider than a tablet: no bar, the place of one, or the bar. */
  reach?: 'narrow' | 'hidden' | 'wide' | undefined;
};

/** The bar at the bottom of phones, and of wider windows with long pages: the amount and the main button. */
export function ActionBar({ label, amount, about, summary, children, reach = 'narrow' }: ActionBarProps) {
  useRootClass('with-actionbar');
  const [open, setOpen] = useState(false);
  const summaryId = useId();
  const fold = useRef<HTMLButtonElement>(null);
  const row = (
    <>
      {about && <span className="fold-about">{about}</span>}
      <span className="fold-label">{label}</span>
      <span className="fold-amount">
        <b>{amount}</b>
        {summary && <Icon name="chevron-up" size="s" />}
      </span>
    </>
  );

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    fold.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is a shortcut for the fold button inside
    <div className={`actionbar actionbar-${reach}`} onKeyDown={closeOnEscape}>
      {summary && open && (
        <div className="actionbar-summary" id={summaryId}>
          {summary}
        </div>
      )}
      {summary ? (
        <button
          ref={fold}
          type="button"
          className="fold"
          aria-expanded={open}
          aria-controls={open ? summaryId : undefined}
          onClick={() => setOpen(!open)}
        >
          {row}
        </button>
      ) : (
        <div className="fold">{row}</div>
      )}
      {children}
    </div>
  );
}
