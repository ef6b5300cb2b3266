import '../../styles/site.css';
import { useCallback, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Icon } from '../../shell/icon.tsx';
import { Failed } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMedia } from '../../shell/use-media.ts';
import { useTitle } from '../../shell/use-title.ts';
import { DraftOthers } from '../draft-others.tsx';
import { draftPath, publishPath } from '../draft-paths.ts';
import { useDraft } from '../use-content.ts';
import { PickedPlaces } from './picked-places.tsx';
import { PreviewFrame, type PreviewFrameHandle } from './preview-frame.tsx';
import { ShareLinks } from './share-links.tsx';
import { SiteDrawer } from './site-drawer.tsx';
import { SiteTools } from './site-tools.tsx';
import { usePreview } from './use-preview.ts';
import { useShown } from './use-shown.ts';
import { useVisitor } from './use-visitor.ts';
import { VisitorChoice } from './visitor-choice.tsx';

const PANELS = [
  { name: 'visitor', label: 'site.visitor.open' },
  { name: 'share', label: 'site.share' },
] as const;

/** The whole site as it would be with a draft, and the editor of what is picked in it. */
export function SitePage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const draft = useDraft(id);
  const isNarrow = useMedia('(max-width: 47.99em)');
  const shown = useShown(isNarrow, params.get('page') ?? withLocale('/', locale));
  const as = useVisitor(params);
  const preview = usePreview(id, shown.at, as.visitor);
  const frame = useRef<PreviewFrameHandle>(null);
  const [isPicking, setPicking] = useState(params.get('pick') === 'Y');
  const [panel, setPanel] = useState<(typeof PANELS)[number]['name']>();
  const [picked, setPicked] = useState<readonly string[]>();
  const onPicked = useCallback((texts: readonly string[]) => setPicked(texts), []);
  const pickButton = useRef<HTMLButtonElement>(null);
  const onStopped = useCallback(() => {
    setPicking(false);
    pickButton.current?.focus();
  }, []);
  useTitle(t('site.title'));
  const edited = params.get('edit');
  const error = preview.error ?? draft.error;
  const isUnknown =
    as.visitor !== undefined && preview.error instanceof ApiFailure && preview.error.status === 404;
  const tools = (
    <SiteTools
      shown={shown}
      address={preview.data && shown.openIn(preview.data.url)}
      hasWidths={!isNarrow}
      onReload={() => frame.current?.reload()}
    />
  );
  return (
    <div className="dk-page dk-site">
      <div className="dk-head">
        <Link className="dk-link" to={draftPath(locale, id)}>
          <Icon name="back" /> {draft.data?.draft.name ?? t('content.draft')}
        </Link>
        <h1>{t('site.title')}</h1>
        <span className="dk-grow" />
        <button
          ref={pickButton}
          type="button"
          className="dk-button"
          aria-pressed={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {t('site.pick')}
        </button>
        {PANELS.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="dk-button"
            aria-expanded={panel === name}
            onClick={() => setPanel(panel === name ? undefined : name)}
          >
            {t(label)}
          </button>
        ))}
        <Link className="dk-button dk-button-primary" to={publishPath(locale, id)}>
          {t('content.review')}
        </Link>
      </div>
      <DraftOthers draft={id} />
      {isNarrow ? (
        <details className="dk-site-how">
          <summary>{t('site.how')}</summary>
          {tools}
        </details>
      ) : (
        tools
      )}
      {panel === 'share' && <ShareLinks draft={id} at={shown.at} addressIn={shown.openIn} />}
      {panel === 'visitor' && (
        <VisitorChoice draft={id} visitor={as.visitor} isUnknown={isUnknown} onChange={as.choose} />
      )}
      {isPicking && (
        <p className="dk-site-note" role="status">
          {t('site.picking')}
        </p>
      )}
      {picked && (
        <PickedPlaces
          key={picked.join()}
          draft={id}
          texts={picked}
          edited={edited ?? undefined}
          onOpened={() => setPicked(undefined)}
          onClose={() => setPicked(undefined)}
        />
      )}
      {error ? (
        <Failed error={error} onRetry={() => void Promise.all([preview.refetch(), draft.refetch()])} />
      ) : (
        <div className="dk-site-body">
          {preview.data ? (
            <PreviewFrame
              ref={frame}
              src={as.addressIn(shown, preview.data)}
              width={shown.width}
              scheme={shown.scheme}
              isPicking={isPicking}
              onPage={shown.follow}
              onPicked={onPicked}
              onStopped={onStopped}
            />
          ) : (
            <div className="dk-site-stage">
              <p className="dk-site-starting" role="status">
                {t('site.starting')}
              </p>
            </div>
          )}
          {edited !== null && (
            <SiteDrawer
              draft={id}
              edited={edited}
              onClose={() =>
                setParams((now) => {
                  for (const name of ['edit', 'at', 'view']) now.delete(name);
                  return now;
                })
              }
            />
          )}
        </div>
      )}
    </div>
  );
}
