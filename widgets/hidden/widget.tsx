/** An answer that nobody sees: it stands in the store, so the page needs nothing of it. */
export function HiddenWidget() {
  return null;
}
