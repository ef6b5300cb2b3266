import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Lacking } from '#engine/contract/opening.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import type { ListedDocument } from '#engine/contract/site-documents.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useAction } from '../registration/actions/use-action.ts';
import { useNotify } from '../shell/notices.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

type OpeningProps = {
  /** The published documents, which name what lacks something; absent while they are loading. */
  readonly documents: readonly ListedDocument[] | undefined;
};

/** Whether people can register, what the site lacks before, and the button that opens or closes registration. */
export function Opening({ documents }: OpeningProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { repeat: _, ...options } = query(useCall(), api.opening.getOpening, {});
  const { data, error, refetch } = useQuery(options);
  const { send, isPending, problem } = useAction(api.opening.setRegistrationOpen, ({ open }) => {
    notify(t(open === 'Y' ? 'content.opening.opened' : 'content.opening.closed'));
  });
  const failed = problem();
  const isOpen = data?.open === 'Y';
  return (
    <section className="dk-content-part" aria-labelledby="content-opening">
      <div className="dk-row">
        <h2 id="content-opening">{t('content.opening.title')}</h2>
        <span className="dk-grow" />
        {data && (
          <button
            type="button"
            className="dk-button"
            aria-disabled={isPending || undefined}
            onClick={() => send({ open: isOpen ? 'N' : 'Y' })}
          >
            {t(isOpen ? 'content.opening.close' : 'content.opening.open')}
          </button>
        )}
      </div>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <p>
            {t(isOpen ? 'content.opening.is_open' : 'content.opening.is_closed')}{' '}
            {!isOpen && data.lacking.length === 0 && t('content.opening.ready')}
          </p>
          {failed && (
            <p className="dk-error" role="alert">
              {failed}
            </p>
          )}
          {data.lacking.length > 0 && (
            <>
              <h3>{t('content.opening.lacking')}</h3>
              <ul>
                {data.lacking.map((each) => (
                  <li key={each.what === 'sandbox' ? each.what : `${each.kind}/${each.code}`}>
                    <Lack lack={each} documents={documents} />
                  </li>
                ))}
              </ul>
              {!isOpen && <p className="dk-soft">{t('content.opening.open_anyway')}</p>}
            </>
          )}
        </>
      )}
    </section>
  );
}

/** Something that is missing, with the way to the document where it can be written. */
function Lack({
  lack,
  documents,
}: {
  readonly lack: Lacking;
  readonly documents: OpeningProps['documents'];
}) {
  const t = useDeskTexts();
  const locale = useLocale();
  if (lack.what === 'sandbox') return t('content.opening.sandbox');
  const { kind, code, count } = lack;
  const named = documents?.find((each) => each.kind === kind && each.code === code)?.name;
  const name = resolveText(named, locale) || code;
  return (
    <Link className="dk-link" to={`?${new URLSearchParams({ q: code })}`}>
      {t('content.opening.placeholders', { count, name })}
    </Link>
  );
}
