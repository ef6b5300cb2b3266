import { queryOptions } from '@tanstack/react-query';
import { api } from '#engine/contract/calls.ts';
import type { Call } from '#src/api/client.ts';
import type { Link, Sender } from './sender.ts';

/** A submission, by the code and address in its link. */
export const sentQuery = (call: Call, sender: Sender, { code, email, locale }: Link) =>
  queryOptions({
    queryKey: ['confirmation', code, email, locale],
    retry: false,
    queryFn: ({ signal }) =>
      sender.ask(call, { email, locale }, signal, () =>
        call(api.forms.initStepReview, { body: { code }, signal, locale }),
      ),
  });
