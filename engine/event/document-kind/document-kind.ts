import type { Static, TSchema } from 'typebox';
import type { Catalogue } from '../../form/languages/messages.ts';
import type { Locale } from '../../form/languages/text.ts';
import type { DiagnoseContext } from '../diagnosis/context.ts';
import type { Diagnostic } from '../diagnosis/diagnostic.ts';
import type { EditHints } from './edit-hint.ts';
import type { PageData } from './page-data.ts';
import type { DocumentReference, WordsAs } from './reference-texts.ts';

/** Everything that the program knows about a kind of document. */
export interface DocumentKindDefinition<Schema extends TSchema, Words extends DocumentReference> {
  /** Its meta-schema (JSON Schema 2020-12). */
  readonly schema: Schema;
  /** The diagnostics of a document whose shape is valid. */
  diagnose(document: Static<Schema>, context: DiagnoseContext): Diagnostic[];
  /** Whether an event has a single document of this kind, whose code is the kind. */
  readonly isSingle?: true;
  /** Whether it names tracks, days or fields: it is diagnosed again when the event or a form is published. */
  readonly namesOthers?: true;
  /** What open pages load again when a document of this kind is published. */
  refreshes?(code: string): readonly PageData[];
  /** Title and description of each property, in each language. */
  readonly reference: { readonly en: Words } & Readonly<Record<Locale, WordsAs<NoInfer<Words>>>>;
  /** The sentences of its diagnostics, in each language. */
  readonly problems?: Catalogue<object>;
  /** How properties are edited, if their type does not say. */
  readonly hints?: EditHints;
}

/** Defines a kind of document; texts that a language lacks do not compile. */
export function documentKind<Schema extends TSchema, const Words extends DocumentReference>(
  definition: DocumentKindDefinition<Schema, Words>,
): DocumentKindDefinition<Schema, Words> {
  return definition;
}
