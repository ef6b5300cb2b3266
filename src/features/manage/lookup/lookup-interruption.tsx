import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import type { Lookup } from './use-lookup.ts';

/** Why a lookup call failed or waits, with the actions that its statechart offers. */
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
