import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { api } from '#engine/contract/api.ts';
import type { Endpoint, Resource } from '#engine/contract/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { fileMissing } from '#server/files/file-problems.ts';
import { answerIdempotently } from '#server/http/idempotent-answer.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { guardTries } from '#server/http/wrong-tries.ts';
import { notFound } from '#server/refusals/refusal.ts';
import { activityHandlers } from './activity.ts';
import { applicationHandlers } from './application.ts';
import { auditHandlers } from './audit.ts';
import { auditRequest } from './audit-request.ts';
import { authorize, type Caller, refuseOtherCode, refuseOtherEvent } from './authorize.ts';
import { broadcastingHandlers } from './broadcasting.ts';
import { cancellationHandlers } from './cancellation.ts';
import { changeHandlers } from './change.ts';
import { configurationHandlers } from './configuration.ts';
import { contactHandlers } from './contact.ts';
import { answerCheck, describeRefusal, requestSchema } from './contract-schemas.ts';
import { deskHandlers } from './desk.ts';
import { deskActionHandlers } from './desk-actions.ts';
import { deskAnswersHandlers } from './desk-answers.ts';
import { deskBulkHandlers } from './desk-bulk.ts';
import { deskCodeHandlers } from './desk-codes.ts';
import { deskDiscountHandlers } from './desk-discount.ts';
import { deskFilesHandlers } from './desk-files.ts';
import { deskGroupsHandlers } from './desk-groups.ts';
import { deskImportHandlers } from './desk-import.ts';
import { deskInvoicesHandlers } from './desk-invoices.ts';
import { deskJobHandlers } from './desk-jobs.ts';
import { deskListHandlers } from './desk-list.ts';
import { deskMoneyHandlers } from './desk-money.ts';
import { deskRegisterHandlers } from './desk-register.ts';
import { deskReviewHandlers } from './desk-review.ts';
import { deskTransferHandlers } from './desk-transfer.ts';
import { deskViewHandlers } from './desk-views.ts';
import { deskWaitlistHandlers } from './desk-waitlist.ts';
import { discountHandlers } from './discount.ts';
import { readDocumentsWhole } from './document-body.ts';
import { eventHandlers } from './event.ts';
import { exhibitorHandlers } from './exhibitor.ts';
import { exportingHandlers } from './exporting.ts';
import { filesHandlers } from './files.ts';
import { flowHandlers } from './flows.ts';
import { formHandlers } from './forms.ts';
import { groupHandlers } from './group.ts';
import type { Call, Handler, Handlers, Once } from './handlers.ts';
import { invoiceHandlers } from './invoice.ts';
import { lookupHandlers } from './lookup.ts';
import { membershipHandlers } from './membership.ts';
import { newEventHandlers } from './new-event.ts';
import { offersHandlers } from './offers.ts';
import { openingHandlers } from './opening.ts';
import { organizersHandlers } from './organizers.ts';
import { overviewHandlers } from './overview.ts';
import { owedHandlers } from './owed.ts';
import { pageHandlers } from './pages.ts';
import { previewHandlers } from './previews.ts';
import { proposalHandlers } from './proposal.ts';
import { registrationHandlers } from './registration.ts';
import { retentionHandlers } from './retention.ts';
import { routeLimits, triesOf } from './route-limits.ts';
import { scheduleHandlers } from './schedule.ts';
import { sendFile } from './send-file.ts';
import type { Services } from './services.ts';
import { shopHandlers } from './shop.ts';
import { siteDocumentHandlers } from './site-documents.ts';
import { siteDraftHandlers } from './site-drafts.ts';
import { sponsorHandlers } from './sponsor.ts';
import { ticketHandlers } from './tickets.ts';
import { tracingHandlers } from './tracing.ts';
import { viewingHandlers } from './viewing.ts';
import { waitlistHandlers } from './waitlist.ts';
import { workshopCartHandlers } from './workshop-cart.ts';

