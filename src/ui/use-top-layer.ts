import { useLayoutEffect, useState } from 'react';

/** What lies above the page, and in what it stands. */
export interface TopLayer {
  readonly element: HTMLElement;
  readonly host: HTMLElement;
}

/**
 * An element for what has to be seen, heard and pressed whatever is open: the body's, or the topmost dialog's, since a
 * modal dialog covers and shuts off everything outside of itself. What is drawn into it moves along and stays as it is.
 */
export function useTopLayer(): TopLayer | undefined {
  const [layer, setLayer] = useState<TopLayer>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    let opened: readonly HTMLDialogElement[] = [];
    const move = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      // In the order in which they were opened, whichever stands first on the page.
      opened = [
        ...opened.filter((each) => open.includes(each)),
        ...open.filter((each) => !opened.includes(each)),
      ];
      const host = opened.at(-1) ?? document.body;
      if (element.parentElement === host) return;
      host.append(element);
      setLayer({ element, host });
    };
    move();
    const changes = new MutationObserver(move);
    changes.observe(document.documentElement, { attributeFilter: ['open'], childList: true, subtree: true });
    return () => {
      changes.disconnect();
      element.remove();
    };
  }, []);
  return layer;
}
