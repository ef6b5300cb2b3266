/** The markup that a button puts around the selection. */
export type MarkupKind = 'bold' | 'italic' | 'heading' | 'bullets' | 'link';

const AROUND: Readonly<Record<MarkupKind, readonly [before: string, after: string]>> = {
  bold: ['<strong>', '</strong>'],
  italic: ['<em>', '</em>'],
  heading: ['<h3>', '</h3>'],
  bullets: ['<ul>\n<li>', '</li>\n</ul>'],
  link: ['<a href="https://">', '</a>'],
};

/** A text with markup around the selection, and the new selection: the same text, or a link's address. */
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