/** Adds every endpoint of the contract to the server. */
export async function registerRoutes(server: FastifyInstance, services: Services): Promise<void> {
  const guard = guardTries(server, services.rateLimits);
  const callers = new WeakMap<FastifyRequest, Caller>();

  const mount = <R extends Resource>(scope: FastifyInstance, resource: R, handlers: Handlers<R>): void => {
    // One cast for all: the schemas below check every request for what the handlers' types promise.
    const byName = handlers as unknown as Readonly<Record<string, Handler<Endpoint>>>;
    for (const [name, endpoint] of Object.entries(resource)) {
      const handler = byName[name];
      if (handler) mountEndpoint(scope, name, endpoint, handler);
    }
  };

  const mountEndpoint = (
    scope: FastifyInstance,
    name: string,
    endpoint: Endpoint,
    handler: Handler<Endpoint>,
  ): void => {
    const check = services.checkAnswers ? answerCheck(name, endpoint.response) : undefined;
    scope.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: requestSchema(endpoint),
      schemaErrorFormatter: describeRefusal,
      ...routeLimits(name, endpoint, services.rateLimits),
      onRequest: async (request) => {
        // Before the body is read: an unauthorized caller cannot send a megabyte.
        callers.set(request, await authorize(endpoint, request, services));
      },
      handler: async (request, reply) => {
        const { dossier, organizer } = callers.get(request) ?? {};
        if (dossier) refuseOtherCode(endpoint, request, dossier);
        const event = services.configuration.current(request.eventCode, 'event', request.eventCode);
        if (!event) throw notFound();
        if (organizer) refuseOtherEvent(request, organizer, event.document.event_code);
        const audit = organizer && auditRequest(services.db, name, endpoint, request, organizer);
        if (endpoint.upload !== undefined && !request.upload) throw fileMissing();
        reply.header('cache-control', isKept(endpoint) ? 'no-cache' : 'no-store');
        const once: Once = async <Schema extends TSchema>(
          schema: Schema,
          run: (tx: Database) => Promise<Static<Schema>>,
          within: Database = services.db,
        ) => {
          let isFirst = false;
          const answer = await answerIdempotently(
            within,
            request,
            reply,
            `${name}:${dossier?.id ?? request.eventCode}`,
            async (tx) => {
              isFirst = true;
              const body = await run(tx);
              await audit?.end(tx);
              return { status: 200, body };
            },
          );
          if (!isFirst) audit?.leaveOut();
          return Value.Parse(schema, answer);
        };
        const call: CallOfAny = {
          services,
          request,
          reply,
          eventCode: request.eventCode,
          event,
          language: requestLanguage(request),
          params: request.params,
          query: request.query,
          body: request.body,
          upload: request.upload,
          dossier,
          registration: dossier,
          organizer,
          audit: audit?.add,
          once: endpoint.idempotent ? once : undefined,
        };
        const answer: unknown = await guard(request, reply, triesOf(name), async () =>
          handler(call as Call<Endpoint>),
        );
        await audit?.end();
        if (endpoint.produces === 'file') return sendFile(reply, answer);
        check?.(answer);
        return answer;
      },
    });
  };

  mount(server, api.event, eventHandlers);
  mount(server, api.pages, pageHandlers);
  mount(server, api.forms, formHandlers);
  mount(server, api.flows, flowHandlers);
  mount(server, api.contact, contactHandlers);
  mount(server, api.registration, registrationHandlers);
  mount(server, api.group, groupHandlers);
  mount(server, api.proposal, proposalHandlers);
  mount(server, api.invoice, invoiceHandlers);
  mount(server, api.owed, owedHandlers);
  mount(server, api.lookup, lookupHandlers);
  mount(server, api.application, applicationHandlers);
  mount(server, api.cancellation, cancellationHandlers);
  mount(server, api.change, changeHandlers);
  mount(server, api.membership, membershipHandlers);
  mount(server, api.schedule, scheduleHandlers);
  mount(server, api.workshopCart, workshopCartHandlers);
  mount(server, api.shop, shopHandlers);
  mount(server, api.offers, offersHandlers);
  mount(server, api.exhibitor, exhibitorHandlers);
  mount(server, api.sponsor, sponsorHandlers);
  mount(server, api.tickets, ticketHandlers);
  mount(server, api.activity, activityHandlers);
  mount(server, api.discount, discountHandlers);
  mount(server, api.waitlist, waitlistHandlers);
  mount(server, api.files, filesHandlers);
  mount(server, api.broadcasting, broadcastingHandlers);
  mount(server, api.exporting, exportingHandlers);
  mount(server, api.viewing, viewingHandlers);
  mount(server, api.tracing, tracingHandlers);
  mount(server, api.retention, retentionHandlers);
  mount(server, api.organizers, organizersHandlers);
  mount(server, api.audit, auditHandlers);
  mount(server, api.desk, deskHandlers);
  mount(server, api.deskActions, deskActionHandlers);
  mount(server, api.deskAnswers, deskAnswersHandlers);
  mount(server, api.deskBulk, deskBulkHandlers);
  mount(server, api.deskTransfer, deskTransferHandlers);
  mount(server, api.deskCodes, deskCodeHandlers);
  mount(server, api.deskDiscount, deskDiscountHandlers);
  mount(server, api.deskFiles, deskFilesHandlers);
  mount(server, api.deskGroups, deskGroupsHandlers);
  mount(server, api.deskViews, deskViewHandlers);
  mount(server, api.siteDocuments, siteDocumentHandlers);
  mount(server, api.siteDrafts, siteDraftHandlers);
  mount(server, api.previews, previewHandlers);
  mount(server, api.newEvents, newEventHandlers);
  mount(server, api.opening, openingHandlers);
  mount(server, api.deskWaitlist, deskWaitlistHandlers);
  mount(server, api.deskImport, deskImportHandlers);
  mount(server, api.deskJobs, deskJobHandlers);
  mount(server, api.deskList, deskListHandlers);
  mount(server, api.deskMoney, deskMoneyHandlers);
  mount(server, api.deskRegister, deskRegisterHandlers);
  mount(server, api.deskInvoices, deskInvoicesHandlers);
  mount(server, api.deskReview, deskReviewHandlers);
  mount(server, api.overview, overviewHandlers);
  await server.register(async (scope) => {
    readDocumentsWhole(scope);
    mount(scope, api.configuration, configurationHandlers);
  });
}

/** What anybody is told may be kept, if it is checked each time; what is told of a person is not. */
function isKept({ method, access, personal }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && !personal;
}

/** A call before it is known of which endpoint. */
type CallOfAny = { [Key in keyof Call<Endpoint>]: unknown };
