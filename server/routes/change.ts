import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type cancellation, cancellation as cancelling } from '#engine/contract/cancellation.ts';
import type { change as contract } from '#engine/contract/change.ts';
import type { AnswerOf, BodyOf } from '#engine/contract/endpoint.ts';
import { pickedItem } from '#engine/event/cart/picked-item.ts';
import { isLocale } from '#engine/form/languages/text.ts';
import { needed } from '#server/change/change-problems.ts';
import { claimChange, type ShownDifference } from '#server/change/claim-change.ts';
import type { ChangeChoice } from '#server/change/decide-change.ts';
import { previewChange } from '#server/change/preview-change.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import { isMovable } from '#server/inventory/inventory-lock.ts';
import { payStored } from '#server/payments/pay-stored.ts';
import { payScope } from '#server/payments/payment-ends.ts';
import { giveRefunds } from '#server/payments/settle-refunds.ts';
import type { Call, Handlers } from './handlers.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';

type Changes = (typeof cancellation)['changeRegistration'];
const { response } = cancelling.changeRegistration;

/** The preview of changing a submitted registration; `changeRegistration` executes it. */
export const changeHandlers: Handlers<typeof contract> = {
  previewChange: ({ services, event, registration, body, language }) =>
    previewChange(services, event.document, registration, choiceIn(body), { by: 'attendee', language }),
};

/** The new choices in a request. */
export function choiceIn({
  track,
  track_mode: mode,
  registrations_day: days,
  sessions,
  take,
  take_kind = 'workshop',
  amount,
  form_type: formType,
  version = 0,
  values = '',
  base,
}: Omit<BodyOf<(typeof contract)['previewChange']>, 'code'>): ChangeChoice {
  const taken = take === undefined ? undefined : pickedItem({ kind: take_kind, item: take });
  const to = taken?.kind === 'track' ? taken.item : track;
  return {
    ...(to !== undefined && { track: to }),
    ...(mode && { mode }),
    ...(days && { days }),
    ...(sessions !== undefined && { sessions: sessions.split(',').filter(Boolean) }),
    ...(taken?.kind === 'day' && { day: taken.item }),
    ...(taken &&
      !isMovable(taken.kind) && {
        take: { kind: taken.kind, item: taken.item, ...(amount !== undefined && { amount }) },
      }),
    ...(formType !== undefined && { correction: { formType, version, values, base } }),
  };
}

/** Changes the bearer's registration. */
export async function changeByAttendee(call: Call<Changes>): Promise<AnswerOf<Changes>> {
  const { registration, body } = call;
  const { expected_difference: expected, credit } = body;
  if (expected === undefined) throw needed('expected_difference');
  const shown = { expected, credit };
  return changeByHolder({ ...call, dossier: registration }, choiceIn(body), shown, {
    returnPage: '/change-registration',
    response,
  });
}

type Holding = Pick<Call<Changes>, 'services' | 'request' | 'reply' | 'event' | 'language'> & {
  readonly dossier: DossierRow;
};

/** Changes the bearer's dossier: in one transaction if nothing is charged, otherwise around the gateway's answer. */
export async function changeByHolder<Response extends TSchema>(
  { services, request, reply, event, dossier, language }: Holding,
  choice: ChangeChoice,
  shown: ShownDifference,
  { returnPage, response }: { returnPage: `/${string}`; response: Response },
): Promise<Static<Response>> {
  const locale = isLocale(dossier.locale) ? dossier.locale : language;
  const changing = {
    event: event.document,
    dossierId: dossier.id,
    choice,
    language,
    link: siteLink(services, request, locale, pageOf(dossier)),
    returnUrl: siteLink(services, request, language, returnPage),
    ...shown,
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    payScope('change', dossier.id),
    (tx, key) => claimChange(tx, services, changing, key),
    ({ key }) => payStored(services, { dossierId: dossier.id, key, response }),
  );
  await afterwards(services, dossier.id);
  return Value.Parse(response, answer);
}

/** After the commit: requests refunds from the gateway, and offers released items. */
export async function afterwards(services: Services, dossierId: string): Promise<void> {
  services.mailer.wake();
  services.seats.wake();
  await giveRefunds(services, dossierId);
}
