import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AWAITED_KINDS } from '#engine/event/cart/picked-item.ts';
import type { ChangeInput } from '#machines/change/change.machine.ts';
import { ChangeCall } from '#src/flow/change/change-call.tsx';
import { ChangeFrame } from '#src/flow/change/change-frame.tsx';
import { stepUnderWay } from '#src/flow/change/change-under-way.ts';
import { loadSubmitted } from '#src/flow/submitted/load-submitted.ts';
import { OfRegistration } from '#src/flow/submitted/of-registration.tsx';
import { SubmittedHead } from '#src/flow/submitted/submitted-head.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { ChangeView } from './change-view.tsx';
import { ChangedView } from './changed-view.tsx';
import { CorrectView } from './correct-view.tsx';
import { useChange } from './use-change.ts';
import './change.css';

export { loadSubmitted as loader };

/**
 * Changes the option, the workshops, answers or products of a registration: preview, payment and result (spec §2
 * "/change-registration").
 */
export function Component() {
  const [params] = useSearchParams();
  return (
    <OfRegistration>
      {(current) => {
        const { code } = current;
        // A visitor who returns from a bank continues what they were paying for.
        const step = params.get('step') ?? stepUnderWay(code);
        const take = takenIn(params);
        return (
          <Changing
            key={`${code} ${step} ${take?.take_kind} ${take?.take}`}
            code={code}
            email={current.email}
            step={step}
            take={take}
          />
        );
      }}
    </OfRegistration>
  );
}

/** The item to take that an address names: an offered one, or a session. */
function takenIn(params: URLSearchParams): ChangeInput | undefined {
  const take = params.get('take');
  if (take === null) return undefined;
  const kind = AWAITED_KINDS.find((each) => each === params.get('kind'));
  return { take, ...(kind && { take_kind: kind }) };
}

interface ChangingProps {
  readonly code: string;
  readonly email: string;
  /** The step to correct or buy from; undefined for another option. */
  readonly step: string | undefined;
  /** The item to take initially, in addition to the others. */
  readonly take: ChangeInput | undefined;
}

function Changing({ code, email, step, take }: ChangingProps) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const change = useChange({ code, email, step, take });
  const { phase, preview, refusal, difference } = change.view;
  const isAborted = phase === 'aborted';
  useEffect(() => {
    if (isAborted) void navigate(pathTo('registration.existing', locale));
  }, [isAborted, locale, navigate]);
  const isChanged = phase === 'changed';
  useEffect(() => {
    // The track, seats, tickets and the page of the registration are others than were loaded.
    if (isChanged) void queries.invalidateQueries();
  }, [isChanged, queries]);
  if (isChanged) {
    return (
      <ChangeFrame>
        <PageHead title={t('change.title')} />
        <ChangedView difference={difference ?? 0} email={email} />
      </ChangeFrame>
    );
  }
  if (step !== undefined) return <CorrectView code={code} email={email} step={step} change={change} />;
  const isRefused = refusal !== undefined;
  return (
    <ChangeFrame>
      <PageHead title={t('change.title')} />
      <SubmittedHead code={code} title={t('change.title')} lead={t('change.lead')} />
      <ChangeCall change={change} isRefused={isRefused} />
      {preview && 'options' in preview ? (
        <ChangeView preview={preview} change={change} />
      ) : (
        !isRefused && (
          <Loading label={t('existing.loading')}>
            <SkeletonCards count={3} />
          </Loading>
        )
      )}
    </ChangeFrame>
  );
}
