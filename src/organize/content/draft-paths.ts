import type { PreviewedAs } from '#engine/contract/previews.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { deskPath } from '../shell/paths.ts';

const encoded = (...parts: readonly string[]) => parts.map(encodeURIComponent).join('/');

/** The address of a draft. */
export const draftPath = (locale: Locale, draft: string): string =>
  deskPath(locale, `/content/drafts/${encoded(draft)}`);

/** The address of the page that publishes a draft. */
export const publishPath = (locale: Locale, draft: string): string => `${draftPath(locale, draft)}/publish`;

/** The address of a draft's preview; with a document, beside its editor, at a place of it. */
export function sitePath(
  locale: Locale,
  draft: string,
  edited?: { readonly kind: string; readonly code: string; readonly pointer?: string | undefined },
): string {
  const path = `${draftPath(locale, draft)}/site`;
  if (!edited) return path;
  const { kind, code, pointer } = edited;
  return `${path}?${new URLSearchParams({ edit: `${kind}/${code}`, ...(pointer && { at: pointer }) })}`;
}

/** The address of a draft's preview at a page of the site, ready to pick a text there. */
export const sitePathAt = (locale: Locale, draft: string, page: string): string =>
  `${draftPath(locale, draft)}/site?${new URLSearchParams({ page, pick: 'Y' })}`;

/** The address of a draft's preview as someone on a way through a flow: a walk, or choices that lead to a step. */
export function sitePathAs(
  locale: Locale,
  draft: string,
  { flow, ...way }: Exclude<PreviewedAs, { readonly registration: string }>,
): string {
  const values = Object.entries(way).map(([name, value]) => [name, String(value)]);
  return `${draftPath(locale, draft)}/site?${new URLSearchParams([['as', flow], ...values])}`;
}

/** The address of a document in a draft; with a pointer, of a place in it. */
export function documentPath(
  locale: Locale,
  { draft, kind, code }: { readonly draft: string; readonly kind: string; readonly code: string },
  pointer = '',
): string {
  const path = `${draftPath(locale, draft)}/${encoded(kind, code)}`;
  return pointer === '' ? path : `${path}?${new URLSearchParams({ at: pointer })}`;
}

/** The address of the versions of a document. */
export const historyPath = (
  locale: Locale,
  { kind, code }: { readonly kind: string; readonly code: string },
): string => deskPath(locale, `/content/history/${encoded(kind, code)}`);
