import { useMemo } from 'react';
import { useCall } from '#src/api/call-context.tsx';
import { type Call, withTokens } from '#src/api/client.ts';
import { applicationOf } from './current-application.ts';

/** The client that bears the token of what is under way in a flow. */
export function useFlowCall(flow: string): Call {
  const call = useCall();
  return useMemo(() => withTokens(call, applicationOf(flow).tokens), [call, flow]);
}
