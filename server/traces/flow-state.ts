import type { StateValue } from 'xstate';
import { isAfterPayment } from '#engine/event/documents/flow/schema.ts';
import { localeIn } from '#engine/form/languages/text.ts';
import { countedAnswers } from '#server/answers/counted-answers.ts';
import { dossierView } from '#server/answers/dossier-view.ts';
import { configuredSteps, flowOf } from '#server/answers/flow-steps.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { stepPageOf } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isGroup } from '#server/dossiers/group-row.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { reviewDossier } from '#server/registration/review-dossier.ts';
import { flowTrace } from './flow-trace.ts';

type Services = {
  readonly db: Database;
  readonly configuration: ConfigurationStore;
  readonly gateway: PaymentGateway;
};

/**
 * The state of a dossier's statechart, such as `steps.personal.editing`: its machine, driven by what was saved. Undefined
 * for a group, whose page has another chart, and for what was cancelled.
 */
export async function flowState(services: Services, row: DossierRow): Promise<string | undefined> {
  if (row.status === 'Submitted' && !isGroup(row)) return 'confirmed';
  const flow = flowOf(services.configuration, row);
  if (row.status !== 'Not Submitted' || isGroup(row) || !flow) return undefined;
  const steps = configuredSteps(flow.document, row).filter((step) => !isAfterPayment(step));
  const saved = {
    dossier: dossierView(services.configuration, row),
    answers: countedAnswers(services.configuration, row).answers,
    review: await reviewDossier(services, row, localeIn(row.locale)),
    at: row.updatedAt.getTime(),
  };
  const messages = await flowTrace(steps, saved, stepPageOf(row));
  const values = messages.flatMap((message) =>
    message.type === '@xstate.snapshot' && message.sessionId === message.rootId && message.snapshot.value
      ? [message.snapshot.value as StateValue]
      : [],
  );
  const last = values.at(-1);
  return last === undefined ? undefined : dotted(last);
}

/** A state and its substates by their names; of parallel ones all, in brackets. */
function dotted(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).flatMap(([name, inner]) => {
    const within = inner === undefined ? '' : dotted(inner);
    return [within === '' ? name : `${name}.${within}`];
  });
  return parts.length > 1 ? `(${parts.join(', ')})` : (parts[0] ?? '');
}
