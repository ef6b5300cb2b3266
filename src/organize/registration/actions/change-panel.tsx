import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatList } from '#engine/form/format/list.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { useMay, useOrganizer } from '../../api/use-organizer.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import type { Chosen, Preview } from './change-choice.ts';
import { ChangeFields } from './change-fields.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { feeInAddress, feeOf } from './fee-of-change.ts';
import { overInWords } from './over-in-words.ts';
import { OwnRefund, useOwnRefund } from './own-refund.tsx';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useWayBack } from './use-way-back.ts';

/** Changes track, mode, days and workshops of a registration, with what that costs or gives back. */
export function ChangePanel(props: ActionProps) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Chosen>({});
  const { days, sessions, ...way } = chosen;
  const { repeat: _, ...options } = query(call, api.deskActions.previewChangeAsOrganizer, {
    params: { code: props.data.dossier.code },
    query: { ...way, ...(days && { days: days.join() }), ...(sessions && { sessions: sessions.join() }) },
    locale,
  });
  const { data, error, isFetching, refetch } = useQuery({ ...options, staleTime: 0, retry: false });
  // The last preview stays while the next one is loaded, and when a choice is refused.
  const [last, setLast] = useState<Preview>();
  useEffect(() => {
    if (data) setLast(data);
  }, [data]);
  const preview = data ?? last;
  if (error && !preview) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!preview) return <Loading />;
  return (
    <ChangeForm
      {...props}
      preview={preview}
      chosen={chosen}
      onChoose={setChosen}
      isLoading={isFetching}
      refused={error ? failureText(error, t) : undefined}
    />
  );
}

type ChangeFormProps = ActionProps & {
  readonly preview: Preview;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  readonly isLoading: boolean;
  /** Why the choice cannot be made. */
  readonly refused: string | undefined;
};

function ChangeForm({ data, preview, chosen, onChoose, isLoading, refused, onClose }: ChangeFormProps) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const { event } = useOrganizer();
  const [tells, setTells] = useState(true);
  const [overbooks, setOverbooks] = useState(false);
  const [charges, setCharges] = useState(true);
  const [, setParams] = useSearchParams();
  const fee = useMay('money') ? feeOf(preview, locale) : undefined;
  const { difference, left, choice, over } = preview;
  const wayBack = useWayBack();
  const byPolicy = Math.max(0, -difference);
  const own = useOwnRefund({ byPolicy, left });
  const money = (cents: number) => formatCents(cents, locale);
  const names = (items: Preview['loses']) =>
    formatList(
      items.map(({ name }) => resolveText(name, locale)),
      locale,
    );
  const { send, isPending, wrong, problem } = useAction(
    api.cancellation.changeRegistrationAsOrganizer,
    ({ refund_amount: amount }) => {
      notify(amount > 0 ? t('act.change_done_refund', { amount: money(amount) }) : t('act.change_done'));
      if (fee && charges) setParams(feeInAddress(fee), { replace: true });
      else onClose();
    },
  );
  const asks = preview.asks.map((step) => resolveText(step, locale));
  const closed = refused ?? (isLoading ? t('act.change_loading') : (closedOf() ?? own.closed));
  function closedOf(): string | undefined {
    if (preview.changes === 'N') return t('act.change_nothing');
    if (over.length === 0) return undefined;
    if (!overbooks) return t('act.change_overbook_first');
    return own.why.trim() === '' ? t('act.why_needed') : undefined;
  }
  const { email } = data.dossier;
  return (
    <Panel
      title={t('act.change')}
      action={
        own.amount > 0
          ? t('act.change_do_refund', { amount: money(own.amount) })
          : t(over.length > 0 && overbooks ? 'act.change_do_overbook' : 'act.change_do')
      }
      isWorking={isPending}
      closed={closed}
      problem={problem('refund_amount', 'why')}
      onClose={onClose}
      onSubmit={() =>
        send({
          event,
          code: data.dossier.code,
          option: 'change',
          track: choice.track,
          track_mode: choice.track_mode,
          registrations_day: choice.registrations_day,
          sessions: choice.sessions.join(),
          expected_difference: difference,
          ...own.body,
          ...(over.length > 0 && { overbook: 'Y' as const, why: own.why.trim() }),
          notify_registration: tells ? 'Y' : 'N',
        })
      }
      consequences={
        preview.changes === 'N'
          ? []
          : [
              ...over.map((each) => overInWords(t, locale, each)),
              ...(preview.loses.length > 0 ? [t('act.change_loses', { items: names(preview.loses) })] : []),
              ...(preview.gains.length > 0 ? [t('act.change_gains', { items: names(preview.gains) })] : []),
              ...(difference > 0
                ? [
                    t(fee && charges ? 'act.change_then_fee' : 'act.change_free', {
                      amount: money(difference),
                    }),
                  ]
                : []),
              own.amount > 0 ? wayBack(preview, own.amount, byPolicy) : t('act.cancel_nothing_back'),
              ...(asks.length > 0 ? [t('act.change_asks', { steps: formatList(asks, locale) })] : []),
              tells ? t('act.mails', { email }) : t('act.no_mail'),
            ]
      }
    >
      <ChangeFields preview={preview} chosen={chosen} onChoose={onChoose} />
      {preview.changes === 'Y' && <DifferenceTable preview={preview} />}
      {over.length > 0 && (
        <>
          <label className="dk-check">
            <input
              type="checkbox"
              checked={overbooks}
              onChange={(changed) => setOverbooks(changed.target.checked)}
            />
            {t('act.change_overbook')}
          </label>
          {overbooks && !own.isOwn && (
            <Field
              label={t('act.change_overbook_why')}
              value={own.why}
              maxLength={500}
              onChange={(changed) => own.setWhy(changed.target.value)}
              error={wrong('why')}
            />
          )}
        </>
      )}
      {preview.changes === 'Y' && <OwnRefund own={own} left={left} wrong={wrong} />}
      {fee && (
        <label className="dk-check">
          <input
            type="checkbox"
            checked={charges}
            onChange={(changed) => setCharges(changed.target.checked)}
          />
          {t('act.change_charge', { amount: money(difference) })}
        </label>
      )}
      <label className="dk-check">
        <input type="checkbox" checked={tells} onChange={(changed) => setTells(changed.target.checked)} />
        {t('act.notify', { email })}
      </label>
    </Panel>
  );
}
