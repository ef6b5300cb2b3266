import { fromPromise } from 'xstate';
import { api } from '#engine/contract/api.ts';
import type { Submission, SubmissionLogic } from '#machines/flow/flow-setup.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import type { CardDesk } from './card-desk.ts';

interface SubmissionParts {
  readonly call: Call;
  readonly desk: CardDesk;
  /** Writes the draft before anything is asked of the server: after a crash the same call is made again. */
  readonly keepDraft: () => Promise<void>;
  /** Leaves for the bank's page. */
  readonly leave?: (url: string) => void;
}

const leavePage = (url: string) => {
  const { protocol } = new URL(url, location.href);
  if (protocol === 'https:' || protocol === location.protocol) location.assign(url);
};

/** What submits a registration and pays for it: the payment's statechart with this registration's calls. */
export function submissionLogic({
  call,
  desk,
  keepDraft,
  leave = leavePage,
}: SubmissionParts): SubmissionLogic {
  const locale = () => localeOfPath(location.pathname);
  const logic = paymentMachine.provide({
    actions: {
      goToBank: ({ context, event }) => {
        const answer = 'output' in event ? (event.output as { url?: string }) : undefined;
        const url = answer?.url ?? context.challengeUrl;
        if (url !== undefined) void keepDraft().then(() => leave(url));
      },
    },
    actors: {
      tokenise: fromPromise(({ signal }) => desk.tokenise(locale(), signal)),
      submit: fromPromise(async ({ input, signal }) => {
        const { code, track, versions } = input.submission as Submission;
        await keepDraft();
        return call(api.registration.saveSubmitRegistration, {
          body: {
            code,
            track,
            timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            versions: JSON.stringify(versions),
            total: input.total,
            ...(input.token !== undefined && { credit: input.token }),
            locale: locale(),
          },
          idempotencyKey: input.key,
          signal,
          locale: locale(),
        });
      }),
      cancel: fromPromise(({ input, signal }) =>
        call(api.registration.cancelPayment, {
          body: { code: (input.submission as Submission).code },
          signal,
          locale: locale(),
        }),
      ),
    },
  });
  // The registration's chart knows of it only that it ends in a submission's output.
  return logic as unknown as SubmissionLogic;
}
