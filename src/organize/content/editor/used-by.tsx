import { useMemo } from 'react';
import { Link } from 'react-router';
import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { placeName } from '#widgets/rjsf/documents/place-name.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { documentPath } from '../draft-paths.ts';
import type { InDraft } from './local-edit.ts';

/** The most places that are listed. */
const MOST = 40;

/** Where other documents refer to one, each a link into the draft. */
export function UsedBy({
  draft,
  kind,
  code,
  documents,
}: InDraft & { readonly documents: readonly unknown[] }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const uses = useMemo(() => usesOfDocument(documents, { kind, code }), [documents, kind, code]);
  if (uses.length === 0) return null;
  return (
    <section className="dk-used" aria-labelledby="document-used">
      <h2 id="document-used">{t('content.used_by', { count: uses.length })}</h2>
      <ul>
        {uses.slice(0, MOST).map((use) => (
          <li key={`${use.kind} ${use.code} ${use.pointer}`}>
            <Link
              className="dk-link"
              to={documentPath(locale, { draft, kind: use.kind, code: use.code }, use.pointer)}
            >
              {placeName(use, documents, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
