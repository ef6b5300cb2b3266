import { useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { StatusTag } from '../registrations/status-tag.tsx';
import { Icon } from '../shell/icon.tsx';
import { deskPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useTitle } from '../shell/use-title.ts';
import { AuditEntries } from '../team/audit-entries.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { ACTIONS, type ActionName } from './actions/action-names.ts';
import { ActionPanel } from './actions/action-panel.tsx';
import { DossierAnswers } from './answers/dossier-answers.tsx';
import { ChangeAddress } from './change-address.tsx';
import { DossierFacts } from './dossier-facts.tsx';
import { DossierItems } from './dossier-items.tsx';
import { DossierMails } from './dossier-mails.tsx';
import { Ledger } from './ledger.tsx';
import { Notes } from './notes.tsx';
import { SendCode } from './send-again.tsx';
import { Tags } from './tags.tsx';
import { useDossier } from './use-dossier.ts';

/** One registration, group or application with everything that is known about it. */
export function RegistrationPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { code = '' } = useParams();
  const { data, error, refetch } = useDossier(code);
  const [params, setParams] = useSearchParams();
  const action = ACTIONS.find((name) => name === params.get('do'));
  const opener = useRef<HTMLElement | null>(null);
  function open(name: ActionName) {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setParams({ do: name });
  }
  function close() {
    setParams({}, { replace: true });
    opener.current?.focus();
  }
  const name = data?.dossier.name || code;
  useTitle(name);
  const back = (
    <Link className="dk-link" to={deskPath(locale, '/registrations')}>
      <Icon name="back" /> {t('one.back')}
    </Link>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-page">
        <div className="dk-head">{back}</div>
        <Empty title={t('one.unknown_title')}>{t('one.unknown')}</Empty>
      </div>
    );
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <div className="dk-page dk-page-scroll">
      <div className="dk-head">
        {back}
        <h1>{name}</h1>
        <StatusTag dossier={data.dossier} />
        <span className="dk-grow" />
        <ActionButtons data={data} open={action} onOpen={open} />
      </div>
      <div className="dk-one">
        <section className="dk-one-side" aria-labelledby="one-who">
          {action && <ActionPanel key={`${code} ${action}`} action={action} data={data} onClose={close} />}
          <h2 id="one-who">{t('one.who')}</h2>
          <DossierFacts data={data} />
          <ChangeAddress code={data.dossier.code} email={data.dossier.email} />
          {data.dossier.flow === 'registration' && <SendCode code={data.dossier.code} />}
          <h2>{t('tags.title')}</h2>
          <Tags code={data.dossier.code} tags={data.dossier.tags} />
          <h2>{t('notes.title')}</h2>
          <Notes code={data.dossier.code} notes={data.notes} />
          <h2>{t('one.changes')}</h2>
          <AuditEntries entries={data.audit} nothing={t('one.no_changes')} />
        </section>
        <div className="dk-one-main">
          <section aria-labelledby="one-money">
            <h2 id="one-money">{t('one.money')}</h2>
            <Ledger lines={data.ledger} />
          </section>
          <section aria-labelledby="one-items">
            <h2 id="one-items">{t('one.items')}</h2>
            <DossierItems items={data.items} />
          </section>
          <section aria-labelledby="one-answers">
            <h2 id="one-answers">{t('one.answers')}</h2>
            <DossierAnswers data={data} />
          </section>
          <section aria-labelledby="one-mails">
            <h2 id="one-mails">{t('one.mails')}</h2>
            <DossierMails code={data.dossier.code} mails={data.mails} />
          </section>
        </div>
      </div>
    </div>
  );
}
