import type { EventDocument } from '#engine/configuration/event-document.ts';
import { isOpenAfter } from '#engine/configuration/flow-document.ts';
import type { Locale } from '#engine/configuration/text.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import { PAY_METHODS } from '#engine/contract/money.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { bookedBy } from '#server/domain/booked/booked-items.ts';
import { offeredSeats } from '#server/domain/booked/offered-seats.ts';
import { mayCorrect } from '#server/domain/change/open-step.ts';
import { changesMade, quoteOfRecord } from '#server/domain/change/quote-of-record.ts';
import { checkFormStep } from '#server/domain/check-form-step.ts';
import { savingsOf } from '#server/domain/discounts/describe-codes.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { dossierView } from '#server/domain/dossier-view.ts';
import { quoteDossier } from '#server/domain/fees/quote-dossier.ts';
import { type FormStep, flowOf } from '#server/domain/flow-steps.ts';
import { askedAnswers } from '#server/domain/former-answers.ts';
import { invoicesOf, invoiceTermsOf, invoiceView } from '#server/domain/invoices/invoice-rows.ts';
import { itemNotes } from '#server/domain/item-notes.ts';
import { type LoadedForm, loadForm } from '#server/domain/load-form.ts';
import { decidedAnswers } from '#server/domain/membership/decided-answers.ts';
import { withHeld } from '#server/domain/presenters/held-answers.ts';
import { isRegistration } from '#server/domain/registration-row.ts';
import { formStepsAfterPayment, formStepsInFlow } from '#server/domain/steps-in-flow.ts';
import { withStoredFiles } from '#server/files/answered-files.ts';
import { purchasesOf } from '#server/inventory/offers/purchases.ts';
import { cartEntries } from '#server/inventory/sessions/cart-view.ts';
import { picksOf } from '#server/inventory/stock/holds.ts';
import { catalogue } from '#server/inventory/stock/limits.ts';
import type { PaymentGateway } from '#server/payments/gateway.ts';
import { findReceipt } from '#server/receipts/find-receipt.ts';
import { overlapErrors } from './overlap-errors.ts';

/** A form step of a dossier's flow with its checked answers. */
export type ReviewedStep = {
  step: FormStep;
  form: LoadedForm;
  values: Record<string, unknown>;
  errors: Record<string, string[]>;
};

/** The versions that a dossier is checked against, and the result. */
export type ReviewedDossier = { versions: Record<string, number>; steps: ReviewedStep[] };

/** Checks all form steps of a dossier against the newest versions and what it holds. */
export async function checkDossier(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  language: Locale,
): Promise<ReviewedDossier> {
  const { document, version } = servedFlow(configuration, row);
  const inFlow = formStepsInFlow(configuration, document, row);
  const steps = await checkSteps(db, configuration, row, inFlow, language);
  const versions = steps.map(({ step, form }) => [step.form_type, form.served.version] as const);
  return { versions: { flow: version, ...Object.fromEntries(versions) }, steps };
}

function servedFlow(configuration: ConfigurationStore, row: DossierRow): Versioned<'flow'> {
  const flow = flowOf(configuration, row);
  if (!flow) throw new Error(`the event ${row.eventCode} has no flow ${row.flow}`);
  return flow;
}

async function checkSteps(
  db: Database,
  configuration: ConfigurationStore,
  row: DossierRow,
  inFlow: readonly FormStep[],
  language: Locale,
): Promise<ReviewedStep[]> {
  const steps: ReviewedStep[] = [];
  const overlapping = await overlapErrors(db, configuration, row, language);
  for (const step of inFlow) {
    const form = loadForm(configuration, row.eventCode, step.form_type);
    // Publishing refuses steps without their form.
    if (!form) throw new Error(`the step ${step.code} has no form ${step.form_type}`);
    const saved = askedAnswers(form, row.answers[step.form_type] ?? {});
    const picked = await withHeld(db, configuration, row, step.form_type, saved);
    const { answers, problem } = decidedAnswers(configuration, form, row, picked);
    const checked = checkFormStep(form, row, answers, language);
    const files = await withStoredFiles(db, row, form, checked.values, language);
    const errors = {
      ...files.errors,
      ...checked.errors,
      ...overlapping(step.form_type),
      ...(problem && { [problem.field]: [problem.message[language]] }),
    };
    steps.push({ step, form, values: { ...files.values }, errors });
  }
  return steps;
}

/** The review: answers and items, errors, and the price. */
export async function reviewDossier(
  {
    db,
    configuration,
    gateway,
  }: { db: Database; configuration: ConfigurationStore; gateway: PaymentGateway },
  row: DossierRow,
  language: Locale,
  now = new Date(),
): Promise<AnswerOf<(typeof forms)['initStepReview']>> {
  const event = configuration.current(row.eventCode, 'event', row.eventCode)?.document;
  if (!event) throw new Error(`the event ${row.eventCode} is gone`);
  const { versions, steps } = await checkDossier(db, configuration, row, language);
  const flow = servedFlow(configuration, row).document;
  const later = formStepsAfterPayment(configuration, flow, row);
  const askedAfter = await checkSteps(db, configuration, row, later, language);
  const { quote, discounts } = await quoteDossier(db, configuration, row, now);
  const receipt = await findReceipt(db, row.id);
  const invoice = (await invoicesOf(db, row.id)).at(-1);
  const owed = (await quoteOfRecord(db, row.id)) ?? quote;
  const changes = await changesMade(db, row.id);
  const offered = await offeredSeats(db, configuration, row, now);
  const sessions = await picksOf(db, row, 'session');
  const { venue, activities, items } = await bookedBy(db, configuration, event, row, now);
  const notes = await itemNotes(db, configuration, row, now);
  const policy = isRegistration(row)
    ? configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.cancellation_policy
    : undefined;
  return {
    registration: dossierView(configuration, row),
    versions,
    steps: steps.map((each) => ({ ...asServed(each), ...openness(configuration, event, row, each, now) })),
    after_payment: askedAfter.map((each) => ({
      ...asServed(each),
      answered: row.configurationVersions[`form/${each.step.form_type}`] === undefined ? 'N' : 'Y',
    })),
    // After submission, the price at that time or at the last change.
    quote: owed,
    codes: savingsOf(owed, discounts),
    workshops: await cartEntries(db, configuration, row, sessions, now),
    purchases: await purchasesOf(db, configuration, row),
    activities: [...activities],
    booked: [...items],
    ...(notes.length > 0 && { item_notes: notes }),
    ...(venue !== undefined && { venue }),
    gateway: gateway.forBrowser(),
    ...(invoiceTermsOf(configuration, row) && { methods: [...PAY_METHODS] }),
    ...(policy !== undefined && { cancellation_policy: policy }),
    ...(flow.decision && { decided: 'Y' as const }),
    ...(receipt && { receipt }),
    ...(invoice && { invoice: invoiceView(invoice) }),
    ...(changes.length > 0 && { changes }),
    ...(offered.length > 0 && { offered }),
  };
}

/** Whether the answers of a submitted step can still be corrected. */
function openness(
  configuration: ConfigurationStore,
  event: EventDocument,
  { status }: DossierRow,
  { step }: ReviewedStep,
  now: Date,
) {
  if (status !== 'Submitted' || !isOpenAfter(step)) return {};
  return { open: mayCorrect(configuration, event, step, now) ? ('Y' as const) : ('N' as const) };
}

function asServed({ step, form, values, errors }: ReviewedStep) {
  return { step, form: form.served, values, errors };
}
