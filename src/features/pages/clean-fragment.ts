import createDOMPurify from 'dompurify';
import { isSafeLink } from '#engine/event/addresses/safe-link.ts';

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return;
  const href = node.getAttribute('href');
  if (href !== null && !isSafeLink(href)) node.removeAttribute('href');
  // External links get neither this window's handle nor the referrer.
  if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener noreferrer');
});

/** Sanitizes an organizer's HTML: texts, lists, tables, links and images stay; scripts and styles are removed. */
export function cleanFragment(html: string): DocumentFragment {
  return purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
    ADD_ATTR: ['target'],
  });
}
