import { Navigate } from 'react-router';
import { isRegistration } from '#engine/contract/is-registration.ts';
import type { Application } from '#engine/contract/registration.ts';
import { FlowLoading, FlowUnavailable } from '#src/flow/steps/flow-unavailable.tsx';
import { useApplicationNews } from '#src/flow/steps/use-application-news.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import type { DossierFlow } from '../dossier/dossier-flow.ts';
import { confirmationPath } from '../dossier/dossier-paths.ts';
import { OpenElsewhere } from '../tabs/open-elsewhere.tsx';
import { FlowPage } from './flow-page.tsx';
import { type Opening, useOpenedFlow } from './use-opened-flow.ts';

/** A dossier's steps, one at a time, as the statechart decides; a submitted one leads to its confirmation. */
export function OpenedFlow(opening: Opening) {
  const locale = useLocale();
  const { opened, error, isElsewhere, isOpening, openAgain, takeOver } = useOpenedFlow(opening);
  if (isElsewhere) return <OpenElsewhere onContinue={takeOver} />;
  if (isOpening) return <FlowLoading />;
  if (error || !opened) return <FlowUnavailable error={error} onRetry={openAgain} />;
  if (!opened.flow) return <Navigate to={confirmationPath(opened.registration, locale)} replace />;
  const dossier = opened.flow.actor.getSnapshot().context.registration;
  return (
    <>
      {!isRegistration(dossier) && (
        <ApplicationNews flow={opened.flow} application={dossier} token={opening.tokens?.read()} />
      )}
      <FlowPage flow={opened.flow} onStepsChanged={openAgain} />
    </>
  );
}

interface ApplicationNewsProps {
  readonly flow: DossierFlow;
  readonly application: Application;
  readonly token: string | undefined;
}

/** Shows other people's changes of a draft application: a presenter declined. */
function ApplicationNews({ flow, application, token }: ApplicationNewsProps) {
  useApplicationNews({ ...application, token }, () => flow.picks.refresh());
  return null;
}
