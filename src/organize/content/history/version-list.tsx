import { Link } from 'react-router';
import type { configuration } from '#engine/contract/configuration.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { whoPublished } from '../who-published.ts';

type Versions = AnswerOf<(typeof configuration)['listConfigurationVersions']>['versions'];

/** The versions of a document with when each was published, and by whom. */
export function VersionList({ versions, chosen }: { readonly versions: Versions; readonly chosen: number }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  return (
    <nav aria-label={t('history.versions')}>
      <ol className="dk-versions">
        {versions.map(({ version, published_at: at, published_by: by, note, unpublished }, index) => (
          <li key={version}>
            <Link to={`?version=${version}`} replace aria-current={version === chosen ? 'true' : undefined}>
              <b>{t('content.version_is', { version })}</b>
              {index === 0 && !isYes(unpublished) && <span className="dk-tag">{t('history.served')}</span>}
              {isYes(unpublished) && <span className="dk-tag">{t('history.offline')}</span>}
              <span className="dk-soft dk-line">
                {time(at)} · {whoPublished(by, t)}
              </span>
              {note !== undefined && <span className="dk-soft dk-line">{note}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
