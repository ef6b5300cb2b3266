import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import type { Call } from '#src/api/client.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';

/** A registration by the code and email of its confirmation's address. */
export const confirmationQuery = (call: Call, code: string, email: string, locale: Locale) =>
  queryOptions({
    queryKey: ['confirmation', code, email, locale],
    retry: false,
    queryFn: ({ signal }) =>
      asHolder(call, { code, email, locale, signal }, () =>
        call(api.forms.initStepReview, { body: { code }, signal, locale }),
      ),
  });
