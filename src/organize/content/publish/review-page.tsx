import { Link } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { DraftOthers } from '../draft-others.tsx';
import { draftPath } from '../draft-paths.ts';
import { DocumentReview } from './document-review.tsx';
import { type Published, PublishPanel } from './publish-panel.tsx';
import { useReviewed } from './use-reviewed.ts';
import { WalkTables } from './walk-tables.tsx';

type ReviewPageProps = {
  readonly id: string;
  readonly onPublished: (name: string, published: readonly Published[]) => void;
};

/** A draft before it is published: what it changes, what is wrong with it, and whom it affects. */
export function ReviewPage({ id, onPublished }: ReviewPageProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { draft, reviewed, isChecking, error, refetch } = useReviewed(id);
  const name = draft?.name ?? t('content.draft');
  useTitle(t('content.publish.title_of', { name }));
  const head = (
    <div className="dk-head">
      <Link className="dk-link" to={draftPath(locale, id)}>
        <Icon name="back" /> {name}
      </Link>
      <h1>{t('content.publish.title')}</h1>
    </div>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-page">
        {head}
        <Empty title={t('content.unknown_title')}>{t('content.unknown')}</Empty>
      </div>
    );
  }
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!reviewed || !draft) return <Loading />;
  if (reviewed.length === 0) {
    return (
      <div className="dk-page">
        {head}
        <Empty title={t('content.publish.nothing')}>{t('content.draft_empty')}</Empty>
      </div>
    );
  }
  return (
    <div className="dk-page">
      {head}
      <DraftOthers draft={id} />
      <div className="dk-one dk-scrolls">
        <div className="dk-one-main">
          {reviewed.map((each) => (
            <DocumentReview key={`${each.found.kind}/${each.found.code}`} draft={id} document={each} />
          ))}
          <WalkTables draft={id} />
        </div>
        <div className="dk-one-side dk-document-side">
          <PublishPanel
            draft={draft}
            reviewed={reviewed}
            isChecking={isChecking}
            onPublished={(published) => onPublished(name, published)}
          />
        </div>
      </div>
    </div>
  );
}
