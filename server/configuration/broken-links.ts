import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { didYouMean } from '#engine/event/diagnosis/did-you-mean.ts';
import { documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import { says } from '#server/languages/publishing-sentences.ts';

/** Addresses of the site that are no pages of documents: those of the flows (spec §2 "Route table"), and files. */
const OWN =
  /^\/(registration|schedule|rostrum|group-start|group-pay|workshop-proposals?|workshop-proposal-confirmation|exhibitor-application|sponsor-application|(exhibitor|sponsor|activity)-application-confirmation|change-registration|cancel-registration|lookup|api|files|assets)(-|\/|$)/;

/** A link of a document to a page of this site, by the page's path in the default language. */
type LinkTo = { readonly pointer: string; readonly path: string };

/**
 * Links of a menu or a page that lead to a page of this site which is not published. A warning: the page may be
 * published next.
 */
export function brokenLinks(document: unknown, paths: readonly string[]): Diagnostic[] {
  return linksOf(document)
    .filter(({ path }) => !OWN.test(path) && !paths.includes(path))
    .map(({ pointer, path }) =>
      documentWarning(pointer, 'dangling', [says('noPageAt', { path }), ...didYouMean(path, paths)]),
    );
}

/** The links of a document to pages of this site. */
export function linksOf(document: unknown, pointer = ''): LinkTo[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([key, value]) => {
    const at = `${pointer}/${key}`;
    if (key !== 'link' || typeof value !== 'string') return linksOf(value, at);
    const path = pathOf(value);
    return path === undefined ? [] : [{ pointer: at, path }];
  });
}

/** The page that a link leads to, in the default language; undefined for another site, an address, a place or a file. */
function pathOf(link: string): string | undefined {
  if (!link.startsWith('/')) return undefined;
  const path = (link.split(/[?#]/, 1)[0] ?? '').replace(/^\/(fr|en)(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return /\.[a-z0-9]{2,5}$/i.test(path) ? undefined : path;
}
