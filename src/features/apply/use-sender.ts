import { useMemo } from 'react';
import { useCall } from '#src/api/call-context.tsx';
import { type Call, withTokens } from '#src/api/client.ts';
import { type Sender, senderOf } from './sender.ts';

/** The applicant of the page, and a client with their token. */
export function useSender(flow: string, code: string): Sender & { readonly call: Call } {
  const call = useCall();
  return useMemo(() => {
    const sender = senderOf(flow, code);
    return { ...sender, call: withTokens(call, sender.tokens) };
  }, [call, flow, code]);
}
