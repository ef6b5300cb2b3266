import type { ConfigurationDocument } from '#engine/event/documents/registry.ts';
import { findDefinition } from '#engine/form/field-types/registry.ts';
import type { FormDocument } from '#engine/form/form-document/form-document.ts';

const written = new WeakMap<ConfigurationDocument, string>();

function textOf(document: ConfigurationDocument): string {
  const text = written.get(document) ?? JSON.stringify(document);
  written.set(document, text);
  return text;
}

/**
 * Returns whether a document can be affected by a form: it names the form or one that does, or the form chooses from
 * it.
 */
export function leaningOn(
  form: FormDocument,
  documents: readonly ConfigurationDocument[],
): (other: ConfigurationDocument) => boolean {
  const forms = new Set([form.code]);
  const names = (other: ConfigurationDocument) =>
    [...forms].some((code) => textOf(other).includes(`"${code}"`) || textOf(other).includes(`.${code}.`));
  const others = documents.filter(({ kind }) => kind === 'form');
  for (let known = 0; known < forms.size; ) {
    known = forms.size;
    for (const other of others) if (!forms.has(other.code) && names(other)) forms.add(other.code);
  }
  const picks = form.sections.flatMap(({ fields }) => fields).some((field) => findDefinition(field)?.picks);
  return (other) => (picks && (other.kind === 'offers' || other.kind === 'schedule')) || names(other);
}
