import type { AnswerOf } from '#engine/contract/endpoint.ts';
import type { forms } from '#engine/contract/forms.ts';
import { PAY_METHODS } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isOpenAfter } from '#engine/event/documents/flow/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { withStoredFiles } from '#server/answers/answered-files.ts';
import { checkFormStep } from '#server/answers/check-form-step.ts';
import { decidedAnswers } from '#server/answers/decided-answers.ts';
import { type FormStep, flowOf } from '#server/answers/flow-steps.ts';
import { askedAnswers } from '#server/answers/former-answers.ts';
import { type LoadedForm, loadForm } from '#server/answers/load-form.ts';
import { formStepsAfterPayment, formStepsInFlow } from '#server/answers/steps-in-flow.ts';
import { findReceipt } from '#server/billing/find-receipt.ts';
import { invoicesOf, invoiceTermsOf, invoiceView } from '#server/billing/invoice-rows.ts';
import { bookedBy } from '#server/booked/booked-items.ts';
import { heldItems } from '#server/booked/held-items.ts';
import { joinableItems } from '#server/booked/joinable-items.ts';
import { offeredItems } from '#server/booked/offered-items.ts';
import { cartEntries } from '#server/cart/cart-view.ts';
import { itemNotes } from '#server/cart/item-notes.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import type { ConfigurationStore, Versioned } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { isRegistration } from '#server/dossiers/registration-row.ts';
import type { PaymentGateway } from '#server/gateways/gateway.ts';
import { picksOf } from '#server/inventory/holds.ts';
import { purchasesOf } from '#server/offers/purchases.ts';
import { withHeld } from '#server/presenters/held-answers.ts';
import { savingsOf } from '#server/prices/describe-codes.ts';
import { quoteDossier } from '#server/prices/quote-dossier.ts';
import { changesMade, quoteOfRecord } from '#server/refunds/quote-of-record.ts';
import { itemErrors } from './item-errors.ts';
import { mayCorrect } from './open-step.ts';
import { viewWithPlace } from './view-with-place.ts';

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
  const ofItems = await itemErrors(db, configuration, row, language);
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
      ...ofItems(step.form_type),
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
  // What someone else is billed is not its holder's to pay.
  const invoice = (await invoicesOf(db, row.id)).filter(({ recipient }) => recipient === null).at(-1);
  const owed = (await quoteOfRecord(db, row.id)) ?? quote;
  const changes = await changesMade(db, row.id);
  const offered = await offeredItems(db, configuration, event, row, now);
  const joinable = await joinableItems(db, configuration, event, row, now);
  const sessions = await picksOf(db, row, 'session');
  const { venue, activities, items } = await bookedBy(db, configuration, event, row, now);
  const held = await heldItems(db, configuration, event, row, now);
  const notes = await itemNotes(db, configuration, row, now);
  const policy = isRegistration(row)
    ? configuration.current(row.eventCode, 'fees', catalogue.fees)?.document.cancellation_policy
    : undefined;
  return {
    registration: await viewWithPlace(db, configuration, row, now),
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
    ...(held.length > 0 && { held: { items: held, now: now.toISOString() } }),
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
    ...(joinable.length > 0 && { joinable }),
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
