import { vi } from 'vitest';

/** What jsdom does not do: scrolling, and dialogs. */
export function standInForBrowser(): void {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
