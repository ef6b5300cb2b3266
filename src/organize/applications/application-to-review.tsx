import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { deskReview } from '#engine/contract/desk-review.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useMay } from '../api/use-organizer.ts';
import { DecisionForm } from '../registration/actions/decision-form.tsx';
import { AnswerFacts } from '../registration/answers/answer-facts.tsx';
import { useToReview } from '../registration/use-to-review.ts';
import { Icon } from '../shell/icon.tsx';
import { deskPath, dossierPath } from '../shell/paths.ts';
import { Empty, Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { MadeDecisions } from './made-decisions.tsx';
import { useReviewFilter } from './review-filter.ts';

/** One application: its answers, and the decision. */
export function ApplicationToReview({ code }: { readonly code: string }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { searchOf } = useReviewFilter();
  const { data, error, refetch } = useToReview(code);
  const back = (
    <Link className="dk-link dk-review-back" to={deskPath(locale, '/applications') + searchOf()}>
      <Icon name="back" /> {t('review.back')}
    </Link>
  );
  if (error instanceof ApiFailure && error.status === 404) {
    return (
      <div className="dk-review-one">
        {back}
        <Empty title={t('review.unknown_title')}>{t('review.unknown')}</Empty>
      </div>
    );
  }
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <Application data={data} back={back} />;
}

type ApplicationProps = {
  readonly data: AnswerOf<(typeof deskReview)['getToReview']>;
  readonly back: ReactNode;
};

function Application({ data, back }: ApplicationProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { time } = useMoments();
  const { filter, searchOf } = useReviewFilter();
  const mayOpen = useMay('registrations');
  const { application, forms, decisions, decide } = data;
  const { code, name } = application;
  const call = useCall();
  const fetchFile = (id: string) => call(api.deskFiles.getFileToReview, { params: { code, id } });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="dk-review-one">
      <article className="dk-review-read" aria-labelledby="review-name">
        {back}
        <h2 id="review-name" tabIndex={-1} ref={heading}>
          {name || t('list.unnamed')}
        </h2>
        <p className="dk-soft">
          {t('review.sent_at', { time: time(application.submitted_at) })}
          {mayOpen && (
            <>
              {' · '}
              <Link className="dk-link" to={dossierPath(locale, code)}>
                {t('review.open')}
              </Link>
            </>
          )}
        </p>
        {forms.length === 0 && <p className="dk-soft">{t('one.no_answers')}</p>}
        {forms.map(({ form_type, title, lines }) => (
          <section key={form_type} className="dk-answers">
            <h3>{title}</h3>
            <AnswerFacts lines={lines} fetchFile={fetchFile} />
          </section>
        ))}
      </article>
      <div className="dk-review-decide">
        {decide && (
          <DecisionForm
            application={application}
            possible={decide}
            flow={filter.flow}
            onDone={(next) =>
              void navigate(deskPath(locale, `/applications${next ? `/${next}` : ''}`) + searchOf())
            }
          />
        )}
        <MadeDecisions decisions={decisions} />
      </div>
    </div>
  );
}
