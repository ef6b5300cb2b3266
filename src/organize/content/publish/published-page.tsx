import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { isYes } from '#engine/form/field/flag.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { deskPath } from '../../shell/paths.ts';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { documentName } from '../documents-by-kind.ts';
import { historyPath } from '../draft-paths.ts';
import { useSiteDocuments } from '../use-content.ts';
import type { Published } from './publish-panel.tsx';

type PublishedPageProps = { readonly name: string; readonly published: readonly Published[] };

/** Says what was published, and leads to it. */
export function PublishedPage({ name, published }: PublishedPageProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useSiteDocuments();
  useTitle(t('content.published_title'));
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('content.published_title')}</h1>
      </div>
      <div className="dk-invoices dk-content">
        <h2 tabIndex={-1} ref={heading}>
          {t('content.publish.done', { name })}
        </h2>
        <ul className="dk-items">
          {published.map(({ kind, code, version, deleted }) => {
            const isThis = (each: { kind: string; code: string }) => each.kind === kind && each.code === code;
            const listed = data?.documents.find(isThis);
            const named = listed ?? data?.deleted.find(isThis);
            const title = named ? documentName(named, locale) : code;
            return (
              <li key={`${kind}/${code}`}>
                <b>{title}</b>
                <span className="dk-soft">
                  {data?.kinds.find((each) => each.kind === kind)?.name ?? kind}
                  {' · '}
                  {t('content.version_is', { version })}
                </span>
                {isYes(deleted) && (
                  <>
                    <span className="dk-tag">{t('content.is_deleted')}</span>
                    <Link
                      className="dk-link"
                      to={historyPath(locale, { kind, code })}
                      aria-label={t('history.title', { name: title })}
                    >
                      {t('content.versions')}
                    </Link>
                  </>
                )}
                {listed?.path !== undefined && (
                  <a
                    className="dk-link"
                    href={withLocale(listed.path, locale)}
                    aria-label={t('content.publish.view_of', { name: title })}
                  >
                    {t('content.publish.view')}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
        <div className="dk-row">
          <a className="dk-button" href={withLocale('/', locale)}>
            {t('view_site')}
          </a>
          <Link className="dk-button" to={deskPath(locale, '/content')}>
            {t('content.title')}
          </Link>
        </div>
      </div>
    </div>
  );
}
