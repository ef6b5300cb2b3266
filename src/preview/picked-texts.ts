const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The text that is in an element itself, with that of inline elements in it. */
const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && plain(node.nodeValue) !== '');

/** The element at a place of the page that can be picked: the nearest with a text of its own, a picture or a control. */
export function pickable(at: Element): Element | undefined {
  for (
    let element: Element | null = at;
    element && element !== document.body;
    element = element.parentElement
  )
    if (element.matches('img, input, select, textarea') || hasOwnText(element)) return element;
  return undefined;
}

/** Every element that can be picked and is drawn, in the order of the page. */
export function pickables(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => pickable(element) === element && isDrawn(element),
  );
}

function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility();
}

/**
 * The texts to search the event's documents for, in this order: the element's own, its labels, and the headings above
 * it.
 */
export function textsOf(element: Element): string[] {
  const texts = [plain(element.textContent), ...namesOf(element)];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    texts.push(plain(each.querySelector(':scope > legend, :scope > label')?.textContent));
    texts.push(
      plain(each.querySelector(':scope > :is(h1, h2, h3), :scope > * > :is(h1, h2, h3)')?.textContent),
    );
  }
  return [...new Set(texts)].filter((text) => text !== '' && text.length <= 2_000);
}

function namesOf(element: Element): string[] {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const labelledBy = (element.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? '').split(
    /\s+/,
  );
  return [
    ...labels.map((label) => plain(label.textContent)),
    plain(element.getAttribute('aria-label')),
    plain(element.getAttribute('alt')),
    plain(element.getAttribute('placeholder')),
    ...labelledBy.map((id) => plain(id ? document.getElementById(id)?.textContent : '')),
  ];
}
