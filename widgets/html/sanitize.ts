import DOMPurify from 'dompurify';

const OPTIONS = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'abbr', 'code'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'scope', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Links lead to pages, mail and phones, or stay on this site.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
} as const;

/** The allowed parts of an organizer's markup: text and structure, no styles, scripts, frames or pictures. */
export function sanitize(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...OPTIONS,
    ALLOWED_TAGS: [...OPTIONS.ALLOWED_TAGS],
    ALLOWED_ATTR: [...OPTIONS.ALLOWED_ATTR],
  });
}
