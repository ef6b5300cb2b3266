import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isAfterPayment } from '#engine/event/documents/flow/schema.ts';
import { roleOf } from '#engine/form/field-types/registry.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { type FormField, topFieldsOf } from '#engine/form/translate/form-fields.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { allFormStepsInFlow } from '#server/answers/steps-in-flow.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { membershipRules } from '#server/membership/membership-rules.ts';
import { mayCorrect } from '#server/registration/open-step.ts';

/** The person that a registration is transferred to. */
export type NewHolder = { readonly first_name: string; readonly last_name: string; readonly email: string };

/** What a transfer keeps of a registration's answers, and the steps that it empties. */
export type TransferredAnswers = Pick<DossierRow, 'answers' | 'configurationVersions'> & {
  /** Steps that the new person is asked again. */
  readonly asks: Text[];
  /** Steps that are closed to attendees after submission: organizers fill them in. */
  readonly fills: Text[];
};

/**
 * A registration's answers for another person: what they book and the membership that was bought stay, all other
 * answers go, and the new name and address take the place of the old ones.
 */
export function transferredAnswers(
  configuration: ConfigurationStore,
  event: EventDocument,
  row: DossierRow,
  holder: NewHolder,
  now: Date,
): TransferredAnswers {
  const flow = flowOf(configuration, row)?.document;
  const membership = membershipRules(configuration, row.eventCode)?.document.form_type;
  const answers: DossierRow['answers'] = {};
  const configurationVersions = { ...row.configurationVersions };
  const [asks, fills]: [Text[], Text[]] = [[], []];
  for (const step of flow ? allFormStepsInFlow(configuration, flow, row) : []) {
    const form = loadForm(configuration, row.eventCode, step.form_type);
    const had = row.answers[step.form_type];
    if (!form || !had) continue;
    if (step.form_type === membership) {
      answers[step.form_type] = had;
      continue;
    }
    const fields = topFieldsOf(form.fields);
    const kept = fields.filter(isBooked).map(({ field }) => field.code);
    const isEmptied = Object.keys(had).some((code) => !kept.includes(code) && !Object.hasOwn(holder, code));
    answers[step.form_type] = {
      ...Object.fromEntries(Object.entries(had).filter(([code]) => kept.includes(code))),
      ...ownAnswers(fields, holder),
    };
    if (!isEmptied) continue;
    // A step after payment is asked until it is answered.
    if (isAfterPayment(step)) delete configurationVersions[`form/${step.form_type}`];
    const isAsked = isAfterPayment(step) || mayCorrect(configuration, event, step, now);
    (isAsked ? asks : fills).push(step.label);
  }
  return { answers, configurationVersions, asks, fills };
}

const isBooked = ({ field, inside }: FormField): boolean => {
  const role = roleOf(field);
  return role === 'picked' || role === 'preset' || role === 'decided' || inside.some(isBooked);
};

function ownAnswers(fields: readonly FormField[], holder: NewHolder): Partial<NewHolder> {
  const known = Object.entries(holder).filter(
    ([code, value]) => value !== '' && fields.some(({ field }) => field.code === code),
  );
  return Object.fromEntries(known);
}
