import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { useAction } from '../../registration/actions/use-action.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { SelectField } from '../../shell/select-field.tsx';
import { Failed } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import { useMoments } from '../../shell/use-moments.ts';
import { whoPublished } from '../who-published.ts';

const DAYS = [1, 7, 30] as const;

interface ShareLinksProps {
  readonly draft: string;
  /** The moment that a new link shows; absent for now. */
  readonly at: string | undefined;
  /** The address of the page that is open, in a preview with a given address. */
  readonly addressIn: (url: string) => string;
}

/** The links to a preview: creating one, and revoking each. */
export function ShareLinks({ draft, at, addressIn }: ShareLinksProps) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const notify = useNotify();
  const { repeat: _, ...options } = query(useCall(), api.previews.listPreviewLinks, { params: { draft } });
  const { data, error, refetch } = useQuery(options);
  const [days, setDays] = useState('7');
  const [created, setCreated] = useState<string>();
  const create = useAction(api.previews.createPreviewLink, ({ url }) => setCreated(addressIn(url)));
  const revoke = useAction(api.previews.revokePreviewLink, () => notify(t('site.revoked')));
  const copy = async (link: string) => {
    const isCopied = await copyText(link);
    notify(isCopied ? t('site.copied') : t('site.not_copied'), !isCopied);
  };
  const problem = create.problem() ?? revoke.problem();
  return (
    <section className="dk-site-share" aria-labelledby="site-share">
      <h2 id="site-share">{t('site.share_title')}</h2>
      <p className="dk-soft">{t('site.share_says')}</p>
      {problem && (
        <p className="dk-error" role="alert">
          {problem}
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          create.send({ draft, days: Number(days), ...(at !== undefined && { at }) });
        }}
      >
        <SelectField label={t('site.days')} value={days} onChange={setDays}>
          {DAYS.map((count) => (
            <option key={count} value={String(count)}>
              {t('site.day_count', { count })}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="dk-button" aria-disabled={create.isPending || undefined}>
          {t(create.isPending ? 'act.working' : 'site.create_link')}
        </button>
      </form>
      {created !== undefined && (
        <div className="dk-site-created">
          <p role="status">{t('site.created')}</p>
          <Field label={t('site.link')} value={created} readOnly onFocus={({ target }) => target.select()} />
          <button type="button" className="dk-button" onClick={() => void copy(created)}>
            {t('site.copy')}
          </button>
        </div>
      )}
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {data?.links.length === 0 && <p className="dk-soft">{t('site.no_links')}</p>}
      <ul>
        {data?.links.map((link) => (
          <li key={link.id}>
            <span>{t('site.link_of', { by: whoPublished(link.by, t), time: time(link.created_at) })}</span>
            <span className="dk-soft">{t('site.expires', { time: time(link.expires_at) })}</span>
            {link.at !== undefined && (
              <span className="dk-tag">{t('site.as_of', { time: time(link.at) })}</span>
            )}
            <button
              type="button"
              className="dk-link"
              aria-label={t('site.revoke_of', { time: time(link.created_at) })}
              onClick={() => revoke.send({ draft, id: link.id })}
            >
              {t('site.revoke')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
