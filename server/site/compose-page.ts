import type { DrawnPage } from '#engine/contract/first-answer.ts';

const HTML = /<html[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** What a page has besides what is drawn: links for its head, and data about it after its body's text, which nothing waits for. */
interface Around {
  readonly links: string;
  readonly structuredData: string;
}

/** Puts a drawn page into the page that the build has left. Throws where that has no place for a part of it. */
export function composePage(
  shell: string,
  page: DrawnPage,
  { links, structuredData }: Around = { links: '', structuredData: '' },
): string {
  const html = put(shell, HTML, `<html lang="${page.locale}" data-theme="event">`);
  const titled = put(html, TITLE, page.head);
  const styled = put(titled, HEAD_END, `${links}<style>${page.css}</style>${HEAD_END}`);
  return put(
    styled,
    ROOT,
    `<div id="root">${page.body}</div><script type="application/json" id="first-answer">${page.data}</script>${structuredData}`,
  );
}

function put(html: string, place: RegExp | string, part: string): string {
  let found = false;
  // A function: in a text to put, `$&` and its like are words.
  const done = html.replace(place, () => {
    found = true;
    return part;
  });
  if (!found) throw new Error(`The page has no place for ${String(place)}`);
  return done;
}
