/** What a button of a text with markup puts around what is selected. */
export type MarkupKind = 'bold' | 'italic' | 'heading' | 'bullets' | 'link';

const AROUND: Readonly<Record<MarkupKind, readonly [before: string, after: string]>> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h3>', '</h3>'],
  bullets: ['<ul>\n<li>', '</li>\n</ul>'],
  link: ['<a href="https://">', '</a>'],
};

/** A text with markup around a part of it, and what is selected then: the same part, or the address of a link. */
export function withMarkup(
  text: string,
  start: number,
  end: number,
  kind: MarkupKind,
): { readonly text: string; readonly start: number; readonly end: number } {
  const [before, after] = AROUND[kind];
  const part = text.slice(start, end);
  // A list has an element for each line.
  const inside = kind === 'bullets' ? part.split('\n').join('</li>\n<li>') : part;
  const at = start + (kind === 'link' ? before.indexOf('">') : before.length);
  return {
    text: `${text.slice(0, start)}${before}${inside}${after}${text.slice(end)}`,
    start: at,
    end: kind === 'link' ? at : at + inside.length,
  };
}
