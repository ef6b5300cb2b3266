import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useLocation } from 'react-router';
import { flowPages, isNamedFlow } from '#engine/configuration/flow-pages.ts';
import { useCall } from '#src/api/call-context.tsx';
import { StorageNote } from '#src/flow/dossier/storage-note.tsx';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { NotFoundPage } from '#src/layout/not-found-page.tsx';
import { PageHead } from '#src/layout/page-head.tsx';
import { localeOfPath, pathWithoutLocale, withLocale } from '#src/lib/i18n/locale-path.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { StepLayout } from '#src/ui/step-layout.tsx';
import { BeginForm } from './begin-form.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { FlowClosed } from './flow-closed.tsx';
import { FlowFacts } from './flow-facts.tsx';
import { flowOfAddress } from './flow-of-address.ts';
import { flowQuery } from './flow-query.ts';
import { UnderWayNote } from './under-way-note.tsx';
import './apply.css';

/** A flow whose page the specification names is found there alone. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const flow = flowOfAddress(pathname);
  const isAlias = isNamedFlow(flow) && pathWithoutLocale(pathname).startsWith('/apply/');
  return isAlias ? redirect(withLocale(flowPages(flow).begin, localeOfPath(pathname)) + search) : null;
}

/** What can be applied for: what it is, when and what it costs, the form asked first, and the way back in. */
export function Component() {
  const { t } = useTranslation('registration');
  const text = useText();
  const code = flowOfAddress(useLocation().pathname);
  const { data: flow, error, refetch } = useQuery(flowQuery(useCall(), code));
  if (error) return <FlowUnavailable error={error} onRetry={() => void refetch()} />;
  if (flow === null) return <NotFoundPage />;
  if (!flow) return <FlowLoading />;
  const title = text(flow.label);
  // Who holds an invitation may begin though it is closed or full; the server looks at the invitation itself.
  const begins = flow.status === 'open' || flow.by_invitation === 'Y';
  return (
    <StepLayout
      heading={title}
      lead={text(flow.lead)}
      sideLabel={t('apply.facts')}
      side={<FlowFacts flow={flow} />}
    >
      <PageHead title={title} />
      <StorageNote />
      <UnderWayNote flow={flow.code} />
      {flow.status !== 'open' && <FlowClosed flow={flow} />}
      <div className="only-mobile apply-facts">
        <FlowFacts flow={flow} />
      </div>
      {begins && <BeginForm key={flow.code} flow={flow} />}
      <ContinuePanel key={`${flow.code} again`} flow={flow.code} />
    </StepLayout>
  );
}
