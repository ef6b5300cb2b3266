import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import type { Lookup } from './use-lookup.ts';

/** What has interrupted a call of the lookup, or keeps it waiting, with the ways on that its statechart offers. */
export function LookupInterruption({ lookup: { call, send } }: { lookup: Lookup }) {
  if (!call) return null;
  return (
    <CallInterruption
      phase={call.phase}
      onRetry={() => send({ type: 'RETRY' })}
      onEdit={() => send({ type: 'EDIT' })}
    />
  );
}
