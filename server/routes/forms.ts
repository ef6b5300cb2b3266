import { randomUUID } from 'node:crypto';
import type { forms } from '#engine/contract/forms.ts';
import type { TrackPrice } from '#engine/contract/money.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { codesOfVersion } from '#server/answers/codes-of-version.ts';
import { isAskedAfterPayment, stepsFor } from '#server/answers/flow-steps.ts';
import { loadForm } from '#server/answers/load-form.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { savedValues } from '#server/answers/saved-values.ts';
import { catalogue } from '#server/configuration/catalogue-codes.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { alreadyRegistered, notYetSubmitted, unknownForm } from '#server/dossiers/registration-problems.ts';
import { registrationFlow } from '#server/dossiers/registration-row.ts';
import { HttpProblem } from '#server/http/http-problem.ts';
import { hasWaitlist, isOpen, placesOf } from '#server/inventory/event-state.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { pricesToday } from '#server/prices/rules/prices-today.ts';
import { invitationTypes } from '#server/registration/invitation-types.ts';
import { reviewDossier } from '#server/registration/review-dossier.ts';
import { saveDraft } from '#server/registration/save-draft.ts';
import type { Handlers } from './handlers.ts';
import type { Services } from './services.ts';

/** Forms and steps for the engine, and their answers. */
export const formHandlers: Handlers<typeof forms> = {
  loadStepConfiguration({ services, eventCode, event, body }) {
    checkChoice(event.document, { track: body.track, mode: body.mode, registrations_day: body.day });
    const steps = services.configuration.current(eventCode, 'flow', body.flow ?? registrationFlow);
    if (!steps) {
      throw new HttpProblem(404, {
        steps: [inEveryLanguage('site.stepsUnpublished')],
      });
    }
    const choice = { track: body.track, mode: body.mode, days: body.day };
    const { aside } = steps.document;
    const own = stepsFor(steps.document, choice);
    const elsewhere = steps.document.steps.filter((step) => !own.includes(step));
    return {
      version: steps.version,
      steps: own,
      ...(elsewhere.length > 0 && { elsewhere }),
      ...(aside !== undefined && { aside }),
    };
  },
  loadEventFormFromType({ services, eventCode, body }) {
    const form = loadForm(services.configuration, eventCode, body.form_type);
    if (!form) throw unknownForm();
    return form.served;
  },
  initializeForm({ services, eventCode, body, dossier }) {
    if (!services.configuration.current(eventCode, 'form', body.form_type)) throw unknownForm();
    return savedValues(services.db, dossier, body.form_type);
  },
  genCommonCode: ({ body }) => ({ type: body.type, code: `${body.type.toLowerCase()}-${randomUUID()}` }),
  async saveAutoInformation({ services, eventCode, body, dossier }) {
    const form = loadForm(services.configuration, eventCode, body.form_type);
    if (!form) throw unknownForm();
    const isLate = isAskedAfterPayment(services.configuration, dossier, body.form_type);
    if (dossier.status !== (isLate ? 'Submitted' : 'Not Submitted'))
      throw isLate ? notYetSubmitted() : alreadyRegistered();
    const { form_type, version } = body;
    const { configuration } = services;
    // A page that does not follow a new version yet speaks of fields by their former codes.
    const codes = await codesOfVersion(configuration, eventCode, { form_type, version });
    const values = codes.read(parseObject('values', body.values));
    const base =
      body.base === undefined ? undefined : JSON.stringify(codes.read(parseObject('base', body.base)));
    const draft = { form_type, version, values, ...(base !== undefined && { base }) };
    const saved = await saveDraft(services.db, dossier, draft, { form, configuration });
    return { ...saved, values: codes.write(saved.values) };
  },
  initStepReview: ({ services, dossier, language }) => reviewDossier(services, dossier, language),
  getInviteColleagueOption: ({ services }) => ({ send_type: invitationTypes(services) }),
  async getRegistrationOption({ services, eventCode, event: { document } }) {
    const { full, full_tracks, places_left_in_all, ...left } = await placesOf(
      services.db,
      eventCode,
      document,
    );
    return {
      registration_new_open: isOpen(services.configuration, document) ? 'Y' : 'N',
      full: full ? 'Y' : 'N',
      full_tracks,
      waitlist: hasWaitlist(document) ? 'Y' : 'N',
      prices: pricesOf(services.configuration, document, eventCode),
      ...left,
      ...(places_left_in_all !== undefined && { places_left_in_all }),
    };
  },
};

function pricesOf(
  configuration: Services['configuration'],
  event: EventDocument,
  eventCode: string,
): TrackPrice[] {
  const fees = configuration.current(eventCode, 'fees', catalogue.fees)?.document;
  const membership = configuration.current(eventCode, 'membership', catalogue.membership)?.document;
  return fees ? pricesToday({ event, fees, membership }, { now: new Date(), timezone: event.timezone }) : [];
}
