import type { KindName, ListedDocument } from '#engine/contract/site-documents.ts';
import { foldText } from '#engine/form/format/fold-text.ts';
import { type Locale, resolveText } from '#engine/form/languages/text.ts';

/** The documents of a kind, by name. */
export interface KindGroup {
  readonly kind: KindName;
  readonly documents: readonly ListedDocument[];
}

/** What a document is called; its code where it has no name. */
export const documentName = ({ name, code }: Pick<ListedDocument, 'name' | 'code'>, locale: Locale): string =>
  (name && resolveText(name, locale)) || code;

/** The documents whose name, code or kind has every word of a search, by kind; kinds without any are left out. */
export function documentsByKind(
  kinds: readonly KindName[],
  documents: readonly ListedDocument[],
  search: string,
  locale: Locale,
): KindGroup[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const order = new Intl.Collator(locale, { numeric: true });
  const named = (each: ListedDocument) => documentName(each, locale);
  return kinds.flatMap((kind) => {
    const found = documents
      .filter((each) => each.kind === kind.kind)
      .filter((each) => {
        const text = foldText(`${named(each)} ${each.code} ${kind.name} ${kind.kind}`);
        return words.every((word) => text.includes(word));
      })
      .sort((one, other) => order.compare(named(one), named(other)));
    return found.length > 0 ? [{ kind, documents: found }] : [];
  });
}
