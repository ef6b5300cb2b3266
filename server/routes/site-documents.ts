import type { siteDocuments as contract } from '#engine/contract/site-documents.ts';
import {
  type ConfigurationDocument,
  type DocumentKind,
  documentKinds,
  isDocumentKind,
} from '#engine/event/documents/registry.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { documentForm, documentSchema, kindText } from '#server/configuration/document-forms.ts';
import { flowPath, pagePath } from '#server/configuration/page-paths.ts';
import { deletedDocuments, publishedBy } from '#server/configuration/published-by.ts';
import { countCondition } from '#server/desk/count-condition.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Handlers } from './handlers.ts';

/** The documents of an event as an editor needs them. */
export const siteDocumentHandlers: Handlers<typeof contract> = {
  async listSiteDocuments({ services: { db, configuration }, eventCode, language }) {
    const by = await publishedBy(db, eventCode);
    const deleted = await deletedDocuments(db, eventCode);
    const kinds = Object.keys(documentKinds).filter(isDocumentKind);
    return {
      kinds: await Promise.all(kinds.map((kind) => kindText(kind, language))),
      documents: configuration.list(eventCode).map(({ document, version, publishedAt }) => {
        const { kind, code } = document;
        const name = nameOf(document);
        const path = pathOf(document);
        return {
          kind,
          code,
          ...(name !== undefined && { name }),
          ...(path !== undefined && { path }),
          version,
          published_at: publishedAt.toISOString(),
          published_by: by.get(`${kind}/${code}`) ?? '',
        };
      }),
      deleted: deleted.map(({ document, version, at, by: deletedBy }) => {
        const name = nameOf(document);
        return {
          kind: document.kind,
          code: document.code,
          ...(name !== undefined && { name }),
          version,
          deleted_at: at.toISOString(),
          deleted_by: deletedBy,
        };
      }),
    };
  },

  readSiteDocuments({ services: { configuration }, eventCode, query }) {
    const wanted = query.kinds === undefined ? undefined : new Set(query.kinds.split(','));
    const documents = configuration.list(eventCode).map(({ document }) => document);
    return { documents: documents.filter(({ kind }) => wanted?.has(kind) ?? true) };
  },

  async getDocumentForm({ params, language }) {
    const kind = kindNamed(params.kind);
    const { schema, uiSchema, defaults } = await documentForm(kind, language);
    return { ...(await kindText(kind, language)), schema, uiSchema, defaults: { ...defaults } };
  },

  async getDocumentSchema({ params, language }) {
    const kind = kindNamed(params.kind);
    return { ...(await kindText(kind, language)), schema: await documentSchema(kind, language) };
  },

  countCondition: ({ services: { db, configuration }, eventCode, query }) =>
    countCondition(db, { configuration, eventCode }, query),
};

/** A kind by its name; throws 404 for another. */
function kindNamed(name: string): DocumentKind {
  if (!isDocumentKind(name)) throw notFound();
  return name;
}

/** What people call a document; undefined for one that has only a kind. */
function nameOf(document: ConfigurationDocument): Text | undefined {
  switch (document.kind) {
    case 'event':
      return document.name;
    case 'page':
    case 'form':
      return document.title;
    case 'flow':
    case 'offers':
      return document.label;
    default:
      return undefined;
  }
}

/** The path of the page that a document is; undefined for one that is no page. */
function pathOf(document: ConfigurationDocument): string | undefined {
  switch (document.kind) {
    case 'page':
      return pagePath(document) ?? '/';
    case 'flow':
      return flowPath(document);
    case 'schedule':
      return '/schedule';
    default:
      return undefined;
  }
}
