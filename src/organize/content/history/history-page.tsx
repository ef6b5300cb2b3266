import { Link, useParams, useSearchParams } from 'react-router';
import { nameOrCode } from '#engine/event/in-words/item-name.ts';
import { isPlain } from '#engine/form/any-schema/data-path.ts';
import { isYes } from '#engine/form/field/flag.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { deskPath } from '../../shell/paths.ts';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { useDocumentForm } from '../use-content.ts';
import { useVersion, useVersions } from './use-history.ts';
import { useRestore } from './use-restore.ts';
import { VersionList } from './version-list.tsx';

/** Every version of a document, what each changed, and the way back to one. */
export function HistoryPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { kind = '', code = '' } = useParams();
  const [params] = useSearchParams();
  const versions = useVersions({ kind, code });
  const form = useDocumentForm(kind);
  const [newest] = versions.data?.versions ?? [];
  const asked = Number(params.get('version'));
  const chosen = versions.data?.versions.find(({ version }) => version === asked) ?? newest;
  const shown = useVersion({ kind, code }, chosen?.version);
  const { restore, isPending, problem } = useRestore();
  const name = isPlain(shown.document) ? nameOrCode(shown.document, locale) : code;
  useTitle(t('history.title', { name }));
  const head = (
    <div className="dk-head">
      <Link className="dk-link" to={deskPath(locale, '/content')}>
        <Icon name="back" /> {t('content.title')}
      </Link>
      <h1>{t('history.title', { name })}</h1>
      <span className="dk-soft">
        {form.data?.name} <span className="dk-mono">{code}</span>
      </span>
    </div>
  );
  const error = versions.error ?? form.error ?? shown.error;
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-page">
        {head}
        <Empty title={t('history.unknown_title')}>{t('history.unknown')}</Empty>
      </div>
    );
  }
  if (error) {
    const again = () => void Promise.all([versions.refetch(), form.refetch(), shown.refetch?.()]);
    return <Failed error={error} onRetry={again} />;
  }
  if (!versions.data || !newest || !chosen) return <Loading />;
  const isNewest = chosen.version === newest.version;
  const isServed = isNewest && !isYes(newest.unpublished);
  return (
    <div className="dk-page">
      {head}
      <div className="dk-one dk-scrolls">
        <div className="dk-one-side">
          <VersionList versions={versions.data.versions} chosen={chosen.version} />
        </div>
        <section className="dk-one-main dk-version" aria-labelledby="version-title">
          <h2 id="version-title">{t('content.version_is', { version: chosen.version })}</h2>
          {!shown.document ? (
            <Loading />
          ) : (
            <>
              {!isServed && (
                <p>
                  <button
                    type="button"
                    className="dk-button"
                    aria-disabled={isPending}
                    onClick={() =>
                      restore({
                        name: t('history.draft_name', { name: name.slice(0, 40), version: chosen.version }),
                        document: shown.document,
                        over: isYes(newest.unpublished) ? 0 : newest.version,
                      })
                    }
                  >
                    {t('history.restore')}
                  </button>{' '}
                  <span className="dk-soft">{t('history.restore_says')}</span>
                </p>
              )}
              {problem && (
                <p role="alert" className="dk-error">
                  {problem}
                </p>
              )}
              {isYes(chosen.unpublished) ? (
                <p>{t('history.taken_offline')}</p>
              ) : chosen.version === 1 ? (
                <p>{t('history.first')}</p>
              ) : shown.changes?.length === 0 ? (
                <p>{t('history.same')}</p>
              ) : (
                <ChangeList
                  changes={shown.changes ?? []}
                  document={shown.document}
                  schema={form.data?.schema}
                  published={shown.before}
                />
              )}
            </>
          )}
        </section>
      </div>
    </div>
  );
}
