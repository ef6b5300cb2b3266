import { Link } from 'react-router';
import type { CheckedDocument } from '#engine/contract/site-drafts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { placeName } from '#widgets/rjsf/documents/place-name.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { documentPath } from '../draft-paths.ts';
import { TryChoices } from '../try-choices.tsx';
import { useEventDocuments } from '../use-content.ts';

type BrokenElsewhereProps = { readonly draft: string; readonly broken: CheckedDocument['elsewhere'] };

/** What the deletion of a document breaks in others, each with a way to its place in the draft. */
export function BrokenElsewhere({ draft, broken }: BrokenElsewhereProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { data } = useEventDocuments();
  return (
    <ul className="dk-diagnostics">
      {broken.map(({ kind, code, diagnostic }) => {
        const { pointer, severity, problem } = diagnostic;
        const isError = severity === 'error';
        return (
          <li
            key={`${kind}/${code} ${pointer} ${diagnostic.code}`}
            className={isError ? 'dk-is-error' : undefined}
          >
            <b>{t(isError ? 'content.error' : 'content.warning')}</b>
            <Link className="dk-link" to={documentPath(locale, { draft, kind, code }, pointer)}>
              {placeName({ kind, code, pointer }, data?.documents ?? [], locale)}
            </Link>
            <span>{problem}</span>
            {kind === 'flow' && <TryChoices draft={draft} flow={code} diagnostic={diagnostic} />}
          </li>
        );
      })}
    </ul>
  );
}
