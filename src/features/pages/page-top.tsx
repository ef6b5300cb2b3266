import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PageEntry } from '#engine/contract/site.ts';
import { subjectOf } from '#engine/event/documents/page/page-subject.ts';
import type { PageDocument } from '#engine/event/documents/page/schema.ts';
import { useCall } from '#src/api/call-context.tsx';
import { usePublicLink } from '#src/api/use-public-link.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { PageHeadFrame } from './heads/page-head-frame.tsx';
import { contentQuery } from './site-queries.ts';
import './page-top.css';

/** The head of a subpage: breadcrumb, title, lead and sibling pages. */
export function PageTop({ document }: { document: PageDocument }) {
  const { t } = useTranslation('site');
  const text = useText();
  const toPage = usePublicLink();
  const { data: entries = [] } = useQuery(contentQuery(useCall()));
  const root = document.parent ?? document.code;
  const parent = entries.find(({ code }) => code === document.parent);
  const below = entries.filter((entry) => entry.parent === root);
  const first = entries.find(({ code }) => code === root);
  return (
    <PageHeadFrame subject={subjectOf(document)} scene={document.scene}>
      <div className="wrap">
        <p className="page-path small">
          <Link className="link" to={toPage('/')}>
            {t('home')}
          </Link>
          {parent && (
            <>
              <span aria-hidden="true">/</span>
              <Link className="link" to={toPage(addressOf(parent))}>
                {text(parent.title)}
              </Link>
            </>
          )}
        </p>
        <h1>{text(document.scene?.title) || text(document.title)}</h1>
        {document.description && <p className="lead">{text(document.description)}</p>}
        {below.length > 0 && first && <SubPages entries={[first, ...below]} current={document.code} />}
      </div>
    </PageHeadFrame>
  );
}

function SubPages({ entries, current }: { entries: readonly PageEntry[]; current: string }) {
  const { t } = useTranslation('home');
  const text = useText();
  const toPage = usePublicLink();
  return (
    <nav className="page-beside" aria-label={t('beside')}>
      <ul>
        {entries.map((entry) => (
          <li key={entry.code}>
            <Link to={toPage(addressOf(entry))} aria-current={entry.code === current ? 'page' : undefined}>
              {text(entry.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function addressOf({ code, parent }: PageEntry): string {
  return parent === undefined ? `/${code}` : `/${parent}/${code}`;
}
