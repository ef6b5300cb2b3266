import { Link } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { usesOfDocument } from '#engine/event/references/find-uses.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { placeName } from '#widgets/rjsf/documents/place-name.ts';
import { useAction } from '../../registration/actions/use-action.ts';
import { Confirm } from '../../shell/confirm.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { documentPath } from '../draft-paths.ts';
import { useEventDocuments } from '../use-content.ts';
import { withDrafted } from '../with-drafted.ts';

/** The most places that are listed. */
const MOST = 20;

type DeleteDocumentProps = {
  readonly draft: string;
  readonly kind: string;
  readonly code: string;
  /** The documents of the draft. */
  readonly drafted: readonly DraftDocument[];
  readonly onClose: () => void;
};

/** Has a document deleted with the publish of the draft, after showing what refers to it. */
export function DeleteDocument({ draft, kind, code, drafted, onClose }: DeleteDocumentProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { data, error, refetch } = useEventDocuments();
  const { send, isPending, problem } = useAction(api.siteDrafts.deleteSiteDraftDocument, onClose);
  const documents = withDrafted(data?.documents ?? [], drafted);
  const uses = usesOfDocument(documents, { kind, code });
  const own = documents.find((each) => isPlain(each) && each['kind'] === kind && each['code'] === code);
  const failed = problem();
  return (
    <Confirm
      title={t('content.delete_title', { name: isPlain(own) ? nameOrCode(own, locale) : code })}
      action={t('content.delete')}
      isWorking={isPending || !data}
      onConfirm={() => send({ draft, kind, code })}
      onClose={onClose}
    >
      <p>{t('content.delete_says')}</p>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : uses.length === 0 ? (
        <p>{t('content.delete_unused')}</p>
      ) : (
        <section className="dk-used" aria-labelledby="delete-used">
          <h3 id="delete-used">{t('content.used_by', { count: uses.length })}</h3>
          <p>{t('content.delete_used')}</p>
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
          {uses.length > MOST && <p>{t('content.publish.more_places', { count: uses.length - MOST })}</p>}
        </section>
      )}
      {failed && (
        <p className="dk-error" role="alert">
          {failed}
        </p>
      )}
    </Confirm>
  );
}
