import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import { workshopReservedChannel } from '#engine/contract/live-messages.ts';
import { viewing } from '#engine/contract/viewing-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { withTokens } from '#src/api/client.ts';
import { useEvent } from '#src/api/event-context.tsx';
import { holdChannelToken } from '#src/api/realtime/channel-tokens.ts';
import type { TokenStore } from '#src/api/token.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** Keeps a grant for this page only: the visitor's own token, which this browser may have too, is neither read nor replaced. */
const tokensOf = (grant: string | undefined): TokenStore => ({
  read: () => grant,
  store: () => {},
  forget: () => {},
});

/** A registration as its attendee sees it, opened by the organizer who is signed in to the desk in this browser. */
export function useAttendeeView(code: string) {
  const call = useCall();
  const locale = useLocale();
  const event = useEvent();
  const opened = useQuery({
    queryKey: ['viewing', code],
    queryFn: ({ signal }) =>
      call(viewing.openAttendeePage, { body: { code }, signal, locale, tokens: tokensOf(undefined) }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const grant = opened.data?.grant;
  const seen = useMemo(() => withTokens(call, tokensOf(grant)), [call, grant]);
  useEffect(() => {
    const release = holdChannelToken(workshopReservedChannel(event, code), grant);
    return release;
  }, [event, code, grant]);
  const page = useQuery({
    // Named as the attendee's own page, so that its parts have it read again.
    queryKey: ['existing', 'viewed', code, locale, grant],
    queryFn: ({ signal }) => seen(api.forms.initStepReview, { body: { code }, signal, locale }),
    enabled: grant !== undefined,
    retry: false,
    staleTime: 0,
  });
  return { opened, page, seen };
}
