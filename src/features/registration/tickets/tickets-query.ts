import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';

/** The tickets of an order, by the code and email of their page's address. */
export const ticketsQuery = (call: Call, code: string, email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['tickets', code, email, locale],
    retry: false,
    queryFn: ({ signal }) =>
      asHolder(call, { code, email, locale, signal }, () =>
        call(api.tickets.getMyTickets, { params: { code }, signal, locale }),
      ),
  });
