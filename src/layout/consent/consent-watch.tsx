import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createPath, useBlocker, useLocation } from 'react-router';
import { forgetTraces } from '#src/lib/analytics/forget-traces.ts';
import { type IsMeasured, useIsMeasured } from '#src/lib/analytics/measured-pages.ts';
import { hasStarted, startServices } from '#src/lib/analytics/start-services.ts';
import { subscribeUnmeasured, unmeasuredView } from '#src/lib/analytics/unmeasured-view.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { closeQuestion, isAskedAgain, subscribeQuestion } from './consent-question.ts';
import { useConsent } from './use-consent.ts';

const unmeasuredOnServer = () => undefined;

/** Asks for consent once, and starts the services if it is given. */
export function ConsentWatch() {
  const { pathname } = useLocation();
  const { services, refused, answer, give } = useConsent();
  const askedAgain = useSyncExternalStore(subscribeQuestion, isAskedAgain, () => false);
  const isMeasured = useIsMeasured();
  const unmeasured = useSyncExternalStore(subscribeUnmeasured, unmeasuredView, unmeasuredOnServer);
  const measured = isMeasured(pathname) && unmeasured === undefined;
  const granted = answer === true && !refused;

  useLeaveUnmeasured(isMeasured);
  useEffect(() => {
    // Whether the page may be measured is known after this rendered.
    if (granted && measured && unmeasuredView() === undefined) startServices(services);
    // An address where no page is may hold anything: services that run are left behind there, too.
    if (!hasStarted() || (granted && unmeasured !== 'missing')) return;
    // Running services can only be stopped by reloading.
    if (!granted) forgetTraces();
    window.location.reload();
  }, [granted, measured, unmeasured, services]);

  if (services.length === 0) return null;
  const isOpen = askedAgain || (measured && !refused && answer === undefined);
  if (!isOpen) return null;
  return (
    <ConsentBanner
      services={services}
      refused={refused}
      answer={answer}
      askedAgain={askedAgain}
      onAnswer={(given) => {
        give(given);
        closeQuestion();
      }}
      onClose={closeQuestion}
    />
  );
}

/** Reloads for a page that is not measured while services run: not even its address is shared with them. */
function useLeaveUnmeasured(isMeasured: IsMeasured): void {
  const replaces = useRef(false);
  const blocker = useBlocker(({ nextLocation, historyAction }) => {
    replaces.current = historyAction === 'REPLACE';
    return hasStarted() && !isMeasured(nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const address = createPath(blocker.location);
    if (replaces.current) window.location.replace(address);
    else window.location.assign(address);
  }, [blocker]);
}
