/** An invisible answer: it is in the store, and the page needs nothing. */
export function HiddenWidget() {
  return null;
}
