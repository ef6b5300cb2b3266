import { Value } from 'typebox/value';
import { registration as contract } from '#engine/contract/registration.ts';
import { parseObject } from '#server/domain/parse-values.ts';
import { claimSubmission } from '#server/domain/submit/claim-submission.ts';
import { submitScope } from '#server/domain/submit/settle-payment.ts';
import { payForSubmission, type SubmitAnswer } from '#server/domain/submit/submit-registration.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import type { Call } from './handlers.ts';
import { siteLink } from './site-link.ts';

type SubmitCall = Call<(typeof contract)['saveSubmitRegistration']>;

/** Submits a registration: in one transaction where there is nothing to pay, else around the gateway's answer. */
export async function submit(call: SubmitCall): Promise<SubmitAnswer> {
  const { services, request, reply, event, registration, body, language } = call;
  const { versions, sessions: _held, group: _group, management: _management, ...rest } = body;
  const submission = { ...rest, versions: parseObject('versions', versions) };
  const locale = (body.locale ?? registration.locale) === 'fr' ? 'fr' : 'en';
  const submitting = {
    event: event.document,
    dossierId: registration.id,
    submission,
    language,
    link: siteLink(services, request, locale, `/registration/manage?code=${registration.code}`),
    returnUrl: siteLink(services, request, locale, '/registration/step'),
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    submitScope(registration.id),
    (tx, key) => claimSubmission(tx, services, submitting, key),
    ({ key }) => payForSubmission(services, registration.id, key),
  );
  services.mailer.wake();
  return Value.Parse(contract.saveSubmitRegistration.response, answer);
}
