import { type RefObject, useEffect } from 'react';

/**
 * Closes a popup on Esc, on a press outside, and when focus leaves it. The callback says whether to restore focus: not
 * after a press outside.
 */
export function useDismiss(
  inside: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (restoreFocus: boolean) => void,
): void {
  useEffect(() => {
    if (!open) return;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && target.isConnected && inside.current?.contains(target) === false;
    const onKey = (event: KeyboardEvent) => {
      // A dialog above it comes first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onDismiss(true);
    };
    const onPress = (event: Event) => {
      // Messages about it count as part of it.
      const isMessage = event.target instanceof Element && event.target.closest('.toasts') !== null;
      if (isOutside(event.target) && !isMessage) onDismiss(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onPress);
    };
  }, [inside, open, onDismiss]);
}
