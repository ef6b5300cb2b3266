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

/** Asks something as who has sent it: the code and address of a link give a token where this device has none. */
export function askAsSender<Answer>(
  call: Call,
  { flow, code, email, locale }: Sent,
  signal: AbortSignal,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const { current, tokens } = applicationOf(flow);
  const hasToken = tokens.read() !== undefined && current.read()?.code === code;
  const prove = async () => {
    await call(api.flows.continueFlow, { body: { flow, code, email }, signal, locale });
    current.write({ code, email });
  };
  return askAsHolder({ hasToken, prove }, ask);
}

/** What was sent, by the code and address of its confirmation's link. */
export const sentQuery = (call: Call, sent: Sent) =>
  queryOptions({
    queryKey: ['confirmation', sent.code, sent.email, sent.locale],
    retry: false,
    queryFn: ({ signal }) =>
      askAsSender(call, sent, signal, () =>
        call(api.forms.initStepReview, { body: { code: sent.code }, signal, locale: sent.locale }),
      ),
  });
