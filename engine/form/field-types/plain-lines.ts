/** Elements that start a new line. */
const BREAKS = /<\/?(?:p|br|hr|h[1-6]|li|ul|ol|dt|dd|dl|blockquote|tr|table|div)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

/** The text of markup, by line; empty without any. */
export function plainLines(markup: unknown): string[] {
  if (typeof markup !== 'string') return [];
  return markup
    .replace(BREAKS, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
