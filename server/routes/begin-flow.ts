import Type, { type Static } from 'typebox';
import type { BeginCall } from '#engine/contract/flow-front.ts';
import type { Begun } from '#engine/contract/flows.ts';
import { Application } from '#engine/contract/registration.ts';
import { type FlowDocument, isOfApplications } from '#engine/event/documents/flow/schema.ts';
import { firstForm } from '#server/answers/flow-steps.ts';
import { parseObject } from '#server/answers/parse-values.ts';
import { applicationBegunMail } from '#server/confirmation/application-mail.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { applicationBasics } from '#server/dossiers/dossier-basics.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { beginDossier } from '#server/registration/begin-dossier.ts';
import { saveStep } from '#server/registration/save-step.ts';
import type { Call } from './handlers.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';

type Asked = Pick<
  Call<BeginCall>,
  'services' | 'request' | 'reply' | 'eventCode' | 'event' | 'language' | 'once'
>;

/** Starts a dossier of a flow with its first form, under any call's name. */
export async function beginNamed(
  call: Asked,
  code: string,
  body: Static<BeginCall['body']>,
): Promise<Static<typeof Begun>> {
  const { services, request, reply, eventCode, event, language, once } = call;
  const flow = flowNamed(services, eventCode, code);
  const locale = body.locale ?? language;
  const values = parseObject('values', body.values);
  const begun = await once(Type.Object({ id: Type.String(), registration: Application }), async (tx) => {
    const { configuration, mailer, seats } = services;
    const row = await beginDossier(
      tx,
      { configuration, seats, event: event.document, flow },
      {
        values,
        invitationCode: body.invitation_code,
        entry: body.entry_ID,
        locale,
        origin: ownOrigin(request),
      },
    );
    const form_type = firstForm(flow);
    if (form_type !== undefined) {
      await saveStep(
        { ...services, db: tx },
        row,
        { form_type, version: body.version, values: body.values },
        language,
      );
    }
    const link = siteLink(services, request, locale, pageOf(row));
    await mailer.queue(tx, applicationBegunMail(event.document, flow, row, link));
    return { id: row.id, registration: applicationBasics(row) };
  });
  services.mailer.wake();
  // Not part of the stored answer, so that a copied database opens nothing. A repeat gets a token of its own.
  const token = await issueAccessToken(services.db, begun.id);
  reply.header('authorization', `Bearer ${token}`);
  return { registration: begun.registration, token };
}

/** A flow without calls of its own. */
export function flowNamed({ configuration }: Services, eventCode: string, code: string): FlowDocument {
  const flow = configuration.current(eventCode, 'flow', code)?.document;
  if (!flow || !isOfApplications(code)) throw notFound();
  return flow;
}
