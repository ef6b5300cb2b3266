import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import type { SiteDraft } from '#engine/contract/site-drafts.ts';
import { useCall } from '#src/api/call-context.tsx';
import { withLocale } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { Panel } from '../../registration/actions/panel.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useTitle } from '../../shell/use-title.ts';
import { type ChosenDraft, DraftChoice, firstDraft, useMissingName } from '../draft-choice.tsx';
import { sitePathAt } from '../draft-paths.ts';
import { useDrafts } from '../use-content.ts';

/** Chooses the draft in which a page of the site is edited; the address names the page. */
export function EditPagePage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const drafts = useDrafts();
  const [params] = useSearchParams();
  useTitle(t('site.edit_page'));
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('site.edit_page')}</h1>
      </div>
      <div className="dk-invoices dk-content">
        {drafts.error ? (
          <Failed error={drafts.error} onRetry={() => void drafts.refetch()} />
        ) : !drafts.data ? (
          <Loading />
        ) : (
          <OpenEditor
            drafts={drafts.data.drafts}
            page={params.get('page') ?? withLocale('/', locale)}
            title={params.get('title') ?? t('site.title')}
          />
        )}
      </div>
    </div>
  );
}

interface OpenEditorProps {
  readonly drafts: readonly SiteDraft[];
  readonly page: string;
  readonly title: string;
}

function OpenEditor({ drafts, page, title }: OpenEditorProps) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ChosenDraft>(() => firstDraft(drafts, title));
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      if ('id' in chosen) return chosen.id;
      const { draft } = await call(api.siteDrafts.startSiteDraft, { body: { name: chosen.name.trim() } });
      return draft.id;
    },
    // Back leads to the site, not here.
    onSuccess: (draft) => navigate(sitePathAt(locale, draft, page), { replace: true }),
  });
  return (
    <Panel
      title={title}
      action={t('site.open_editor')}
      isWorking={isPending}
      closed={useMissingName(chosen)}
      problem={error ? failureText(error, t) : undefined}
      consequences={[t('site.edit_page_says')]}
      onSubmit={() => mutate()}
    >
      <DraftChoice drafts={drafts} chosen={chosen} name={title} onChange={setChosen} />
    </Panel>
  );
}
