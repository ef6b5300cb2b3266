import type { Diagnostic } from '#engine/event/diagnosis/diagnostic.ts';
import { documentFault, documentWarning } from '#engine/event/diagnosis/document-fault.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
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
    const problem = `Only pages can be taken off the site, and "${name}" is none. To change what it says, publish another version of it.`;
    return [documentFault('', 'needed', problem, 'page/CODE')];
  }
  const page = served.current(event, kind, code)?.document;
  if (!page) return [];
  if (code === 'home') {
    const problem = `"${name}" is the home page, to which every visitor comes first. To change what it says, publish another version of it.`;
    return [documentFault('', 'needed', problem)];
  }
  if (code === served.current(event, 'event', event)?.document.options.website_homepage_active) {
    const problem = `"event/${event}" has "${name}" as its home page for now. Change website_homepage_active there first, then unpublish this one.`;
    return [documentFault('', 'needed', problem)];
  }
  const path = pagePath(page);
  return served
    .list(event)
    .filter(({ document }) => document !== page)
    .flatMap(({ document }) =>
      linksOf(document)
        .filter((link) => link.path === path)
        .map(({ pointer }) =>
          documentWarning(
            pointer,
            'dangling',
            `"${document.kind}/${document.code}" leads here to ${path}, where there is no page any more.`,
          ),
        ),
    );
}
