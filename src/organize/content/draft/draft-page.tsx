import { useState } from 'react';
import { Link, useParams } from 'react-router';
import type { DraftDocument } from '#engine/contract/site-drafts.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { deskPath } from '../../shell/paths.ts';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { useTitle } from '../../shell/use-title.ts';
import { DraftOthers } from '../draft-others.tsx';
import { publishPath, sitePath } from '../draft-paths.ts';
import { ScheduleNote } from '../schedule-note.tsx';
import { useDraft, useDraftCheck, useSiteDocuments } from '../use-content.ts';
import { whoPublished } from '../who-published.ts';
import { AddDocument } from './add-document.tsx';
import { DeleteDocument } from './delete-document.tsx';
import { DraftDocuments } from './draft-documents.tsx';
import { NewPage } from './new-page.tsx';
import { RemoveDocument } from './remove-document.tsx';
import { RenameDocument } from './rename-document.tsx';
import { RenameField } from './rename-field.tsx';

/** A draft: its documents, what is wrong with them, and adding, removing or deleting one. */
export function DraftPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  const { id = '' } = useParams();
  const { data, error, refetch } = useDraft(id);
  const check = useDraftCheck(id);
  const listed = useSiteDocuments();
  const [removed, setRemoved] = useState<DraftDocument>();
  const [renamed, setRenamed] = useState<DraftDocument>();
  const [asked, setAsked] = useState<DraftDocument>();
  const [deleted, setDeleted] = useState<{ readonly kind: string; readonly code: string }>();
  useTitle(data?.draft.name ?? t('content.draft'));
  const back = (
    <Link className="dk-link" to={deskPath(locale, '/content')}>
      <Icon name="back" /> {t('content.title')}
    </Link>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-page">
        <div className="dk-head">{back}</div>
        <Empty title={t('content.unknown_title')}>{t('content.unknown')}</Empty>
      </div>
    );
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { draft, documents } = data;
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        {back}
        <h1>{draft.name}</h1>
        <span className="dk-grow" />
        <Link className="dk-button" to={sitePath(locale, id)}>
          {t('site.open')}
        </Link>
        {documents.length > 0 && (
          <Link className="dk-button dk-button-primary" to={publishPath(locale, id)}>
            {t('content.review')}
          </Link>
        )}
      </div>
      <DraftOthers draft={id} />
      <div className="dk-invoices dk-content">
        <p className="dk-soft">
          {t('content.draft_is', { by: whoPublished(draft.by, t), time: time(draft.created_at) })}
        </p>
        <ScheduleNote draft={draft} />
        {documents.length === 0 ? (
          <p>{t('content.draft_empty')}</p>
        ) : (
          <DraftDocuments
            draft={id}
            documents={documents}
            checked={check.data?.documents}
            kinds={listed.data?.kinds ?? []}
            onRemove={setRemoved}
            onDelete={setDeleted}
            onRename={setRenamed}
            onRenameField={setAsked}
          />
        )}
        {asked && (
          <RenameField
            key={`field of ${asked.code}`}
            draft={id}
            document={asked}
            onClose={() => setAsked(undefined)}
          />
        )}
        {renamed && (
          <RenameDocument
            key={`${renamed.kind}/${renamed.code}`}
            draft={id}
            document={renamed}
            drafted={documents}
            onClose={() => setRenamed(undefined)}
          />
        )}
        {check.error && <Failed error={check.error} onRetry={() => void check.refetch()} />}
        <AddDocument
          draft={id}
          inDraft={new Set(documents.map(({ kind, code }) => `${kind}/${code}`))}
          onDelete={setDeleted}
        />
        <NewPage draft={id} />
        {deleted && (
          <DeleteDocument draft={id} {...deleted} drafted={documents} onClose={() => setDeleted(undefined)} />
        )}
        {removed && <RemoveDocument draft={id} document={removed} onClose={() => setRemoved(undefined)} />}
      </div>
    </div>
  );
}
