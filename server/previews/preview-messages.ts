import type { AboutPreview } from '#engine/contract/previews.ts';
import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';

/** What a preview's process is started with, as its argument in JSON. */
export interface PreviewStart extends AboutPreview {
  readonly eventCode: string;
}

/** What the process is sent: all documents of the event, as they are to be served from now on. */
export interface ToPreview {
  readonly request: number;
  readonly documents: readonly ConfigurationDocument[];
}

/** What the process answers: that it serves those documents, and on which port. */
export interface FromPreview {
  readonly request: number;
  readonly port: number;
}
