import type { DocumentKind } from '#engine/event/documents/registry.ts';
import type { DescribedSchema } from '#engine/event/reference/described-schema.ts';
import type { DocumentForm } from '#engine/event/reference/form-of-schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';

/** What a kind of document is called, and its sentence. */
export interface KindText {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly description: string;
}

// The descriptions of every property in two languages are loaded on first use.
const loadSchemas = () => import('#engine/event/reference/described-schema.ts');

const forms = new Map<string, DocumentForm>();

/** The form of a kind of document in a language; made once, since it takes up to 100 ms. */
export async function documentForm(kind: DocumentKind, locale: Locale): Promise<DocumentForm> {
  const key = `${kind} ${locale}`;
  const known = forms.get(key);
  if (known) return known;
  const { formOfSchema } = await import('#engine/event/reference/form-of-schema.ts');
  const form = formOfSchema(kind, locale);
  forms.set(key, form);
  return form;
}

/** The schema of a kind of document with its descriptions in a language. */
export async function documentSchema(kind: DocumentKind, locale: Locale): Promise<DescribedSchema> {
  return (await loadSchemas()).describedSchema(kind, locale);
}

/** The name of a kind of document in a language. */
export async function kindText(kind: DocumentKind, locale: Locale): Promise<KindText> {
  const [name, description] = (await loadSchemas()).sayingOf(kind, locale) ?? [kind, ''];
  return { kind, name, description };
}
