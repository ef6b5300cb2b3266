import type { DrawnPage } from '#engine/contract/initial-data.ts';

const HTML = /<html[^>]*>/;
const TITLE = /<title>[^<]*<\/title>/;
const HEAD_END = '</head>';
const ROOT = '<div id="root"></div>';

/** The parts of a page around the rendered markup: head links, and what ends the body. */
interface Around {
  readonly links: string;
  readonly bodyEnd: string;
}

/** Inserts a rendered page into the built template. Throws if the template lacks a place for a part. */
export function composePage(
  shell: string,
  page: DrawnPage,
  { links, bodyEnd }: Around = { links: '', bodyEnd: '' },
): string {
  const html = put(shell, HTML, `<html lang="${page.locale}" data-theme="event">`);
  const titled = put(html, TITLE, page.head);
  const styled = put(titled, HEAD_END, `${links}<style>${page.css}</style>${HEAD_END}`);
  return put(
    styled,
    ROOT,
    `<div id="root">${page.body}</div><script type="application/json" id="first-answer">${page.data}</script>${bodyEnd}`,
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
