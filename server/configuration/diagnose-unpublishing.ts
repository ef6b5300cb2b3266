import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { says } from '#server/languages/publishing-sentences.ts';
import { linksOf } from './broken-links.ts';
import type { ConfigurationStore } from './configuration-store.ts';
import { pagePath } from './page-paths.ts';

/** Why a document cannot be removed from the site, and as warnings, the links to it. */
export function diagnoseUnpublishing(
  event: string,
  { kind, code }: Pick<ConfigurationDocument, 'kind' | 'code'>,
  served: Pick<ConfigurationStore, 'current' | 'list'>,
): Diagnostic[] {
  const name = `${kind}/${code}`;
  if (kind !== 'page') {
    return [documentFault('', 'needed', says('onlyPages', { document: name }), 'page/CODE')];
  }
  const page = served.current(event, kind, code)?.document;
  if (!page) return [];
  const needed = neededPage(event, code, served);
  if (needed.length > 0) return needed;
  const pageAt = pagePath(page);
  return served
    .list(event)
    .filter(({ document }) => document !== page)
    .flatMap(({ document }) =>
      linksOf(document)
        .filter(({ path }) => path === pageAt)
        .map(({ pointer, path }) =>
          documentWarning(
            pointer,
            'dangling',
            says('leadsHere', { document: `${document.kind}/${document.code}`, path }),
          ),
        ),
    );
}

/** Why a page must stay: visitors arrive there. */
export function neededPage(
  event: string,
  code: string,
  served: Pick<ConfigurationStore, 'current'>,
): Diagnostic[] {
  const name = `page/${code}`;
  if (code === 'home') return [documentFault('', 'needed', says('homePage', { document: name }))];
  return code === served.current(event, 'event', event)?.document.options.website_homepage_active
    ? [documentFault('', 'needed', says('activeHomePage', { event, document: name }))]
    : [];
}
