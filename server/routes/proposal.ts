import Type from 'typebox';
import { FLOW_FRONTS } from '#engine/contract/flow-fronts.ts';
import type { proposal as contract } from '#engine/contract/proposal.ts';
import { Application } from '#engine/contract/registration.ts';
import { PROPOSAL_FLOW } from '#engine/event/addresses/flow-pages.ts';
import { applicationBegunMail } from '#server/confirmation/application-mail.ts';
import { issueAccessToken } from '#server/dossiers/access-token.ts';
import { applicationBasics } from '#server/dossiers/dossier-basics.ts';
import { pageOf } from '#server/dossiers/dossier-page.ts';
import { findDossier } from '#server/dossiers/dossier-row.ts';
import { findByCode } from '#server/dossiers/find-by-email.ts';
import { writeDiagnostics } from '#server/languages/write-diagnostics.ts';
import { askPresenter } from '#server/presenters/ask-presenter.ts';
import { declineInvitation } from '#server/presenters/decline-invitation.ts';
import { findPresenters } from '#server/presenters/find-presenters.ts';
import { knownPart } from '#server/presenters/known-part.ts';
import { orderPresenters, removePresenter } from '#server/presenters/order-presenters.ts';
import { notTheContact } from '#server/presenters/presenter-problems.ts';
import { presenterInvited, presenterNamed } from '#server/presenters/presenter-rows.ts';
import { presentersFieldIn } from '#server/presenters/presenters-field.ts';
import { contactOf, isPartOf, presentersView } from '#server/presenters/presenters-view.ts';
import { titleOf } from '#server/presenters/proposal-title.ts';
import { savePart } from '#server/presenters/save-part.ts';
import { copyProposal } from '#server/proposals/copy-proposal.ts';
import { scheduleProposal } from '#server/proposals/schedule-proposal.ts';
import { normalizeEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { flowNamed } from './begin-flow.ts';
import { frontHandlers } from './flow-front.ts';
import { flowHandlers } from './flows.ts';
import type { Handlers } from './handlers.ts';
import { askingOf, bearerOf, changePresenters } from './proposal-presenters.ts';
import { refused } from './publish-refusals.ts';
import { siteLink } from './site-link.ts';

/** Workshop proposals and their presenters. */
export const proposalHandlers: Handlers<typeof contract> = {
  ...frontHandlers(FLOW_FRONTS.proposal),

  getWorkshopProposalOption: (call) =>
    flowHandlers.getFlow({ ...call, params: { flow: PROPOSAL_FLOW }, query: undefined }),

  getProposalOption({ services, eventCode }) {
    const { label } = flowNamed(services, eventCode, PROPOSAL_FLOW);
    const asked = presentersFieldIn(services.configuration, eventCode);
    return {
      label,
      ...(asked?.partForm !== undefined && { form_type: asked.partForm }),
      fewest: asked?.fewest ?? 0,
      most: asked?.most ?? 0,
    };
  },

  async getWorkshopProposalFormPresenters(call) {
    const found = await presentersView(call.services, call.dossier, await bearerOf(call));
    if (call.params.flag === 'Y') return found;
    return { ...found, presenters: found.presenters.filter(({ state }) => state === 'filled_in') };
  },

  findInstructors: async ({ services, dossier, body }) => ({
    instructors: await findPresenters(services.db, dossier, body.text),
  }),

  addInstructorToWorkshop: (call) =>
    changePresenters(call, (tx, row) => askPresenter(tx, askingOf(call), row, call.body)),

  addInstructorsToWorkshop: (call) =>
    changePresenters(call, async (tx, row) => {
      const codes = call.body.instructor_codes;
      for (const instructor_code of codes) {
        const isThere = await presenterNamed(tx, row.id, instructor_code);
        if (!isThere) await askPresenter(tx, askingOf(call), row, { instructor_code });
      }
      await orderPresenters(tx, row.id, codes);
    }),

  removeInstructorToWorkshop: (call) =>
    changePresenters(call, (tx, row) => removePresenter(tx, row.id, call.body.instructor_code)),

  async getInstructorInformations(call) {
    const { services, dossier, params } = call;
    const part = await presenterNamed(services.db, dossier.id, params.instructor_code);
    if (!part || !isPartOf(dossier, part, await bearerOf(call))) throw notFound();
    return knownPart(services.db, part);
  },

  saveInstructorInformations: async (call) =>
    savePart(call.services, call.dossier, await bearerOf(call), call.body, call.language),

  async getInstructorByInvitation({ services, eventCode, params }) {
    const part = await presenterInvited(services.db, eventCode, params.x);
    const row = part && (await findDossier(services.db, eventCode, part.dossierId));
    if (!part || !row) throw notFound();
    const isOver = row.status === 'Cancelled' || row.decision === 'declined';
    return {
      state: isOver && part.state !== 'removed' ? 'over' : part.state,
      name: part.name,
      by: contactOf(row).name,
      title: titleOf(row),
    };
  },

  async openInvitation({ services, eventCode, reply, body }) {
    const part = await presenterInvited(services.db, eventCode, body.invitation_code);
    const row = part && (await findDossier(services.db, eventCode, part.dossierId));
    const presents = part?.state === 'invited' || part?.state === 'filled_in';
    const isTheirs = presents && part.email === normalizeEmail(body.email);
    if (!part || !row || !isTheirs || row.status === 'Cancelled') throw notFound();
    const token = await issueAccessToken(services.db, row.id, { presenter: part.id });
    reply.header('authorization', `Bearer ${token}`);
    return { registration: applicationBasics(row), token, instructor_code: part.code };
  },

  async declineInvitation({ services, event, body }) {
    await services.db.transaction((tx) => declineInvitation(tx, services, event.document, body));
    services.mailer.wake();
    return { state: 'declined' };
  },

  async generateNewWorkshopWithInstructors(call) {
    const { services, request, reply, eventCode, event, dossier, body, language, once } = call;
    const flow = flowNamed(services, eventCode, PROPOSAL_FLOW);
    if ((await bearerOf(call)) !== undefined) throw notTheContact();
    const locale = body.locale ?? language;
    const begun = await once(Type.Object({ id: Type.String(), registration: Application }), async (tx) => {
      const codes = body.instructor_codes;
      const row = await copyProposal(tx, { ...askingOf(call), seats: services.seats }, flow, dossier, {
        codes,
        locale,
      });
      const link = siteLink(services, request, locale, pageOf(row));
      await services.mailer.queue(tx, applicationBegunMail(event.document, flow, row, link));
      return { id: row.id, registration: applicationBasics(row) };
    });
    services.mailer.wake();
    // Not part of the stored answer, as when any flow is started.
    const token = await issueAccessToken(services.db, begun.id);
    reply.header('authorization', `Bearer ${token}`);
    return { registration: begun.registration, token };
  },

  async scheduleProposal({ services, body, language }) {
    const { event, code, ...place } = body;
    const row = await findByCode(services.db, { eventCode: event, flow: PROPOSAL_FLOW }, code);
    if (!row) throw notFound();
    const outcome = await scheduleProposal(services, row, place);
    if (!outcome.ok) throw refused(outcome.diagnostics);
    const { session, version, warnings } = outcome;
    return { session, version, warnings: writeDiagnostics(warnings, language) };
  },
};
