/** Markup without style attributes, and the equivalent rules. */
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
 * Replaces the style attributes in React's markup with rules: the page's policy forbids them. Each value becomes a rule
 * for a marker attribute. React escapes quotes in texts, so what looks like an attribute is one.
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
  // A value that could end the rule, or its element, is not ours.
  if (/[{}<\\]/.test(declarations)) return '';
  // An id that no element has gives the rule the precedence of a style attribute.
  return `[data-style="${mark}"]:not(#a){${declarations}}`;
}
