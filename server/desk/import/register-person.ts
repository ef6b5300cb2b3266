import { localeIn } from '#engine/form/languages/text.ts';
import { flowOf } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { allFormStepsInFlow } from '#server/answers/steps-in-flow.ts';
import { eventOf } from '#server/configuration/event-of.ts';
import { confirmDossier } from '#server/confirmation/confirm-dossier.ts';
import type { Database } from '#server/database/database.ts';
import { ledgerReason } from '#server/database/schema.ts';
import { dossierLink, stepPageOf } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { quoteDossier } from '#server/prices/quote-dossier.ts';
import { WAIVER } from '#server/prices/rules/quote.ts';
import { waived } from '#server/prices/rules/waived.ts';
import type { ProgramServices } from '#server/program/mail-program-changes.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import { beginRegistration } from '#server/registration/begin-registration.ts';
import { checkStep } from '#server/registration/check-step.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import { storeStep } from '#server/registration/save-step.ts';
import { secureAddress } from '#server/submission/secure-submission.ts';
import type { Person } from './person.ts';

/**
 * Begins a registration on an organizer's behalf, with a place held and its answers saved; required questions may be
 * missing. Throws 409 if the address is registered or no place is left, 422 for answers that a form refuses.
 */
export async function beginPerson(
  tx: Database,
  services: ProgramServices,
  eventCode: string,
  person: Person,
): Promise<DossierRow> {
  const { configuration, mailer, link, seats } = services;
  const event = eventOf(configuration, { eventCode });
  const { email, track, mode, days, locale, answers } = person;
  checkEmail(email);
  const begun = await beginRegistration(tx, eventCode, event, {
    email,
    track,
    mode,
    registrations_day: days,
    locale,
  });
  await secureAddress(tx, begun);
  const placeHeldUntil = await holdFirst(tx, services, event, begun, { bypasses: false });
  let row: DossierRow = { ...begun, placeHeldUntil };
  for (const [formType, sent] of Object.entries(answers)) {
    const form = loadForm(configuration, eventCode, formType);
    if (!form || !isAsked(services, row, formType)) continue;
    const step = { sent, base: undefined, had: {} };
    const { values } = await checkStep(tx, configuration, row, form, step, {
      language: localeIn(locale),
      mayBeEmpty: true,
    });
    const stores = { configuration, mailer, link, seats };
    row = await storeStep(tx, stores, row, { form, values, had: {}, savedAt: new Date() });
  }
  return row;
}

/** Which organizer waives the fees, and why. */
export type Waiving = { readonly author: string; readonly why: string };

/** Registers a person: submitted at once, all fees waived. Throws as `beginPerson` does. */
export async function registerPerson(
  tx: Database,
  services: ProgramServices,
  eventCode: string,
  person: Person,
  { notify, waivedBy }: { readonly notify: boolean; readonly waivedBy?: Waiving },
): Promise<DossierRow> {
  const { configuration, link } = services;
  const row = await beginPerson(tx, services, eventCode, person);
  const { quote } = await quoteDossier(tx, configuration, row);
  const flow = flowOf(configuration, row);
  const stored = {
    answers: row.answers,
    configurationVersions: {
      ...row.configurationVersions,
      ...(flow && { [`flow/${row.flow}`]: flow.version }),
    },
    timezone: row.timezone,
    locale: person.locale,
    link: dossierLink({ link }, row),
    returnUrl: link(eventCode, person.locale, stepPageOf(row), row.origin),
  };
  const free = waived(quote, inEveryLanguage('imports.waived'));
  if (waivedBy) await tx.insert(ledgerReason).values({ dossierId: row.id, line: WAIVER, ...waivedBy });
  return confirmDossier(tx, services, row, { stored, quote: free, isSilent: !notify });
}

/** Whether a form is one of the steps of a registration. */
function isAsked(
  { configuration }: Pick<ProgramServices, 'configuration'>,
  row: DossierRow,
  formType: string,
): boolean {
  const flow = flowOf(configuration, row)?.document;
  return (
    flow !== undefined &&
    allFormStepsInFlow(configuration, flow, row).some(({ form_type }) => form_type === formType)
  );
}
