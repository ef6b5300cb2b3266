import { EventDocument } from './event-document.ts';
import { FormDocument } from './form-document.ts';
import { PageDocument } from './page-document.ts';
import { StepsDocument } from './steps-document.ts';

/** The meta-schema (JSON Schema 2020-12) of every kind of configuration document. */
export const metaSchemas = {
  event: EventDocument,
  form: FormDocument,
  steps: StepsDocument,
  page: PageDocument,
} as const;

export type DocumentKind = keyof typeof metaSchemas;
export type ConfigurationDocument = EventDocument | FormDocument | StepsDocument | PageDocument;

/** Tells whether an unknown value names a kind of configuration document. */
export function isDocumentKind(value: unknown): value is DocumentKind {
  return typeof value === 'string' && Object.hasOwn(metaSchemas, value);
}
