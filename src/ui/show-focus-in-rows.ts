/** The row above an element that can be scrolled sideways; nothing where there is none. */
function rowAbove(element: Element): Element | undefined {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.scrollWidth > above.clientWidth && getComputedStyle(above).overflowX === 'auto') return above;
  return undefined;
}

/**
 * Has all of what the keyboard goes to be seen in a row that is scrolled sideways: a browser is content with a part of it
 * (WCAG 2.2, 2.4.11).
 */
export function showFocusInRows(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible') && rowAbove(target))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
