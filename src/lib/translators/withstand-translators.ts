/** Elements that a translator put in place of text nodes: Chrome's uses `<font>`. */
const leftFor = new WeakMap<Node, Element>();

const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/** The outermost `<font>` around or instead of a text node; undefined if no translator changed it. */
function fontOf(text: Text): Element | undefined {
  let font = isFont(text.parentNode) ? text.parentNode : leftFor.get(text);
  while (isFont(font?.parentNode)) font = font.parentNode;
  return font;
}

/** The child of a parent that is shown where a text node was. */
function substituteIn(parent: Node, text: Text): Element | undefined {
  const font = fontOf(text);
  return font?.parentNode === parent ? font : undefined;
}

/** Records which `<font>` replaced which text node. */
function noteReplaced(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
    if (!font) continue;
    for (const node of removedNodes) if (isText(node) && !node.parentNode) leftFor.set(node, font);
  }
}

/**
 * Keeps the page working under a page translator, which wraps or replaces the text nodes that React holds: React would
 * throw as it removes one or inserts something before it, and write changes into nodes that are no longer shown.
 * https://github.com/facebook/react/issues/11538
 */
export function withstandTranslators(): void {
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!value?.set) return;
  const setValue = value.set;

  /** A text node that React puts somewhere is shown there alone. */
  const dropFont = (node: Node) => {
    if (isText(node)) fontOf(node)?.remove();
  };
  Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
    dropFont(child);
    appendChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    dropFont(child);
    const isMoved = isText(before) && before.parentNode !== this;
    insertBefore.call(this, child, isMoved ? (substituteIn(this, before) ?? null) : before);
    return child;
  };
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (!isText(child) || child.parentNode === this) removeChild.call(this, child);
    else substituteIn(this, child)?.remove();
    return child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      // Puts the text node back; the translator handles it again from there.
      if (isText(this)) fontOf(this)?.replaceWith(this);
      setValue.call(this, text);
    },
  });
  watchForTranslator();
}

/** Observes text nodes once a translator has marked the page; until then it costs nothing. */
function watchForTranslator(): void {
  const page = document.documentElement;
  const texts = new MutationObserver(noteReplaced);
  const marks = new MutationObserver(start);
  function start(): void {
    if (!/\btranslated-/.test(page.className)) return;
    marks.disconnect();
    texts.observe(page, { childList: true, subtree: true });
  }
  marks.observe(page, { attributes: true, attributeFilter: ['class'] });
  start();
}
