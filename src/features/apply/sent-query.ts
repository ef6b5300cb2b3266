import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import type { Call } from '#src/api/client.ts';
import { askAsHolder } from '#src/flow/dossier/as-holder.ts';
import { applicationOf } from './current-application.ts';

interface Sent {
  readonly flow: string;
  readonly code: string;
  readonly email: string;
  readonly locale: Locale;
}

/** What was sent, by the code and address of its confirmation's link; they give a token where this device has none. */
export const sentQuery = (call: Call, { flow, code, email, locale }: Sent) =>
  queryOptions({
    queryKey: ['confirmation', code, email, locale],
    retry: false,
    queryFn: ({ signal }) => {
      const { current, tokens } = applicationOf(flow);
      const hasToken = tokens.read() !== undefined && current.read()?.code === code;
      const prove = async () => {
        await call(api.flows.continueFlow, { body: { flow, code, email }, signal, locale });
        current.write({ code, email });
      };
      return askAsHolder({ hasToken, prove }, () =>
        call(api.forms.initStepReview, { body: { code }, signal, locale }),
      );
    },
  });
