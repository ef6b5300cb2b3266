import { type Box, clearSpot } from './clear-spot.ts';

/** Controls, and bars that stay in place while the page scrolls. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, iframe';
const BARS = '.header, .actionbar, .dialog-head, .dialog-foot';

/** The visible parts of an element; empty if it is hidden, scrolled out or inert. */
function seen(element: Element): Box[] {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = { left: Math.max(0, left), top: Math.max(0, top), width: 0, height: 0 };
  box.width = Math.min(right, window.innerWidth) - box.left;
  box.height = Math.min(bottom, window.innerHeight) - box.top;
  if (box.width <= 0 || box.height <= 0) return [];
  const at = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return at.some((each) => each === element || element.contains(each)) ? [box] : [];
}

const PANEL = '[role="dialog"]';

function holdsPanel(node: Node): boolean {
  return node instanceof Element && (node.matches(PANEL) || node.querySelector(PANEL) !== null);
}

/** Moves a floating element away from controls; returns a function that stops it. */
export function keepClear(floating: HTMLElement): () => void {
  const place = () => {
    const isPlaced = floating.style.top !== '';
    // It does not move away from a pointer that is about to press it.
    if (isPlaced && floating.matches(':hover, :focus-within')) return;
    const { left, top, width, height } = floating.getBoundingClientRect();
    if (height === 0) return;
    const below = [...document.querySelectorAll(`${CONTROLS}, ${BARS}`)].filter(
      (each) => !floating.contains(each),
    );
    const before = isPlaced ? { left, top, width, height } : undefined;
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const spot = clearSpot({ width, height }, room, below.flatMap(seen), before);
    Object.assign(floating.style, {
      left: `${spot.left}px`,
      top: `${spot.top}px`,
      width: `${width}px`,
      right: 'auto',
      bottom: 'auto',
    });
  };
  const placeAnew = () => {
    floating.removeAttribute('style');
    place();
  };
  place();
  // Popups that are not modal: a menu, My Workshops.
  const opened = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(holdsPanel))) place();
  });
  opened.observe(document.body, { childList: true, subtree: true });
  // A scroll that has ended, in the page or in a dialog: while it lasts nothing hops about.
  document.addEventListener('scrollend', place, { capture: true });
  window.addEventListener('resize', placeAnew);
  return () => {
    opened.disconnect();
    document.removeEventListener('scrollend', place, { capture: true });
    window.removeEventListener('resize', placeAnew);
  };
}
