import type { CheckedDocument, PublishedDocument } from '#engine/contract/site-drafts.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { TogetherOutcome } from '#server/configuration/configuration-store.ts';
import type { CheckedRow } from '#server/configuration/drafts/check-draft.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';

/** Checked documents with their diagnostics in a language. */
export function writeChecked(checked: readonly CheckedRow[], language: Locale): CheckedDocument[] {
  return checked.map(({ diagnostics, elsewhere, affected, ...rest }) => ({
    ...rest,
    diagnostics: writeDiagnostics(diagnostics, language),
    elsewhere: elsewhere.flatMap(({ kind, code, diagnostic: found }) =>
      writeDiagnostics([found], language).map((diagnostic) => ({ kind, code, diagnostic })),
    ),
    affected: writeDiagnostics(affected, language),
  }));
}

/** What was published and removed together, in the terms of the contract. */
export const inContract = ({
  published,
  removed,
}: Extract<TogetherOutcome, { ok: true }>): PublishedDocument[] =>
  [...published, ...removed].map(({ kind, code, version, ...rest }) => ({
    kind,
    code,
    version,
    deleted: 'removed' in rest && rest.removed ? ('Y' as const) : ('N' as const),
  }));
