import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Call } from '#src/api/client.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';

/** The registration that this device has open, with all that it has and may do. */
export const existingQuery = (call: Call, code: string, email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['existing', code, email, locale],
    retry: false,
    // The possible actions change over time and in other tabs.
    staleTime: 0,
    queryFn: ({ signal }) =>
      asHolder(call, { code, email, locale, signal }, () =>
        call(api.forms.initStepReview, { body: { code }, signal, locale }),
      ),
  });
