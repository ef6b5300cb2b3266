/** Markup without style attributes, and the rules that say the same. */
export interface Lifted {
  readonly html: string;
  readonly css: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Takes the style attributes out of React's markup: the page's policy allows none in a document. Each value becomes a
 * rule by a mark on its elements. React writes no quote in a text, so what looks like an attribute is one.
 */
export function liftStyles(markup: string): Lifted {
  const marks = new Map<string, number>();
  const html = markup.replace(/ style="([^"]*)"/g, (_, written: string) => {
    const mark = marks.get(written) ?? marks.size;
    marks.set(written, mark);
    return ` data-style="${mark}"`;
  });
  const rules = [...marks].map(([written, mark]) => ruleOf(written, mark));
  return { html, css: rules.join('') };
}

function ruleOf(written: string, mark: number): string {
  const declarations = written.replace(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? '');
  // What could end the rule, or the element that it stands in, is no value of ours.
  if (/[{}<\\]/.test(declarations)) return '';
  // An id that no element has: like the attribute that it was, the rule goes before those of any class.
  return `[data-style="${mark}"]:not(#a){${declarations}}`;
}
