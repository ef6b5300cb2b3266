import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { resolveText } from '#engine/form/languages/text.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWaitlists, waitlistKey } from './use-waitlists.ts';
import { WaitingList } from './waiting-list.tsx';

/** The waitlists of the event, and the people on one of them in their order. */
export function WaitlistsPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useWaitlists();
  useTitle(t('waitlists.title'));
  const all = data?.waitlists ?? [];
  const chosen = all.find((each) => waitlistKey(each) === params.get('of')) ?? all[0];
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        <h1>{t('waitlists.title')}</h1>
        {chosen && (
          <div className="dk-field">
            <label className="dk-hidden" htmlFor={id}>
              {t('waitlists.which')}
            </label>
            <select
              id={id}
              className="dk-select"
              value={waitlistKey(chosen)}
              onChange={({ target }) => setParams({ of: target.value }, { replace: true })}
            >
              {all.map((each) => (
                <option key={waitlistKey(each)} value={waitlistKey(each)}>
                  {t('waitlists.option', {
                    kind: t(`waitlists.kinds.${each.kind}`),
                    name: resolveText(each.name, locale),
                    waiting: each.waiting,
                  })}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="dk-invoices">
        {error ? (
          <Failed error={error} onRetry={() => void refetch()} />
        ) : !data ? (
          <Loading />
        ) : chosen ? (
          <WaitingList key={waitlistKey(chosen)} waitlist={chosen} />
        ) : (
          <Empty title={t('waitlists.none')}>{t('waitlists.none_more')}</Empty>
        )}
      </div>
    </div>
  );
}
