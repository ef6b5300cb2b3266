import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';

type Named = Readonly<Record<string, unknown>>;

const isNamed = (one: unknown): one is Named => isPlain(one) && typeof one['code'] === 'string';
const keyOf = ({ kind, code }: Named) => `${String(kind)}/${String(code)}`;

/** The documents of an event as they would be with a draft published: with its own, and without those it deletes. */
export function withDrafted(
  published: readonly unknown[],
  drafted: readonly Pick<DraftDocument, 'kind' | 'code' | 'deleted' | 'document'>[],
): readonly Named[] {
  const gone = new Set(drafted.filter(({ deleted }) => isYes(deleted)).map(keyOf));
  const all = [...published, ...drafted.map(({ document }) => document)].filter(isNamed);
  return [...new Map(all.map((each) => [keyOf(each), each])).values()].filter(
    (each) => !gone.has(keyOf(each)),
  );
}
