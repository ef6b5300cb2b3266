import type { AboutPreview, PreviewEntry } from '#engine/contract/previews.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import type { PreviewVisitor } from './preview-visitor.ts';

/** What a preview's process is started with, as its argument in JSON. */
export interface PreviewStart extends AboutPreview {
  readonly eventCode: string;
}

/**
 * What the process is sent: all documents of the event, as they are to be served from now on, or someone to begin a
 * registration or application for.
 */
export type ToPreview = { readonly request: number } & (
  | { readonly documents: readonly ConfigurationDocument[] }
  | { readonly visitor: PreviewVisitor }
);

/** What the process answers: the port on which it serves the documents, what it began, or that it failed. */
export type FromPreview = { readonly request: number } & (
  | { readonly port: number }
  | { readonly entry: PreviewEntry }
  | { readonly failed: string }
);
