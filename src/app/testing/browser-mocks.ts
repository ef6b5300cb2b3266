import { vi } from 'vitest';

/** jsdom has no workers: a form that is drawn with this one is validated by nobody. */
class IdleWorker extends EventTarget {
  postMessage() {}
  terminate() {}
}

/** A worker that does nothing, where there is none. */
export function standInIdleWorker(): void {
  if (typeof Worker === 'undefined') vi.stubGlobal('Worker', IdleWorker);
}

/** What jsdom does not do: scrolling, dialogs, and being idle; so nothing is fetched ahead, and no socket opened. */
export function standInForBrowser(): void {
  standInIdleWorker();
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
