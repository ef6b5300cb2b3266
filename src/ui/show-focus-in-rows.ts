/** The sideways scrolling row around an element; undefined without one. */
function rowAbove(element: Element): Element | undefined {
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.scrollWidth > above.clientWidth && getComputedStyle(above).overflowX === 'auto') return above;
  return undefined;
}

/**
 * Scrolls a sideways scrolling row so that the focused control is fully visible: browsers settle for a part of it (WCAG
 * 2.2, 2.4.11).
 */
export function showFocusInRows(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible') && rowAbove(target))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}
