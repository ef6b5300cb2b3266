import type { Locale } from '../../form/languages/text.ts';
import type { DocumentChange } from '../merge/document-change.ts';
import { placeInWords, placeOf } from './place-in-words.ts';
import { valueInWords } from './value-in-words.ts';

/** A change of a document as people read it: where, what was there, and what is there now. */
export interface WrittenChange {
  /** The titles and names on the way to it; none for the whole document. */
  readonly place: readonly string[];
  readonly was?: string;
  readonly is?: string;
}

/** Two versions of a document, and the schema that names its properties; without one, places have no names. */
export interface ChangedDocument {
  readonly document: unknown;
  readonly published: unknown;
  readonly schema: Readonly<Record<string, unknown>> | undefined;
}

/** A change in words. What was removed has its place in the published version only. */
export function changeInWords(
  { pointer, was, is }: DocumentChange,
  { document, published, schema }: ChangedDocument,
  locale: Locale,
): WrittenChange {
  const holder = is === undefined ? published : document;
  return {
    place: schema ? placeInWords(placeOf(pointer, holder), holder, schema, locale) : [],
    ...(was !== undefined && { was: valueInWords(was, locale) }),
    ...(is !== undefined && { is: valueInWords(is, locale) }),
  };
}
