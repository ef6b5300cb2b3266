import { useMemo } from 'react';
import { useCall } from '#src/api/call-context.tsx';
import { type Call, withTokens } from '#src/api/client.ts';
import { groupToken } from '#src/api/token.ts';

/** The client that bears the token of the group that this device has open. */
export function useGroupCall(): Call {
  const call = useCall();
  return useMemo(() => withTokens(call, groupToken), [call]);
}
