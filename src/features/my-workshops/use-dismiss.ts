import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open on Esc, on a press outside, and when focus goes elsewhere; told whether focus has to be put
 * back, since who pressed outside is where they want to be.
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
      // A dialog that lies over it has the first word.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onDismiss(true);
    };
    const onPress = (event: Event) => {
      // What is told of it in a message belongs to it.
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
