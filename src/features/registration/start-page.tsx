import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { registrationOptionQuery } from '#src/api/queries.ts';
import { pathTo } from '#src/app/route-names.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { SmallForm } from './start/small-form.tsx';
import { readStartAnswers, writeStartAnswers } from './start/start-answers.ts';
import { choiceOf, startForm } from './start/start-form.ts';
import { StartInterruption } from './start/start-interruption.tsx';
import { useStart } from './start/use-start.ts';
import { AlreadyRegistered, Full } from './steps/flow-ends.tsx';

/** Begins a registration, optionally for the track that the address names (spec §2 "registration.start"). */
export function Component() {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const event = useEvent();
  const [search] = useSearchParams();
  const { state, send, working } = useStart();
  const { data: option } = useQuery(registrationOptionQuery(call));
  const form = useMemo(() => startForm(event), [event]);
  const wanted = event.tracks.find(({ seo }) => seo === search.get('track'));
  const initial = useMemo(
    () => ({ ...readStartAnswers(event.event_code), ...(wanted && { track: wanted.code }) }),
    [event, wanted],
  );

  const title = <PageHead title={t('start.title')} />;
  if (state.matches('full') || option?.full === 'Y')
    return (
      <>
        {title}
        <Full kind="full" />
      </>
    );
  if (state.matches('closed') || option?.registration_new_open === 'N')
    return (
      <>
        {title}
        <Full kind="closed" />
      </>
    );
  if (state.matches('alreadyRegistered'))
    return (
      <>
        {title}
        <AlreadyRegistered />
      </>
    );

  return (
    <StepLayout
      heading={t('start.title')}
      lead={t('start.lead')}
      sideLabel={t('start.haveCode')}
      side={
        <div className="panel">
          <h2>{t('start.haveCode')}</h2>
          <p className="small soft">{t('start.haveCodeText')}</p>
          <p>
            <Link
              className={buttonClass({ variant: 'secondary', size: 's' })}
              to={pathTo('registration.manage', locale)}
            >
              {t('start.continueLink')}
            </Link>
          </p>
        </div>
      }
    >
      {title}
      <StartInterruption state={state} send={send} />
      <SmallForm
        served={form}
        initial={initial}
        refused={state.matches('choosing') ? state.context.failure?.errors : undefined}
        onChange={(answers) => writeStartAnswers(event.event_code, answers)}
        onSubmit={(values) => send({ type: 'BEGIN', ...choiceOf(event, values), key: crypto.randomUUID() })}
        buttons={(formId) => (
          <>
            <Button type="submit" form={formId} size="l" busy={working}>
              {working ? t('start.checking') : t('start.begin')}
            </Button>
            <Link
              className={`${buttonClass({ variant: 'quiet' })} only-mobile`}
              to={pathTo('registration.manage', locale)}
            >
              {t('start.continueLink')}
            </Link>
          </>
        )}
      />
    </StepLayout>
  );
}
