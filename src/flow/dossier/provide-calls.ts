import { fromPromise } from 'xstate';
import { api } from '#engine/contract/calls.ts';
import { MEMBERSHIP_FIELDS } from '#engine/contract/membership-fields.ts';
import type { Values } from '#engine/form/values/form-store.ts';
import type { FlowMachine } from '#machines/flow/flow.machine.ts';
import type { SaveStepInput, SubmissionLogic } from '#machines/flow/flow-setup.ts';
import type { Call } from '#src/api/client.ts';
import { retryReads } from '#src/api/retry-reads.ts';
import { localeOfPath } from '#src/lib/i18n/locale-path.ts';
import { type StepRows, saveFlowStep } from '../calls/flow-calls.ts';
import type { SyncState } from '../draft/sync-state.ts';

/** The parameters that the membership call names itself (spec §7); other answers are sent as JSON. */
function membershipBody(values: Values): Record<string, unknown> {
  const named: string[] = MEMBERSHIP_FIELDS.filter((name) => Object.hasOwn(values, name));
  const others = Object.fromEntries(Object.entries(values).filter(([name]) => !named.includes(name)));
  return { ...Object.fromEntries(named.map((name) => [name, values[name]])), values: JSON.stringify(others) };
}

/** The client, and the flow whose calls are used; the registration's by default. */
interface Calling {
  readonly call: Call;
  readonly flow?: string | undefined;
  /** The kind of a form's rows, if the form is open. */
  readonly rowsIn?: (formType: string) => StepRows;
}

function saveStep(
  { call, flow, rowsIn }: Calling,
  input: SaveStepInput,
  base: Values | undefined,
  signal: AbortSignal,
) {
  const about = { signal, locale: localeOfPath(location.pathname) };
  const body = {
    code: input.code,
    form_type: input.formType,
    version: input.version,
    ...(base && { base: JSON.stringify(base) }),
  };
  return input.kind === 'membership'
    ? call(api.membership.saveMembershipRegistration, {
        body: { ...body, ...(membershipBody(input.values) as { values: string }) },
        ...about,
      })
    : saveFlowStep(
        call,
        flow,
        { ...body, values: JSON.stringify(input.values) },
        about,
        rowsIn?.(input.formType),
      );
}

/** The ledger of a form that is open; undefined once it has been closed. */
export type LedgerOf = (formType: string) => SyncState | undefined;

/** Provides a registration's statechart with its calls: saving a step, loading the review, submitting. */
export function provideCalls(
  calling: Calling,
  machine: FlowMachine,
  submission: SubmissionLogic,
  ledgerOf: LedgerOf,
): FlowMachine {
  return machine.provide({
    actors: {
      saveStep: fromPromise(({ input, signal }) => {
        const send = (base: Values | undefined) => saveStep(calling, input, base, signal);
        // A save that a crash interrupted is made again before its form is open.
        return ledgerOf(input.formType)?.send(input.values, send) ?? send(undefined);
      }),
      loadReview: fromPromise(async ({ input, signal }) => {
        const review = await retryReads(calling.call)(api.forms.initStepReview, {
          body: { code: input.code },
          signal,
          locale: localeOfPath(location.pathname),
        });
        const { held } = review;
        return held ? { ...review, clockOffset: Date.parse(held.now) - Date.now() } : review;
      }),
      submission,
    },
  });
}
