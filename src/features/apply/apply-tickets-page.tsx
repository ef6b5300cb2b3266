import { type LoaderFunctionArgs, redirect, useLocation, useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { ticketsQuery } from '#src/flow/tickets/tickets-query.ts';
import { TicketsShown } from '#src/flow/tickets/tickets-shown.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { applyPath } from '#src/lib/navigation/route-names.ts';
import { flowOfAddress } from './flow-of-address.ts';
import { useSender } from './use-sender.ts';

/** The address names the order; without it there are no tickets to show. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (!searchParams.get('code') || !searchParams.get('email')) {
    return redirect(applyPath('begin', flowOfAddress(pathname), locale));
  }
  await loadArea(locale, 'tickets');
  return null;
}

/** The tickets of an order without a registration. */
export function Component() {
  const flow = flowOfAddress(useLocation().pathname);
  const locale = useLocale();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const { ask, call } = useSender(flow, code);
  const query = ticketsQuery({ code, email, locale }, (signal) =>
    ask(call, { email, locale }, signal, () =>
      call(api.tickets.getMyTickets, { params: { code }, signal, locale }),
    ),
  );
  return (
    <CallProvider value={call}>
      <TicketsShown
        query={query}
        order={{ code, page: applyPath('confirmation', flow, locale, { code, email }), hasCalendar: false }}
        opening={applyPath('begin', flow, locale)}
      />
    </CallProvider>
  );
}
