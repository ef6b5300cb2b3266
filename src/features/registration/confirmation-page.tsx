import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { useCall } from '#src/api/call-context.tsx';
import { useEvent } from '#src/api/event-context.tsx';
import { pathTo } from '#src/app/route-names.ts';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Quilt } from '#src/ui/art/quilt.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { CopyCode } from '#src/ui/copy-code.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { Tag } from '#src/ui/tag.tsx';
import { confirmationQuery } from './confirmation/confirmation-query.ts';
import { AnswerList } from './review/answer-list.tsx';
import './registration.css';

/** Without code and email there is nothing to confirm: to registration.manage (spec §2 "Route guards"). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  if (searchParams.get('code') && searchParams.get('email')) return null;
  return redirect(pathTo('registration.manage', localeOfPath(pathname)));
}

/** What was registered, the code to keep, and what to do next. */
export function Component() {
  const { t } = useTranslation('registration');
  const call = useCall();
  const locale = useLocale();
  const text = useText();
  const event = useEvent();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const { data: review, error, refetch } = useQuery(confirmationQuery(call, code, email, locale));

  if (error) {
    return (
      <div className="wrap">
        <ErrorState
          page
          heading={t('confirmation.unavailableTitle')}
          actions={
            <>
              <Button onClick={() => void refetch()}>{t('interrupted.retry')}</Button>
              <Link className={buttonClass({ variant: 'quiet' })} to={pathTo('registration.manage', locale)}>
                {t('interrupted.openRegistration')}
              </Link>
            </>
          }
        >
          <p>{t('confirmation.unavailableText')}</p>
        </ErrorState>
      </div>
    );
  }
  if (!review) {
    return (
      <div className="wrap section">
        <Loading label={t('confirmation.loading')}>
          <SkeletonCards count={3} />
        </Loading>
      </div>
    );
  }

  const { registration, steps } = review;
  if (registration.status !== 'Submitted') return <NotSubmitted />;
  const name = steps.flatMap(({ values }) =>
    typeof values['first_name'] === 'string' ? [values['first_name']] : [],
  )[0];
  const heading = name ? t('confirmation.title', { name }) : t('confirmation.titleNoName');
  return (
    <div className="wrap section confirmation">
      <PageHead title={heading} />
      <div className="done-head">
        <div>
          <Tag tone="success" icon="check">
            {t('confirmation.tag')}
          </Tag>
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{t('confirmation.lead', { email: registration.email })}</p>
          <CopyCode
            code={registration.code}
            copyLabel={t('confirmation.copy')}
            copiedLabel={t('confirmation.copied')}
          />
        </div>
        <Quilt
          rows={[
            ['sun', 'talk', 'apple'],
            ['pencil', 'hands', 'hill'],
          ]}
        />
      </div>
      <div className="done-body">
        <section aria-labelledby="next-steps">
          <h2 id="next-steps">{t('confirmation.nextSteps')}</h2>
          <ul className="nexts">
            <Next icon="calendar" title={t('confirmation.calendar')} words={t('confirmation.calendarText')}>
              <a
                className={buttonClass({ variant: 'secondary', size: 's' })}
                href={`/calendar.ics?locale=${locale}`}
                download
              >
                {t('confirmation.calendarAction')}
              </a>
            </Next>
            <Next icon="print" title={t('confirmation.print')} words={t('confirmation.printText')}>
              <Button variant="secondary" size="s" onClick={() => window.print()}>
                {t('confirmation.printAction')}
              </Button>
            </Next>
            {event.contact_email !== undefined && (
              <Next icon="mail" title={t('confirmation.question')} words={t('confirmation.questionText')}>
                <a
                  className={buttonClass({ variant: 'secondary', size: 's' })}
                  href={`mailto:${event.contact_email}`}
                >
                  {t('confirmation.questionAction')}
                </a>
              </Next>
            )}
          </ul>
        </section>
        <section aria-labelledby="your-answers">
          <h2 id="your-answers">{t('confirmation.answers')}</h2>
          {steps.map(({ step, form, values }) =>
            form ? (
              <section key={step.code} className="review-section">
                <h3>{text(step.label)}</h3>
                <AnswerList form={form} values={values} />
              </section>
            ) : null,
          )}
        </section>
      </div>
    </div>
  );
}

function Next({
  icon,
  title,
  words,
  children,
}: {
  icon: IconName;
  title: string;
  words: string;
  children: React.ReactNode;
}) {
  return (
    <li>
      <span className="ico">
        <Icon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        <p>{words}</p>
      </div>
      {children}
    </li>
  );
}

function NotSubmitted() {
  const { t } = useTranslation('registration');
  const locale = useLocale();
  return (
    <div className="wrap">
      <ErrorState
        page
        icon="edit"
        heading={t('confirmation.openTitle')}
        actions={
          <Link className={buttonClass()} to={pathTo('registration.step', locale)}>
            {t('confirmation.openAction')}
          </Link>
        }
      >
        <p>{t('confirmation.openText')}</p>
      </ErrorState>
    </div>
  );
}
