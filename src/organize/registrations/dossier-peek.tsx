import { Link } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { DossierFacts } from '../registration/dossier-facts.tsx';
import { DossierItems } from '../registration/dossier-items.tsx';
import { Ledger } from '../registration/ledger.tsx';
import { StatusTag } from '../registration/status-tag.tsx';
import { useDossier } from '../registration/use-dossier.ts';
import { Icon } from '../shell/icon.tsx';
import { dossierPath } from '../shell/paths.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** One registration beside the list. */
export function DossierPeek({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { data, error, refetch } = useDossier(code);
  return (
    <aside className="dk-peek" aria-label={data?.dossier.name || code}>
      <div className="dk-peek-head">
        <Link className="dk-button" to={dossierPath(locale, code)}>
          {t('one.open')}
        </Link>
        <span className="dk-grow" />
        <button type="button" className="dk-icon-button" aria-label={t('one.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <div className="dk-section">
            <h2 className="dk-name">{data.dossier.name || t('list.unnamed')}</h2>
            <StatusTag dossier={data.dossier} />
          </div>
          <section className="dk-section">
            <DossierFacts data={data} />
          </section>
          <section className="dk-section">
            <h3>{t('one.money')}</h3>
            <Ledger lines={data.ledger} isShort />
          </section>
          <section className="dk-section">
            <h3>{t('one.items')}</h3>
            <DossierItems items={data.items} />
          </section>
        </>
      )}
    </aside>
  );
}
