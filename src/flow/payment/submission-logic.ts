import { api } from '#engine/contract/calls.ts';
import type { Submission, SubmissionLogic } from '#machines/flow/flow-setup.ts';
import type { Call } from '#src/api/client.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { submitFlow } from '../calls/flow-calls.ts';
import { paymentLogic } from './payment-logic.ts';
import type { CardTokeniser } from './tokenise-card.ts';

interface SubmissionParts {
  readonly call: Call;
  /** The flow whose own call submits; the registration's by default. */
  readonly flow?: string | undefined;
  readonly desk: CardTokeniser;
  /** Writes the draft before anything is asked of the server: after a crash the same call is made again. */
  readonly keepDraft: () => Promise<void>;
  /** Leaves for the bank's page. */
  readonly leave?: (url: string) => void;
}

/** Submits and pays for a registration: the payment's statechart with the registration's calls. */
export function submissionLogic({ call, flow, desk, keepDraft, leave }: SubmissionParts): SubmissionLogic {
  const locale = () => localeOfPath(location.pathname);
  const logic = paymentLogic({
    desk,
    keep: keepDraft,
    ...(leave && { leave }),
    cancel: ({ submission }, signal) =>
      call(api.registration.cancelPayment, {
        body: { code: (submission as Submission).code },
        signal,
        locale: locale(),
      }),
    submit({ key, token, submission }, signal) {
      const { code, track, versions, total, released, method } = submission as Submission;
      const body = {
        code,
        track,
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        versions: JSON.stringify(versions),
        total,
        ...(released !== undefined && { released }),
        ...(method && { method }),
        ...(token !== undefined && { credit: token }),
        locale: locale(),
      };
      return submitFlow(call, flow, body, { idempotencyKey: key, signal, locale: locale() });
    },
  });
  // The registration's chart only knows that it ends in a submission's output.
  return logic as unknown as SubmissionLogic;
}
