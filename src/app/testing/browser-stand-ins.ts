import { vi } from 'vitest';

/** What jsdom does not do: scrolling, dialogs, and being idle; so nothing is fetched ahead, and no socket opened. */
export function standInForBrowser(): void {
  window.requestIdleCallback = () => 0;
  window.cancelIdleCallback = () => {};
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
