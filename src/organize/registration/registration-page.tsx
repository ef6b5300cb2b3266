import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { dossierChannel, organizerChannel } from '#engine/contract/live-messages.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { queryKeyOf } from '#src/api/query.ts';
import { useLiveMessage } from '#src/api/realtime/use-live.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { Icon } from '../shell/icon.tsx';
import { OthersHere } from '../shell/others-here.tsx';
import { deskPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useOthersHere } from '../shell/use-others-here.ts';
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
import { GroupMembers } from './group-members.tsx';
import { Ledger } from './ledger.tsx';
import { Notes } from './notes.tsx';
import { SendCode } from './send-again.tsx';
import { StatusTag } from './status-tag.tsx';
import { Tags } from './tags.tsx';
import { useDossier } from './use-dossier.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { WhatHappened } from './what-happened.tsx';

/** One registration, group or application with everything that is known about it. */
export function RegistrationPage() {
  const t = useDeskTexts();
  const locale = useLocale();
  const { code = '' } = useParams();
  const { data, error, refetch } = useDossier(code);
  const [params, setParams] = useSearchParams();
  const action = ACTIONS.find((name) => name === params.get('do'));
  const queries = useQueryClient();
  const { event, session } = useOrganizer();
  const others = useOthersHere(dossierChannel(event, code));
  const load = () => {
    for (const read of [
      api.desk.getDossier,
      api.desk.getDossierTimeline,
      api.deskGroups.listMembersAsOrganizer,
    ])
      void queries.invalidateQueries({ queryKey: queryKeyOf(read) });
  };
  useLiveMessage('DeskChanged', load, { name: organizerChannel(event, session) });
  const heading = useRef<HTMLHeadingElement>(null);
  const { remember, giveBack } = useReturnFocus(heading);
  function open(name: ActionName) {
    remember();
    setParams({ do: name });
  }
  function close() {
    setParams({}, { replace: true });
    giveBack();
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
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <StatusTag dossier={data.dossier} />
        <div className="dk-head-actions">
          {data.dossier.flow === 'registration' && (
            <a
              className="dk-button"
              href={`${pathTo('registration.existing.mode', locale, { mode: 'view' })}?${new URLSearchParams({ of: data.dossier.code })}`}
              target="_blank"
              rel="noopener"
              aria-label={t('one.see_page_of', { name })}
            >
              <Icon name="eye" /> {t('one.see_page')}
            </a>
          )}
          <ActionButtons data={data} open={action} onOpen={open} />
        </div>
      </div>
      <OthersHere emails={others} />
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
          <h2>{t('one.happened_title')}</h2>
          <WhatHappened data={data} />
          <h2>{t('one.changes')}</h2>
          <AuditEntries entries={data.audit} nothing={t('one.no_changes')} />
        </section>
        <div className="dk-one-main">
          <section aria-labelledby="one-money">
            <h2 id="one-money">{t('one.money')}</h2>
            <Ledger lines={data.ledger} />
          </section>
          {data.dossier.flow === 'group' && (
            <section aria-labelledby="one-members">
              <h2 id="one-members">{t('groups.members')}</h2>
              <GroupMembers code={data.dossier.code} />
            </section>
          )}
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
