/** The mark between what React lifts to the head and the page. */
const ROOT = '<div id="root">';

/** React writes what belongs into the head before the page: tells the two apart. Throws where there is no page. */
export function splitHead(markup: string): { head: string; body: string } {
  const at = markup.indexOf(ROOT);
  if (at < 0 || !markup.endsWith('</div>')) throw new Error('The page was drawn without its root');
  return { head: markup.slice(0, at), body: markup.slice(at + ROOT.length, -'</div>'.length) };
}
