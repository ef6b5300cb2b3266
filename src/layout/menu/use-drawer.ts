import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Where the header has room for its links and the drawer has no place (scale.css). */
const DESKTOP = '(min-width: 62.5em)';

/** Shows a dialog as modal while it is mounted, returns the focus afterwards, and closes it when the window widens. */
export function useDrawer(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    const wide = window.matchMedia?.(DESKTOP);
    const onWiden = () => close();
    element?.showModal();
    wide?.addEventListener('change', onWiden);
    return () => {
      wide?.removeEventListener('change', onWiden);
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [dialog]);
}
