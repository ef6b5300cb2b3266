import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { nameOrCode } from '#widgets/rjsf/documents/named-places.ts';
import { Icon } from '../../shell/icon.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { draftPath, publishPath } from '../draft-paths.ts';
import { KeepButton } from '../keep-button.tsx';
import { ScheduleTag } from '../schedule-tag.tsx';
import { useDocumentForm, useDraft, useDraftCheck, useEventDocuments } from '../use-content.ts';
import { withDrafted } from '../with-drafted.ts';
import { DocumentEditor } from './document-editor.tsx';
import { NotInDraft } from './not-in-draft.tsx';

/** Edits one document of a draft; the address holds the draft, the kind and the code. */
export function DocumentPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { id = '', kind = '', code = '' } = useParams();
  const draft = useDraft(id);
  const check = useDraftCheck(id);
  const form = useDocumentForm(kind);
  const event = useEventDocuments();
  const found = draft.data?.documents.find((each) => each.kind === kind && each.code === code);
  const isThis = (one: Named) => one['kind'] === kind && one['code'] === code;
  const name = isPlain(found?.document) ? nameOrCode(found.document, locale) : code;
  useTitle(name);
  const error = draft.error ?? form.error ?? event.error;
  const head = (state?: ReactNode) => (
    <div className="dk-head">
      <Link className="dk-link" to={draftPath(locale, id)}>
        <Icon name="back" /> {draft.data?.draft.name ?? t('content.draft')}
      </Link>
      <h1>{name}</h1>
      <span className="dk-soft">
        {form.data?.name} <span className="dk-mono">{code}</span>
      </span>
      {draft.data && <ScheduleTag draft={draft.data.draft} />}
      <span className="dk-grow" />
      {state}
      {found && (
        <Link className="dk-button" to={publishPath(locale, id)}>
          {t('content.review')}
        </Link>
      )}
    </div>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-page">
        {head()}
        <Empty title={t('content.unknown_title')}>{t('content.unknown')}</Empty>
      </div>
    );
  }
  if (error) {
    const again = () => void Promise.all([draft.refetch(), form.refetch(), event.refetch()]);
    return <Failed error={error} onRetry={again} />;
  }
  if (!draft.data || !form.data || !event.data) return <Loading />;
  if (!found) {
    return (
      <div className="dk-page">
        {head()}
        <NotInDraft draft={id} kind={kind} code={code} />
      </div>
    );
  }
  if (isYes(found.deleted)) {
    return (
      <div className="dk-page">
        {head()}
        <Empty title={t('content.is_deleted')}>
          {t('content.deleted_here')} <KeepButton draft={id} kind={kind} code={code} name={name} />
        </Empty>
      </div>
    );
  }
  // What the draft changes of other documents can be named too.
  const published = event.data.documents.filter(isNamed);
  const checked = check.data?.documents.find((each) => each.kind === kind && each.code === code);
  return (
    <div className="dk-page">
      <DocumentEditor
        key={`${id} ${kind} ${code} ${locale}`}
        head={head}
        draft={id}
        found={found}
        description={form.data}
        documents={withDrafted(published, draft.data.documents)}
        published={published.find(isThis) ?? null}
        diagnosed={checked?.diagnostics}
      />
    </div>
  );
}

type Named = Readonly<Record<string, unknown>>;

const isNamed = (one: unknown): one is Named => isPlain(one) && typeof one['code'] === 'string';
