import { useParams } from 'react-router';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { ApplicationList } from './application-list.tsx';
import { ApplicationToReview } from './application-to-review.tsx';

/** The queue of applications, and one of them read and decided beside it. */
export function ApplicationsPage() {
  const t = useDeskTexts();
  const { code } = useParams();
  useTitle(t('review.title'));
  return (
    <div className={code === undefined ? 'dk-review' : 'dk-review dk-review-open'}>
      <ApplicationList open={code} />
      {code === undefined ? (
        <p className="dk-review-none dk-soft">{t('review.choose')}</p>
      ) : (
        <ApplicationToReview key={code} code={code} />
      )}
    </div>
  );
}
