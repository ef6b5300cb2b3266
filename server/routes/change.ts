import { Value } from 'typebox/value';
import { isLocale } from '#engine/configuration/text.ts';
import type { cancellation } from '#engine/contract/cancellation.ts';
import { cancellation as cancelling } from '#engine/contract/cancellation.ts';
import type { change as contract } from '#engine/contract/change.ts';
import type { AnswerOf, BodyOf } from '#engine/contract/endpoint.ts';
import { needed } from '#server/domain/change/change-problems.ts';
import { pageOf } from '#server/domain/dossier-page.ts';
import { giveRefunds } from '#server/flows/cancel/settle-refunds.ts';
import { claimChange } from '#server/flows/change/claim-change.ts';
import type { ChangeChoice } from '#server/flows/change/decide-change.ts';
import { previewChange } from '#server/flows/change/preview-change.ts';
import { payStored } from '#server/flows/submit/pay-stored.ts';
import { payScope } from '#server/flows/submit/payment-ends.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import type { Services } from '#server/services.ts';
import type { Call, Handlers } from './handlers.ts';
import { siteLink } from './site-link.ts';

type Changes = (typeof cancellation)['changeRegistration'];
const { response } = cancelling.changeRegistration;

/** The preview of changing a submitted registration; `changeRegistration` executes it. */
export const changeHandlers: Handlers<typeof contract> = {
  previewChange: ({ services, event, registration, body, language }) =>
    previewChange(services, event.document, registration, choiceIn(body), language),
};

/** The new choices in a request. */
export function choiceIn({
  track,
  track_mode: mode,
  registrations_day: days,
  sessions,
  take,
  form_type: formType,
  version = 0,
  values = '',
  base,
}: Omit<BodyOf<(typeof contract)['previewChange']>, 'code'>): ChangeChoice {
  return {
    ...(track !== undefined && { track }),
    ...(mode && { mode }),
    ...(days && { days }),
    ...(sessions !== undefined && { sessions: sessions.split(',').filter(Boolean) }),
    ...(take !== undefined && { take }),
    ...(formType !== undefined && { correction: { formType, version, values, base } }),
  };
}

/**
 * Changes the bearer's registration: in one transaction if nothing is charged, otherwise around the gateway's answer.
 */
export async function changeByAttendee(call: Call<Changes>): Promise<AnswerOf<Changes>> {
  const { services, request, reply, event, registration, body, language } = call;
  const { expected_difference: expected, credit } = body;
  if (expected === undefined) throw needed('expected_difference');
  const locale = isLocale(registration.locale) ? registration.locale : language;
  const changing = {
    event: event.document,
    dossierId: registration.id,
    choice: choiceIn(body),
    language,
    link: siteLink(services, request, locale, pageOf(registration)),
    returnUrl: siteLink(services, request, language, '/change-registration'),
    expected,
    credit,
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    payScope('change', registration.id),
    (tx, key) => claimChange(tx, services, changing, key),
    ({ key }) => payStored(services, { dossierId: registration.id, key, response }),
  );
  await afterwards(services, registration.id);
  return Value.Parse(response, answer);
}

/** After the commit: requests refunds from the gateway, and offers released items. */
export async function afterwards(services: Services, dossierId: string): Promise<void> {
  services.mailer.wake();
  services.seats.wake();
  await giveRefunds(services, dossierId);
}
