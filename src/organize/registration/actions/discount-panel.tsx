import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { failureText } from '../../api/failure-text.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';
import { useWayBack } from './use-way-back.ts';

/** Applies a discount or invitation code, with what it saves. */
export function DiscountPanel({ data, onClose }: ActionProps) {
  const t = useDeskTexts();
  const call = useCall();
  const locale = useLocale();
  const notify = useNotify();
  const wayBack = useWayBack();
  const { code, email } = data.dossier;
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const [tells, setTells] = useState(true);
  const money = (cents: number) => formatCents(cents, locale);
  const wanted = typed.trim();
  const isTyped = wanted.length >= 5;
  const shown = useQuery({
    queryKey: ['code', code, wanted, data],
    queryFn: ({ signal }) =>
      call(api.deskDiscount.previewCodeAsOrganizer, {
        body: { code, discount_code: wanted },
        signal,
        locale,
      }),
    enabled: isTyped,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const { send, isPending, wrong, problem } = useAction(
    api.deskDiscount.applyCodeAsOrganizer,
    ({ saves }) => {
      notify(t('discount.done', { saves: money(saves) }));
      onClose();
    },
  );
  const refused = shown.error instanceof ApiFailure ? failureText(shown.error, t) : undefined;
  const isCurrent = isTyped && !shown.error && !shown.isPlaceholderData;
  const preview = isCurrent ? shown.data : undefined;
  const credit = preview?.credit;
  const closed = !isTyped
    ? t('discount.enter')
    : !preview
      ? (refused ?? t('owed.calculating'))
      : why.trim() === ''
        ? t('act.why_needed')
        : undefined;
  const saves = money(preview?.saves ?? 0);
  const mails = credit !== undefined && tells && (credit.refund > 0 || credit.owes > 0);
  return (
    <Panel
      title={t('act.discount')}
      action={credit ? t('discount.do_credit', { saves }) : t('discount.do')}
      isWorking={isPending}
      closed={closed}
      problem={problem('discount_code', 'why')}
      onClose={onClose}
      onSubmit={() =>
        send({
          code,
          discount_code: wanted,
          why: why.trim(),
          ...(credit && { expected: credit.owes, expected_refund: credit.refund, notify: tells ? 'Y' : 'N' }),
        })
      }
      consequences={
        preview
          ? [
              t('discount.is', {
                code: preview.discount_code,
                label: resolveText(preview.label, locale),
                uses: preview.uses,
                limit: preview.limit ?? 0,
              }),
              ...(credit
                ? [
                    t('discount.credit', { saves }),
                    ...(credit.owes === credit.owed
                      ? []
                      : [t('owed.owes', { before: money(credit.owed), after: money(credit.owes) })]),
                    ...(credit.replaces ? [t('owed.replaces', { number: credit.replaces })] : []),
                    ...(credit.refund > 0 ? [wayBack(credit, credit.refund, credit.refund)] : []),
                  ]
                : [
                    t(preview.saves > 0 ? 'discount.draft' : 'discount.nothing', {
                      saves,
                      total: money(preview.total ?? 0),
                    }),
                  ]),
              t('discount.counts'),
              mails ? t('act.mails', { email }) : t('act.no_mail'),
            ]
          : []
      }
    >
      <Field
        label={t('discount.code')}
        value={typed}
        maxLength={80}
        autoComplete="off"
        data-first-field
        onChange={({ target }) => setTyped(target.value)}
        error={wrong('discount_code')}
      />
      <Field
        label={t('act.why')}
        value={why}
        maxLength={400}
        onChange={({ target }) => setWhy(target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
      {credit && (
        <label className="dk-check">
          <input type="checkbox" checked={tells} onChange={({ target }) => setTells(target.checked)} />
          {t('act.notify', { email })}
        </label>
      )}
    </Panel>
  );
}
