import { useQuery } from '@tanstack/react-query';
import type { DeskDossier, TimelineEntry } from '#engine/contract/desk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { DECISIONS } from '#engine/event/documents/flow/decision.ts';
import { formatCents } from '#engine/form/format/money.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

/** What happened to a registration, newest first, with the state of its statechart, which the inspector draws. */
export function WhatHappened({ data: { dossier, forms } }: { readonly data: DeskDossier }) {
  const { code } = dossier;
  const t = useDeskTexts();
  const { time } = useMoments();
  const inWords = useEntryWords(forms);
  const { repeat: _, ...options } = query(useCall(), api.desk.getDossierTimeline, { params: { code } });
  const { data, error, refetch } = useQuery(options);
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { state, entries } = data;
  return (
    <>
      {state && (
        <p>
          {t('one.state')} <code className="dk-code">{state}</code>{' '}
          <a
            className="dk-link"
            href={`/inspect?${new URLSearchParams({ code })}`}
            target="_blank"
            rel="noopener"
          >
            {t('one.inspect')}
          </a>
        </p>
      )}
      <ol className="dk-timeline">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.what} ${entry.state}`}>
            <p>{inWords(entry)}</p>
            <p className="dk-soft dk-small">{time(entry.at)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}

function useEntryWords(forms: DeskDossier['forms']): (entry: TimelineEntry) => string {
  const t = useDeskTexts();
  const locale = useLocale();
  return ({ what, by, amount = 0, state = '' }) => {
    const money = formatCents(amount, locale);
    switch (what) {
      case 'payment':
        return t(`one.happened.payment_${state as 'succeeded'}`, { amount: money });
      case 'refund':
        return t(`one.happened.refund_${state as 'succeeded'}`, { amount: money });
      case 'invoice':
        return t(`one.happened.invoice_${state as 'open'}`, { amount: money });
      case 'changed':
        return t(by === 'organizer' ? 'one.happened.changed_for' : 'one.happened.changed', { amount: money });
      case 'decided': {
        const made = DECISIONS.find((each) => each === state);
        return made ? t(`decisions.${made}`) : state;
      }
      case 'cancelled':
        return t(by === 'organizer' ? 'one.happened.cancelled_for' : 'one.happened.cancelled');
      case 'draft':
        return t('one.happened.draft', {
          step: forms.find(({ form_type }) => form_type === state)?.title ?? state,
        });
      default:
        return t(`one.happened.${what}`);
    }
  };
}
