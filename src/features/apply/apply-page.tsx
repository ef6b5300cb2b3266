import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router';
import { flowPages, isNamedFlow } from '#engine/event/addresses/flow-pages.ts';
import { useCall } from '#src/api/call-context.tsx';
import { flowQuery } from '#src/flow/dossier/flow-query.ts';
import { StorageNote } from '#src/flow/dossier/storage-note.tsx';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath, pathWithoutLocale, withLocale } from '#src/lib/i18n/locale-path.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Note } from '#src/ui/note.tsx';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { BeginForm } from './begin-form.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { FlowClosed } from './flow-closed.tsx';
import { FactsAhead, FlowFacts } from './flow-facts.tsx';
import { flowOfAddress } from './flow-of-address.ts';
import { UnderWayNote } from './under-way-note.tsx';
import { useOfferedPlace } from './use-offered-place.ts';
import './apply.css';

/** A flow with a page of its own in the specification has only that address. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const flow = flowOfAddress(pathname);
  const isAlias = isNamedFlow(flow) && pathWithoutLocale(pathname).startsWith('/apply/');
  return isAlias ? redirect(withLocale(flowPages(flow).begin, localeOfPath(pathname)) + search) : null;
}

/** An application's first page: description, dates, price, the first form, and access to earlier drafts. */
export function Component() {
  const { t } = useTranslation('registration');
  const text = useText();
  const code = flowOfAddress(useLocation().pathname);
  const { data: flow, error, refetch } = useQuery(flowQuery(useCall(), code));
  const offer = useOfferedPlace(code);
  if (offer.elsewhere !== undefined) return <Navigate to={offer.elsewhere} replace />;
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (flow === null) return <NotFoundPage />;
  if (!flow || offer.isPending) return <FlowLoading />;
  const title = text(flow.label);
  // An invitation or an offered place works although the flow is closed or full; the server checks both.
  const begins = flow.status === 'open' || flow.by_invitation === 'Y' || offer.until !== undefined;
  return (
    <StepLayout
      heading={title}
      lead={text(flow.lead)}
      sideLabel={t('apply.facts')}
      side={<FlowFacts flow={flow} />}
      after={<ContinuePanel key={`${flow.code} again`} flow={flow.code} entry={offer.entry} />}
    >
      <PageHead title={title} />
      <StorageNote />
      <UnderWayNote flow={flow.code} />
      {offer.until !== undefined ? (
        <Note tone="success" icon="ticket" title={t('start.offerTitle', { until: offer.until })}>
          {t('apply.offerText')}
        </Note>
      ) : (
        flow.status !== 'open' && <FlowClosed flow={flow} />
      )}
      <FactsAhead flow={flow} />
      {begins && <BeginForm key={flow.code} flow={flow} entry={offer.entry} />}
    </StepLayout>
  );
}
