import { Link, type LoaderFunctionArgs } from 'react-router';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { EventArt } from '#src/flow/submitted/event-art.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { FocusedNote } from '#src/ui/focused-note.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { loadWords } from './load-words.ts';
import { accessForm, signInForm } from './lookup/lookup-forms.ts';
import { LookupInterruption } from './lookup/lookup-interruption.tsx';
import { RegistrationList } from './lookup/registration-list.tsx';
import { type Lookup, useLookup } from './lookup/use-lookup.ts';
import './manage-page.css';

export async function loader(args: LoaderFunctionArgs) {
  await loadWords(args);
  return null;
}

/** Signs in by a code from a mail: an address, the code, and which of its registrations (spec §2 "/lookup"). */
export function Component() {
  const { t } = useTranslation(['manage', 'registration']);
  const locale = useLocale();
  const lookup = useLookup();
  const { step } = lookup.view;
  return (
    <StepLayout
      heading={t('lookup.title')}
      lead={t('lookup.lead')}
      side={
        <div className="manage-art">
          <EventArt />
        </div>
      }
    >
      <PageHead title={t('lookup.title')} />
      <LookupInterruption lookup={lookup} />
      {step === 'email' && <AskCode lookup={lookup} />}
      {step === 'accessCode' && <TypeCode lookup={lookup} />}
      {step === 'registration' && <Choose lookup={lookup} />}
      <p className="lookup-way">
        <Link
          className={buttonClass({ variant: 'quiet', size: 's' })}
          to={pathTo('registration.manage', locale)}
        >
          {t('lookup.byCode')}
        </Link>
      </p>
    </StepLayout>
  );
}

function AskCode({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation('manage');
  return (
    <SmallForm
      served={accessForm}
      initial={{ email: lookup.view.email }}
      refused={lookup.view.refused.sendingAccess}
      onSubmit={({ email }) => lookup.send({ type: 'ASK_ACCESS', email: String(email) })}
      buttons={(formId) => (
        <Button type="submit" form={formId} size="l" busy={lookup.view.working}>
          {t('lookup.send')}
        </Button>
      )}
    />
  );
}

function TypeCode({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation('manage');
  const { email } = lookup.view;
  return (
    <>
      <FocusedNote tone="success" icon="mail" title={t('lookup.sent')}>
        {t('lookup.sentTo', { email })}
      </FocusedNote>
      <SmallForm
        served={signInForm}
        refused={lookup.view.refused.signingIn}
        onSubmit={({ access_code }) => lookup.send({ type: 'SIGN_IN', access_code: String(access_code) })}
        buttons={(formId) => (
          <>
            <Button type="submit" form={formId} size="l" busy={lookup.view.working}>
              {t('lookup.signIn')}
            </Button>
            <Button variant="quiet" onClick={() => lookup.send({ type: 'ASK_ACCESS', email })}>
              {t('lookup.again')}
            </Button>
            <Button variant="quiet" onClick={() => lookup.send({ type: 'EDIT' })}>
              {t('lookup.otherAddress')}
            </Button>
          </>
        )}
      />
    </>
  );
}

function Choose({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation('manage');
  const { found, email } = lookup.view;
  return (
    <section className="form-section" aria-labelledby="choose-title">
      <h2 id="choose-title">{t('lookup.chooseTitle')}</h2>
      <p className="section-lead soft">{t('lookup.chooseText', { email })}</p>
      <RegistrationList registrations={found} lookup={lookup} />
    </section>
  );
}
