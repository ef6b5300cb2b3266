import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { useEvent } from '#src/api/event-context.tsx';
import { readToken } from '#src/api/token.ts';
import { recoverRegistration } from '#src/flow/dossier/recover-registration.ts';
import { GroupsSection } from '#src/flow/groups/groups-section.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { EventArt } from '#src/flow/submitted/event-art.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { registerLabel } from '#src/layout/register-label.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import {
  type CurrentRegistration,
  currentRegistration,
  isUnderWay,
} from '#src/lib/persisted/current-registration.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { loadWords } from './load-words.ts';
import { resumeForm, sendCodeForm } from './lookup/lookup-forms.ts';
import { LookupInterruption } from './lookup/lookup-interruption.tsx';
import { SignedInList } from './lookup/signed-in-list.tsx';
import { type Lookup, useLookup } from './lookup/use-lookup.ts';
import { ReceiptRequest } from './receipt-request.tsx';
import './lookup/lookup.css';
import './manage-page.css';

/** A registration started on this device is always offered, not only after a crash. */
export async function loader(args: LoaderFunctionArgs) {
  await Promise.all([recoverRegistration(), loadWords(args)]);
  return null;
}

/** Opens an existing registration by code and email, or has the code sent (spec §2 "registration.manage"). */
export function Component() {
  const { t } = useTranslation(['registration', 'site', 'manage']);
  const register = registerLabel(useEvent());
  const canBegin = register !== 'manage';
  const locale = useLocale();
  const [search] = useSearchParams();
  const resume = useLookup();
  const current = usePersisted(currentRegistration);
  const known = {
    code: search.get('code') ?? current?.code ?? '',
    email: search.get('email') ?? current?.email ?? '',
  };
  const start = (
    <Link className={buttonClass()} to={pathTo('registration.start', locale)}>
      {register === 'buy_tickets' ? t(`site:${register}`) : t('manage.newLink')}
    </Link>
  );

  return (
    <StepLayout
      heading={t('manage.title')}
      lead={t('manage.lead')}
      {...(canBegin && {
        sideLabel: t('manage.newTitle'),
        side: (
          <>
            <div className="manage-art">
              <EventArt />
            </div>
            <div className="panel">
              <h2>{t('manage.newTitle')}</h2>
              <p>{start}</p>
            </div>
          </>
        ),
      })}
      below={
        <>
          <SendCode />
          <ReceiptRequest known={known} />
          <GroupsSection />
        </>
      }
    >
      <PageHead title={t('manage.title')} />
      {/* Whoever pressed "Register Now" is here, and has no code yet. */}
      {canBegin && (
        <div className="panel only-mobile manage-new">
          <h2>{t('manage.newTitle')}</h2>
          <p>{start}</p>
        </div>
      )}
      {isUnderWay(current) && <OnThisDevice current={current} lookup={resume} />}
      <SignedInList lookup={resume} />
      <section className="form-section" aria-labelledby="resume-title">
        <h2 id="resume-title">{t('manage.codeTitle')}</h2>
        <LookupInterruption lookup={resume} />
        <SmallForm
          served={resumeForm}
          initial={known}
          refused={resume.view.refused.opening}
          onSubmit={({ code, email }) =>
            resume.send({ type: 'OPEN', code: String(code), email: String(email) })
          }
          buttons={(formId) => (
            <Button type="submit" form={formId} size="l" busy={resume.view.working}>
              {t('manage.open')}
            </Button>
          )}
        />
      </section>
    </StepLayout>
  );
}

/** The open registration of this device: its page if it is submitted, otherwise its last step. */
function OnThisDevice({ current, lookup }: { current: CurrentRegistration; lookup: Lookup }) {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  const { code, email } = current;
  const isDone = current.submitted === 'Y';
  const isSignedIn = readToken() !== undefined;
  const label = isDone ? t('manage.open') : t('manage.go', { code });
  const title = () => {
    if (isDone) return t('manage.doneText', { code });
    return t(isSignedIn ? 'manage.goText' : 'manage.signInAgain');
  };
  return (
    <Note
      tone="info"
      icon="bookmark"
      title={title()}
      action={
        isSignedIn ? (
          <Link
            className={buttonClass({ size: 's' })}
            to={pathTo(isDone ? 'registration.existing' : 'registration.step', locale)}
          >
            {label}
          </Link>
        ) : (
          <Button
            size="s"
            busy={lookup.view.working}
            onClick={() => lookup.send({ type: 'OPEN', code, email })}
          >
            {label}
          </Button>
        )
      }
    />
  );
}

/** Sends the code, and goes to the page that says so; or signs in without one. */
function SendCode() {
  const { t } = useTranslation(['registration', 'manage']);
  const locale = useLocale();
  const navigate = useNavigate();
  const send = useLookup();
  const { email, isCodeSent: isSent } = send.view;
  useEffect(() => {
    if (isSent) void navigate(pathTo('registration.lookup-confirmation', locale, {}, { email }));
  }, [isSent, email, locale, navigate]);
  return (
    <section className="form-section" aria-labelledby="send-title">
      <h2 id="send-title">{t('manage.forgotTitle')}</h2>
      <p className="section-lead soft">{t('manage.forgotText')}</p>
      <LookupInterruption lookup={send} />
      <SmallForm
        served={sendCodeForm}
        refused={send.view.refused.sendingCode}
        onSubmit={(values) => send.send({ type: 'SEND_CODE', email: String(values['email']) })}
        buttons={(formId) => (
          <Button type="submit" form={formId} variant="secondary" busy={send.view.working}>
            {t('manage.send')}
          </Button>
        )}
      />
      <p className="lookup-way">
        <Link className="link" to={pathTo('lookup', locale)}>
          {t('manage:lookup.link')}
        </Link>
        <span className="small soft manage-why">{t('manage:lookup.linkText')}</span>
      </p>
    </section>
  );
}
