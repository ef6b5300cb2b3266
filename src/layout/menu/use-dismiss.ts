import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Where the header has room for its links (scale.css). */
const DESKTOP = '(min-width: 62.5em)';

/**
 * Closes a popup on a press or focus outside, when the window becomes narrow, and on Esc, which returns the focus to
 * its button.
 */
export function useDismiss(
  around: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !around.current?.contains(target)) dismiss();
    };
    const onKey = (press: KeyboardEvent) => {
      if (press.key !== 'Escape') return;
      dismiss();
      opener.current?.focus();
    };
    const wide = window.matchMedia?.(DESKTOP);
    const onNarrow = () => {
      if (!wide?.matches) dismiss();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    wide?.addEventListener('change', onNarrow);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
      wide?.removeEventListener('change', onNarrow);
    };
  }, [open, around, opener]);
}
