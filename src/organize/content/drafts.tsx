import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useNotify } from '../shell/notices.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { DiscardDraft, RenameDraft, StartDraft } from './draft-panels.tsx';
import { draftPath } from './draft-paths.ts';
import { DraftTable } from './draft-table.tsx';
import { useDrafts } from './use-content.ts';

type Open = { readonly panel: 'rename' | 'discard'; readonly draft: SiteDraft } | { readonly panel: 'start' };

/** The drafts of the event: started, renamed and discarded here. */
export function Drafts() {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const notify = useNotify();
  const { data, error, refetch } = useDrafts();
  const [open, setOpen] = useState<Open>();
  const opener = useRef<HTMLElement | null>(null);
  const start = useRef<HTMLButtonElement>(null);
  function show(next: Open) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpen(next);
  }
  function close() {
    setOpen(undefined);
    (opener.current?.isConnected ? opener.current : start.current)?.focus();
  }
  return (
    <section className="dk-content-part" aria-labelledby="content-drafts">
      <div className="dk-row">
        <h2 id="content-drafts">{t('content.drafts')}</h2>
        <span className="dk-grow" />
        <button
          type="button"
          className="dk-button dk-button-primary"
          ref={start}
          aria-expanded={open?.panel === 'start'}
          onClick={() => show({ panel: 'start' })}
        >
          {t('content.new_draft')}
        </button>
      </div>
      {open?.panel === 'start' && (
        <StartDraft
          onStarted={({ id, name }) => {
            notify(t('content.started', { name }));
            void navigate(draftPath(locale, id));
          }}
          onClose={close}
        />
      )}
      {open?.panel === 'rename' && <RenameDraft key={open.draft.id} draft={open.draft} onClose={close} />}
      {open?.panel === 'discard' && <DiscardDraft draft={open.draft} onClose={close} />}
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.drafts.length === 0 ? (
        <p className="dk-soft">{t('content.no_drafts')}</p>
      ) : (
        <DraftTable
          drafts={data.drafts}
          onRename={(draft) => show({ panel: 'rename', draft })}
          onDiscard={(draft) => show({ panel: 'discard', draft })}
        />
      )}
    </section>
  );
}
