import { useMemo } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { ChangeChoice, ChangeInput } from '#machines/change/change.machine.ts';
import type { SubmitAnswer } from '#machines/payment/payment-setup.ts';
import { useCall } from '#src/api/call-context.tsx';
import { type ChangeCalls, useChangeMachine } from '#src/flow/change/use-change-machine.ts';
import { asHolder } from '#src/flow/dossier/as-holder.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';

/** The registration to change, the step to correct, and the item to take initially. */
interface ChangeOf {
  readonly code: string;
  readonly email: string;
  readonly step: string | undefined;
  readonly take: ChangeInput | undefined;
}

/** Runs the change of the open registration. */
export function useChange({ code, email, step, take }: ChangeOf) {
  const call = useCall();
  const locale = useLocale();
  const calls = useMemo(
    (): ChangeCalls => ({
      preview: (choice, signal) =>
        asHolder(call, { code, email, locale, signal }, () =>
          call(api.change.previewChange, { body: { code, ...asFields(choice) }, signal, locale }),
        ),
      async make({ choice, expected_difference }, { key, token, signal }) {
        const answer = await call(api.cancellation.changeRegistration, {
          body: {
            code,
            option: 'change',
            ...asFields(choice),
            expected_difference,
            ...(token !== undefined && { credit: token }),
          },
          idempotencyKey: key,
          signal,
          locale,
        });
        // Only a cancellation is answered otherwise.
        return answer as SubmitAnswer;
      },
    }),
    [call, locale, code, email],
  );
  return useChangeMachine({ code, step, take }, calls);
}

/** A choice as the API's fields. */
function asFields<Choice extends Partial<ChangeChoice>>({ sessions, correction, ...choice }: Choice) {
  return { ...choice, ...correction, ...(sessions && { sessions: sessions.join(',') }) };
}
