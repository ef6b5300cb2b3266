import { type LoaderFunctionArgs, redirect, useSearchParams } from 'react-router';
import { api } from '#engine/contract/calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { asHolder } from '#src/flow/dossier/as-holder.ts';
import { ticketsQuery } from '#src/flow/tickets/tickets-query.ts';
import { TicketsShown } from '#src/flow/tickets/tickets-shown.tsx';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { loadArea } from '#src/lib/i18n/texts.ts';
import { pathTo } from '#src/lib/navigation/route-names.ts';

/** The address names the order; without it the order is opened first. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  if (!searchParams.get('code') || !searchParams.get('email')) {
    return redirect(pathTo('registration.manage', locale));
  }
  await loadArea(locale, 'tickets');
  return null;
}

/** The tickets of an order, one per person, saved on the device for use without a signal. */
export function Component() {
  const call = useCall();
  const locale = useLocale();
  const [search] = useSearchParams();
  const code = search.get('code') ?? '';
  const email = search.get('email') ?? '';
  const query = ticketsQuery({ code, email, locale }, (signal) =>
    asHolder(call, { code, email, locale, signal }, () =>
      call(api.tickets.getMyTickets, { params: { code }, signal, locale }),
    ),
  );
  const page = pathTo('registration.confirmation', locale, {}, { code, email });
  return (
    <TicketsShown
      query={query}
      order={{ code, page, hasCalendar: true }}
      opening={pathTo('registration.manage', locale)}
    />
  );
}
