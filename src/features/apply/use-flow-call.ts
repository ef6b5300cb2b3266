import { useMemo } from 'react';
import { useCall } from '#src/api/call-context.tsx';
import { type Call, withTokens } from '#src/api/client.ts';
import { applicationOf } from './current-application.ts';

/** The client with a flow's token. */
export function useFlowCall(flow: string): Call {
  const call = useCall();
  return useMemo(() => withTokens(call, applicationOf(flow).tokens), [call, flow]);
}
