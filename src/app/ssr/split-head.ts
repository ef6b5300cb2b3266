/** Separates React's head elements from the page. */
const ROOT = '<div id="root">';

/** React writes head elements before the page; splits them. Throws without a page. */
export function splitHead(markup: string): { head: string; body: string } {
  const at = markup.indexOf(ROOT);
  if (at < 0 || !markup.endsWith('</div>')) throw new Error('The page was drawn without its root');
  return { head: markup.slice(0, at), body: markup.slice(at + ROOT.length, -'</div>'.length) };
}
