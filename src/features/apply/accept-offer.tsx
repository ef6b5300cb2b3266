import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import type { ItemKind } from '#engine/event/cart/picked-item.ts';
import { formatCents } from '#engine/form/format/money.ts';
import type { ShownChange } from '#machines/change/change.machine.ts';
import { useCall } from '#src/api/call-context.tsx';
import { ChangeCall } from '#src/flow/change/change-call.tsx';
import { ChangeBody, ChangeFrame } from '#src/flow/change/change-frame.tsx';
import { DifferencePanel } from '#src/flow/change/difference-panel.tsx';
import { FitList } from '#src/flow/change/fit-list.tsx';
import { OwnAmount } from '#src/flow/change/own-amount.tsx';
import { type Change, type ChangeCalls, useChangeMachine } from '#src/flow/change/use-change-machine.ts';
import { useConfirm } from '#src/flow/change/use-confirm.tsx';
import { SubmittedHead } from '#src/flow/submitted/submitted-head.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Outcome } from '#src/ui/outcome.tsx';
import { Loading, SkeletonCards } from '#src/ui/skeleton.tsx';
import './apply.css';

/** The offered item that an address names. */
export interface OfferedTake {
  readonly take: string;
  readonly take_kind: ItemKind;
}

interface AcceptOfferProps {
  readonly code: string;
  readonly email: string;
  readonly offer: OfferedTake;
  /** The page of the application. */
  readonly back: string;
}

/** Accepts an item that a waitlist offers to an application: its cost, its payment, and the result. */
export function AcceptOffer({ code, email, offer, back }: AcceptOfferProps) {
  const { t } = useTranslation('manage');
  const locale = useLocale();
  const call = useCall();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { take, take_kind } = offer;
  const calls = useMemo(
    (): ChangeCalls => ({
      preview: ({ amount }, signal) =>
        call(api.application.previewOffer, {
          body: { code, take, take_kind, ...(amount !== undefined && { amount }) },
          signal,
          locale,
        }),
      make: ({ choice: { amount }, expected_difference }, { key, token, signal }) =>
        call(api.application.acceptOffer, {
          body: {
            code,
            take,
            take_kind,
            ...(amount !== undefined && { amount }),
            expected_difference,
            ...(token !== undefined && { credit: token }),
          },
          idempotencyKey: key,
          signal,
          locale,
        }),
    }),
    [call, locale, code, take, take_kind],
  );
  const change = useChangeMachine({ code, take: offer }, calls);
  const { phase, preview, refusal, difference = 0 } = change.view;
  const isAborted = phase === 'aborted';
  useEffect(() => {
    if (isAborted) void navigate(back);
  }, [isAborted, navigate, back]);
  const isAccepted = phase === 'changed';
  useEffect(() => {
    if (isAccepted) void queries.invalidateQueries();
  }, [isAccepted, queries]);
  const head = <PageHead title={t('accept.title')} />;
  if (isAccepted) {
    const amount = formatCents(Math.abs(difference), locale);
    const money = difference > 0 ? 'change.donePaid' : difference < 0 ? 'change.doneBack' : 'change.doneEven';
    return (
      <ChangeFrame>
        {head}
        <Outcome
          tone="success"
          icon="check"
          isResult
          heading={t('accept.doneTitle')}
          actions={
            <Link className={buttonClass()} to={back}>
              {t('accept.see')}
            </Link>
          }
        >
          <p>{t(money, { amount })}</p>
          <p className="small">{t('change.mailed', { email })}</p>
        </Outcome>
      </ChangeFrame>
    );
  }
  const isRefused = refusal !== undefined;
  const isOver = isRefused && change.call?.failure?.kind === 'closed';
  return (
    <ChangeFrame>
      {head}
      <SubmittedHead code={code} title={t('accept.title')} lead={t('accept.lead')} />
      <ChangeCall change={change} isRefused={isRefused} />
      {preview && !isOver ? (
        <AcceptView preview={preview} change={change} />
      ) : (
        !isRefused && (
          <Loading label={t('existing.loading')}>
            <SkeletonCards count={2} />
          </Loading>
        )
      )}
    </ChangeFrame>
  );
}

/** What is gained and lost, and the difference with the button that accepts it. */
function AcceptView({ preview, change }: { readonly preview: ShownChange; readonly change: Change }) {
  const { t } = useTranslation('manage');
  const { isLooking, inPanel, below } = useConfirm(preview, change, { verb: 'accept' });
  return (
    <>
      <ChangeBody
        isLooking={isLooking}
        side={
          <DifferencePanel preview={preview} nothing={t('change.nothing')}>
            {inPanel}
          </DifferencePanel>
        }
      >
        <div className="accept-fits">
          {preview.amounts && (
            <OwnAmount
              amounts={preview.amounts}
              isLooking={isLooking}
              onChoose={(amount) => change.send({ type: 'CHOOSE', choice: { ...preview.choice, amount } })}
            />
          )}
          <FitList fits items={preview.gains} title={t('accept.gains')} />
          <FitList fits={false} items={preview.loses} />
        </div>
      </ChangeBody>
      {below}
    </>
  );
}
