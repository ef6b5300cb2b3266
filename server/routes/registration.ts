import Type from 'typebox';
import { type registration as contract, Registration } from '#engine/contract/registration.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { resolveText } from '#engine/form/languages/text.ts';
import { dossierView, registrationView } from '#server/answers/dossier-view.ts';
import { mostBytesOf } from '#server/answers/file-terms.ts';
import { keepFile, removeFile } from '#server/answers/stored-files.ts';
import { withDrafts } from '#server/answers/with-drafts.ts';
import type { Database } from '#server/database/database.ts';
import { hasBypass } from '#server/discounts/applied-codes.ts';
import { applyCode } from '#server/discounts/apply-code.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { findByCodeAndEmail, hasSubmitted } from '#server/dossiers/find-by-email.ts';
import { checkChoice } from '#server/dossiers/registration-choice.ts';
import { alreadyRegistered, registrationClosed } from '#server/dossiers/registration-problems.ts';
import { isRegistration, type RegistrationRow } from '#server/dossiers/registration-row.ts';
import { acceptFile } from '#server/files/accept-file.ts';
import { groupTyped } from '#server/groups/check-group.ts';
import { ownOrigin } from '#server/http/site-origin.ts';
import { isFull, isOpen, revealsLookups } from '#server/inventory/event-state.ts';
import { inEveryLanguage } from '#server/languages/words.ts';
import { cancelPayment } from '#server/payments/cancel-payment.ts';
import { quoteDossier } from '#server/prices/quote-dossier.ts';
import { checkEmail } from '#server/refusals/email-address.ts';
import { beginRegistration } from '#server/registration/begin-registration.ts';
import { holdFirst } from '#server/registration/hold-first.ts';
import { inviteColleague } from '#server/registration/invite-colleague.ts';
import { releaseDraft } from '#server/registration/release-draft.ts';
import { saveStep } from '#server/registration/save-step.ts';
import { acceptablePlace } from '#server/waitlist/place-waitlist.ts';
import { bearerToken } from './authorize.ts';
import type { Handlers } from './handlers.ts';
import { registrationsOf, wrongCode } from './lookup-answers.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { requestAccessCode } from './request-access-code.ts';
import { requestCodes } from './request-codes.ts';
import type { Services } from './services.ts';
import { siteLink } from './site-link.ts';
import { submit } from './submit.ts';

/** A registration from its beginning to its submission. */
export const registrationHandlers: Handlers<typeof contract> = {
  async checkRegistration({ services, reply, eventCode, event, body }) {
    const { db } = services;
    checkEmail(body.email);
    checkChoice(event.document, body);
    if (body.group_code) await groupTyped(db, eventCode, body.group_code);
    if (body.code) {
      const row = await findByCodeAndEmail(db, registrationsOf(eventCode), body.code, body.email);
      if (!row || !isRegistration(row) || row.status === 'Cancelled') throw wrongCode();
      const token = await issueAccessToken(db, row.id);
      reply.header('authorization', `Bearer ${token}`);
      const status = row.status === 'Submitted' ? 'already_registered' : 'continue';
      return { status, registration: registrationView(services.configuration, row), token };
    }
    if (!isOpen(services.configuration, event.document)) return { status: 'closed' };
    const isKnown =
      revealsLookups(event.document) && (await hasSubmitted(db, registrationsOf(eventCode), body.email));
    if (isKnown) return { status: 'already_registered' };
    return { status: (await isFull(db, eventCode, event.document, { track: body.track })) ? 'full' : 'new' };
  },

  async generateRegistrationCaptured(call) {
    const { services, reply, eventCode, event, body, once } = call;
    checkEmail(body.email);
    checkChoice(event.document, body);
    const begun = await once(Type.Object({ id: Type.String(), registration: Registration }), async (tx) => {
      const isKnown =
        revealsLookups(event.document) && (await hasSubmitted(tx, registrationsOf(eventCode), body.email));
      if (isKnown) throw alreadyRegistered();
      // The place that one who waited was offered is taken for everybody but them.
      const offer = await acceptablePlace(tx, eventCode, body);
      const row = await beginRegistration(tx, eventCode, event.document, {
        ...body,
        waitlistEntryId: offer?.id,
        locale: body.locale ?? call.language,
        origin: ownOrigin(call.request),
      });
      if (body.instead_of)
        await releaseDraft(tx, services, { token: bearerToken(call.request), code: body.instead_of }, row);
      const isInvited = await invite(tx, services, event.document, row, body.invitation_code);
      if (!isInvited && !isOpen(services.configuration, event.document)) throw registrationClosed();
      const bypasses = isInvited;
      const placeHeldUntil = await holdFirst(tx, services, event.document, row, { offer, bypasses });
      // The same work whoever begins: the holder of an address that is registered is mailed that registration's code, and
      // whoever asks is not told; a second submission is refused in any case.
      await requestCodes(call, tx, body.email, body.locale, row.code);
      const begunRow = { ...row, placeHeldUntil };
      return { id: row.id, registration: registrationView(services.configuration, begunRow) };
    });
    // Not part of the answer that is kept: a copied database must open nothing. A repeat is given one of its own.
    const token = await issueAccessToken(services.db, begun.id);
    reply.header('authorization', `Bearer ${token}`);
    return { registration: begun.registration, token };
  },

  checkAlreadyRegistered: ({ services, dossier }) => ({
    registered: dossier.status === 'Submitted' ? 'Y' : 'N',
    registration: dossierView(services.configuration, dossier),
  }),

  saveRegistrationPersonalInformations: ({ services, dossier, body, language }) =>
    saveStep(services, dossier, body, language),

  saveSubmitRegistration: (call) => submit(call),

  async saveRegistrationEAOfficialDocument({ services, registration, body, upload }) {
    const { db, configuration } = services;
    const accepted = await acceptFile(upload, {
      takesPdf: true,
      most: mostBytesOf(configuration, registration, body.type),
      // Small print has to stay legible.
      shrink: false,
    });
    return keepFile(db, registration, accepted, body.type);
  },

  async removeRegistrationEAOfficialDocument({ services, registration, body }) {
    await removeFile(services.db, registration, body.files_ID, { onlyDocuments: true });
    return { deleted: 'Y' };
  },

  async cancelPayment({ services, dossier }) {
    return { cancelled: (await cancelPayment(services, dossier.id)) ? 'Y' : 'N' };
  },

  async getRegistrationFees({ services, dossier }) {
    const { db, configuration } = services;
    const typed = await withDrafts(db, configuration, dossier);
    return (await quoteDossier(db, configuration, typed)).quote;
  },

  async sendInvitationColleague({ services, request, event, registration, body, language }) {
    const locale = body.locale ?? language;
    const link = siteLink(services, request, locale, '/');
    await inviteColleague(services, event.document, registration, { ...body, locale, link });
    services.mailer.wake();
    services.texter?.wake();
    return { sent: 'Y' };
  },

  async sendEventEmailAccessCode(call) {
    await refuseUnknown(call);
    await requestAccessCode(call);
    return { message: resolveText(accessCodeSent, call.body.locale ?? call.language) };
  },
};

/** Applies the code that somebody was invited with; true if it lets them in though the event is closed or full. */
async function invite(
  tx: Database,
  { configuration }: Services,
  event: EventDocument,
  row: RegistrationRow,
  typed: string | undefined,
): Promise<boolean> {
  if (!typed) return false;
  await applyCode(tx, configuration, event, row, { field: 'invitation_code', typed, kind: 'invitation' });
  return hasBypass(tx, configuration, row);
}

const accessCodeSent = inEveryLanguage('lookup.accessCodeSent');
