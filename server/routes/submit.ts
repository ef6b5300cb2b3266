import { Value } from 'typebox/value';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { registration as contract } from '#engine/contract/registration.ts';
import { type Locale, localeIn } from '#engine/form/languages/text.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { pageOf, payPage, stepPageOf } from '#server/dossiers/dossier-page.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import { payStored } from '#server/payments/pay-stored.ts';
import { payScope } from '#server/payments/payment-ends.ts';
import { claimSubmission } from '#server/submission/claim-submission.ts';
import type { Call } from './handlers.ts';
import { siteLink } from './site-link.ts';

const { response } = contract.saveSubmitRegistration;
type SubmitCall = Call<(typeof contract)['saveSubmitRegistration']>;
type Submitting = Pick<SubmitCall, 'services' | 'request' | 'reply' | 'event' | 'dossier' | 'language'> & {
  body: Omit<SubmitCall['body'], 'code'>;
};

/** Submits a dossier: in one transaction where there is nothing to pay, else around the gateway's answer. */
export async function submit(
  call: Submitting,
): Promise<AnswerOf<(typeof contract)['saveSubmitRegistration']>> {
  const { services, request, reply, event, dossier, body, language } = call;
  const { versions, sessions: _held, group: _group, management: _management, ...rest } = body;
  const submission = { ...rest, versions: parseObject('versions', versions) };
  const locale = localeIn(body.locale ?? dossier.locale);
  const submitting = {
    event: event.document,
    dossierId: dossier.id,
    submission,
    language,
    link: siteLink(services, request, locale, pageOf(dossier)),
    returnUrl: siteLink(services, request, locale, stepPageOf(dossier)),
    payLink: (code: string, asked: Locale) => siteLink(services, request, asked, payPage({ code })),
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    payScope('submission', dossier.id),
    (tx, key) => claimSubmission(tx, services, submitting, key),
    ({ key }) => payStored(services, { dossierId: dossier.id, key, response }),
  );
  services.mailer.wake();
  return Value.Parse(response, answer);
}
