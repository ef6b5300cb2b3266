import { queryOptions } from '@tanstack/react-query';
import type { TicketSheet } from '#engine/contract/tickets.ts';
import type { Locale } from '#engine/form/languages/text.ts';

interface Asked {
  readonly code: string;
  readonly email: string;
  readonly locale: Locale;
}

/** The tickets of an order, by the code and email in the page's address. */
export const ticketsQuery = (
  { code, email, locale }: Asked,
  ask: (signal: AbortSignal) => Promise<TicketSheet>,
) =>
  queryOptions({
    queryKey: ['tickets', code, email, locale],
    retry: false,
    queryFn: ({ signal }) => ask(signal),
  });
