import { isSafeLink } from '#engine/event/addresses/safe-link.ts';
import { isServed } from './action-link.tsx';

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const KEPT = new Set(
  'p h2 h3 h4 ul ol li dl dt dd a b strong i em small sub sup blockquote table caption thead tbody tr th td figure figcaption'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr', 'img']);
/** Elements whose content is not text of the page. */
const RAW =
  /^(script|style|template|svg|math|iframe|object|noscript|noembed|noframes|textarea|title|xmp|select|plaintext)$/;

/**
 * Sanitizes an organizer's HTML on the server, without a DOM: a short list of elements with checked attributes, and
 * text. The browser then sanitizes the original with the full list. `toPage` returns the address of a page of the site.
 */
export function plainMarkup(html: string, toPage: (link: string) => string): string {
  const open: string[] = [];
  let raw: string | undefined;
  let out = '';
  for (const [token, slash, name = '', attributes = ''] of html.matchAll(TOKEN)) {
    const tag = name.toLowerCase();
    if (raw !== undefined) {
      if (slash && tag === raw) raw = undefined;
    } else if (!tag) {
      if (!token.startsWith('<!--')) out += asText(token);
    } else if (RAW.test(tag)) {
      if (!slash) raw = tag;
    } else if (slash) {
      const at = open.lastIndexOf(tag);
      if (at >= 0) out += closing(open.splice(at));
    } else if (EMPTY.has(tag)) {
      out += `<${tag}${attributesOf(tag, attributes, toPage)}>`;
    } else if (KEPT.has(tag)) {
      out += `<${tag}${attributesOf(tag, attributes, toPage)}>`;
      open.push(tag);
    }
  }
  return out + closing(open);
}

const asText = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const closing = (tags: readonly string[]) =>
  tags
    .toReversed()
    .map((tag) => `</${tag}>`)
    .join('');

function attributesOf(tag: string, written: string, toPage: (link: string) => string): string {
  const values = new Map(
    [...written.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
  const attribute = (name: string, value: string) =>
    ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
  if (tag === 'a') {
    const href = values.get('href') ?? '';
    if (!isPlain(href)) return '';
    return attribute('href', href.startsWith('/') && !isServed(href) ? toPage(href) : href);
  }
  if (tag !== 'img') return '';
  const src = values.get('src') ?? '';
  return (isPlain(src) ? attribute('src', src) : '') + attribute('alt', values.get('alt') ?? '');
}

/** Whether a link is allowed, and reads the same once it is inserted into markup. */
function isPlain(link: string): boolean {
  return isSafeLink(link) && !/&(#|[a-z]+;)/i.test(link);
}
