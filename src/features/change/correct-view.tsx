import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Values } from '#engine/form/values/form-store.ts';
import { useCall } from '#src/api/call-context.tsx';
import { ChangeCall } from '#src/flow/change/change-call.tsx';
import { ChangeFrame } from '#src/flow/change/change-frame.tsx';
import type { Change } from '#src/flow/change/use-change-machine.ts';
import { existingQuery } from '#src/flow/submitted/existing-query.ts';
import { SubmittedHead } from '#src/flow/submitted/submitted-head.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import { CorrectForm } from './correct-form.tsx';
import { sellsOnly } from './correctable-form.ts';

interface CorrectViewProps {
  readonly code: string;
  readonly email: string;
  /** The code of the step. */
  readonly step: string;
  readonly change: Change;
}

/** Corrects the answers of a submitted step, or buys products; says why if it is closed. */
export function CorrectView({ code, email, step, change }: CorrectViewProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const asking = useCall();
  const locale = useLocale();
  const typed = useRef<Values>(undefined);
  const { data: review, isError, refetch } = useQuery(existingQuery(asking, code, email, locale));
  const { view, send } = change;
  const { preview, refusal } = view;
  const isStale = refusal === 'stale';
  useEffect(() => {
    if (isStale) void refetch();
  }, [isStale, refetch]);
  const found = review?.steps.find((each) => each.step.code === step);
  const form = found?.form;
  const isClosed = review !== undefined && (found?.open !== 'Y' || form === undefined);
  // An invalid answer is shown at its field.
  const isRefused = isError || (refusal !== undefined && refusal !== 'invalid' && !isStale);
  const label = text(found?.step.label);
  const sells = form !== undefined && sellsOnly(form);
  const title = form
    ? t(sells ? 'correct.buyTitle' : 'correct.title', { step: label })
    : t('actions.correct');
  return (
    <ChangeFrame>
      <PageHead title={title} />
      <SubmittedHead code={code} title={title} lead={t(sells ? 'correct.buyLead' : 'correct.lead')} />
      <ChangeCall change={change} isRefused={isRefused} />
      {isStale && (
        <Note tone="info" role="status" title={t('correct.staleTitle')}>
          <p>{t('correct.staleText')}</p>
        </Note>
      )}
      {isClosed && !isRefused && (
        <Note
          tone="info"
          title={t('correct.closedTitle')}
          action={
            <Button size="s" onClick={() => send({ type: 'ABORT' })}>
              {t('change.see')}
            </Button>
          }
        >
          <p>{t('correct.closedText')}</p>
        </Note>
      )}
      {review && form && preview && 'options' in preview && !isClosed ? (
        <CorrectForm
          key={form.version}
          review={review}
          served={form}
          values={found?.values ?? {}}
          preview={preview}
          change={change}
          typed={typed}
        />
      ) : (
        !isRefused &&
        !isClosed && (
          <Loading label={t('existing.loading')}>
            <SkeletonCards count={3} />
          </Loading>
        )
      )}
    </ChangeFrame>
  );
}
