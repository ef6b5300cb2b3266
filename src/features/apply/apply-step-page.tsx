import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router';
import { CallProvider } from '#src/api/call-context.tsx';
import { OpenedFlow } from '#src/flow/page/opened-flow.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { usePersisted } from '#src/lib/persisted/persisted-value.ts';
import { applicationOf } from './current-application.ts';
import { flowOfAddress } from './flow-of-address.ts';
import { LateNote } from './late-note.tsx';
import { useFlowCall } from './use-flow-call.ts';

/** Only for a draft on this device; others are led to the first page. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const flow = flowOfAddress(pathname);
  const { current, tokens } = applicationOf(flow);
  if (current.read() && tokens.read() !== undefined) return null;
  return redirect(applyPath('begin', flow, localeOfPath(pathname)));
}

/** The steps of an application, one at a time, as the statechart decides. */
export function Component() {
  const flow = flowOfAddress(useLocation().pathname);
  const call = useFlowCall(flow);
  const locale = useLocale();
  const { current, tokens } = applicationOf(flow);
  const code = usePersisted(current)?.code;
  // Without its token it is opened again by its code and address.
  if (code === undefined || tokens.read() === undefined)
    return <Navigate to={applyPath('begin', flow, locale, { code })} replace />;
  return (
    <CallProvider value={call}>
      <LateNote flow={flow} />
      <OpenedFlow call={call} code={code} tokens={tokens} />
    </CallProvider>
  );
}
