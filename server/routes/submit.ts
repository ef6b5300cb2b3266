import { Value } from 'typebox/value';
import { registration as contract } from '#engine/contract/registration.ts';
import type { DossierRow } from '#server/domain/dossier-row.ts';
import { parseObject } from '#server/domain/parse-values.ts';
import { isRegistration } from '#server/domain/registration-row.ts';
import { claimSubmission } from '#server/flows/submit/claim-submission.ts';
import { payForSubmission, type SubmitAnswer } from '#server/flows/submit/pay-for-submission.ts';
import { submitScope } from '#server/flows/submit/settle-payment.ts';
import { answerOrGoOn } from '#server/http/idempotent-answer.ts';
import type { Call } from './handlers.ts';
import { siteLink } from './site-link.ts';

type SubmitCall = Call<(typeof contract)['saveSubmitRegistration']>;

/** The page on which a dossier is found again with its code. */
export function pageOf(row: DossierRow): `/${string}` {
  return isRegistration(row)
    ? `/registration/manage?code=${row.code}`
    : `/apply/${row.flow}?code=${row.code}`;
}

/** Submits a dossier: in one transaction where there is nothing to pay, else around the gateway's answer. */
export async function submit(call: SubmitCall): Promise<SubmitAnswer> {
  const { services, request, reply, event, dossier, body, language } = call;
  const { versions, sessions: _held, group: _group, management: _management, ...rest } = body;
  const submission = { ...rest, versions: parseObject('versions', versions) };
  const locale = (body.locale ?? dossier.locale) === 'fr' ? 'fr' : 'en';
  const submitting = {
    event: event.document,
    dossierId: dossier.id,
    submission,
    language,
    link: siteLink(services, request, locale, pageOf(dossier)),
    returnUrl: siteLink(
      services,
      request,
      locale,
      isRegistration(dossier) ? '/registration/step' : `/apply/${dossier.flow}/step`,
    ),
  };
  const answer = await answerOrGoOn(
    services.db,
    request,
    reply,
    submitScope(dossier.id),
    (tx, key) => claimSubmission(tx, services, submitting, key),
    ({ key }) => payForSubmission(services, dossier.id, key),
  );
  services.mailer.wake();
  return Value.Parse(contract.saveSubmitRegistration.response, answer);
}
