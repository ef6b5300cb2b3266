import { useLayoutEffect, useState } from 'react';

/** The element for content above the page. */
export interface TopLayer {
  readonly element: HTMLElement;
  readonly host: HTMLElement;
}

/**
 * An element for content that must be visible and usable at all times: in the body, or in the topmost modal dialog,
 * which makes everything outside inert. Content rendered into it moves along unchanged.
 */
export function useTopLayer(): TopLayer | undefined {
  const [layer, setLayer] = useState<TopLayer>();
  useLayoutEffect(() => {
    const element = document.createElement('div');
    let opened: readonly HTMLDialogElement[] = [];
    const move = () => {
      const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      // In the order of opening, not of the document.
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
