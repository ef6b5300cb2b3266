import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { DraftRefusal } from '#server/database/schema.ts';
import { wordIn } from '#server/languages/words.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';

/** Why a draft was not published at its time, in a language. */
export function writtenRefusals(
  refusals: readonly DraftRefusal[],
  locale: Locale,
): NonNullable<SiteDraft['refused']>['reasons'] {
  return refusals.map(({ reason, document, diagnostics = [] }) => {
    const [kind, code] = document?.split('/') ?? [];
    const problems = writeDiagnostics(diagnostics, locale).map(({ problem }) => problem);
    return {
      ...(kind !== undefined && code !== undefined && { kind, code }),
      problem: [wordIn(`drafts.refused_${reason}`, locale), ...problems].join(' '),
    };
  });
}
