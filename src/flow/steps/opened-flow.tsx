import { Navigate } from 'react-router';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { confirmationPath } from '../dossier/dossier-paths.ts';
import { OpenElsewhere } from '../tabs/open-elsewhere.tsx';
import { FlowPage } from './flow-page.tsx';
import { FlowLoading, FlowUnavailable } from './flow-unavailable.tsx';
import { type Opening, useOpenedFlow } from './use-opened-flow.ts';

/** The steps of a dossier, one at a time, as the statechart says; one that was submitted leads to its confirmation. */
export function OpenedFlow(opening: Opening) {
  const locale = useLocale();
  const { opened, error, isElsewhere, isOpening, openAgain, takeOver } = useOpenedFlow(opening);
  if (isElsewhere) return <OpenElsewhere onContinue={takeOver} />;
  if (isOpening) return <FlowLoading />;
  if (error || !opened) return <FlowUnavailable error={error} onRetry={openAgain} />;
  if (!opened.flow) return <Navigate to={confirmationPath(opened.registration, locale)} replace />;
  return <FlowPage flow={opened.flow} onStepsChanged={openAgain} />;
}
