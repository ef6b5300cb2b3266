import { accessCases } from '#tests/contract/cases/access.ts';
import { activityCases } from '#tests/contract/cases/activity.ts';
import { activityBuyerCases } from '#tests/contract/cases/activity-buyer.ts';
import { afterPaymentCases } from '#tests/contract/cases/after-payment.ts';
import { applicationCases } from '#tests/contract/cases/application.ts';
import { applicationInvoiceCases } from '#tests/contract/cases/application-invoice.ts';
import { applicationWaitCases } from '#tests/contract/cases/application-waits.ts';
import { awaitedTermsCases } from '#tests/contract/cases/awaited-terms.ts';
import { boatStayCases } from '#tests/contract/cases/boat-stay.ts';
import { bookedCases } from '#tests/contract/cases/booked.ts';
import { boughtTermsCases } from '#tests/contract/cases/bought-terms.ts';
import { broadcastingCases } from '#tests/contract/cases/broadcasting.ts';
import { cancellationCases } from '#tests/contract/cases/cancellation.ts';
import { changeCases } from '#tests/contract/cases/change.ts';
import { changeAnswerCases } from '#tests/contract/cases/change-answers.ts';
import { changeRefusedCases } from '#tests/contract/cases/change-refused.ts';
import { changeWorkshopCases } from '#tests/contract/cases/change-workshops.ts';
import { changedItemCases } from '#tests/contract/cases/changed-items.ts';
import { codeMailCases } from '#tests/contract/cases/code-mail.ts';
import { configurationCases } from '#tests/contract/cases/configuration.ts';
import { contactCases } from '#tests/contract/cases/contacts.ts';
import { dayPlaceCases } from '#tests/contract/cases/day-places.ts';
import { dayPlacesOfManyCases } from '#tests/contract/cases/day-places-of-many.ts';
import { deletedDocumentCases } from '#tests/contract/cases/deleted-documents.ts';
import { deskCases } from '#tests/contract/cases/desk.ts';
import { deskActionCases } from '#tests/contract/cases/desk-actions.ts';
import { deskAnswerCases } from '#tests/contract/cases/desk-answers.ts';
import { deskBulkCases } from '#tests/contract/cases/desk-bulk.ts';
import { deskCodesCases } from '#tests/contract/cases/desk-codes.ts';
import { deskDiscountCases } from '#tests/contract/cases/desk-discount.ts';
import { deskFaultRecordCases } from '#tests/contract/cases/desk-fault-records.ts';
import { deskFaultCases } from '#tests/contract/cases/desk-faults.ts';
import { deskFileCases } from '#tests/contract/cases/desk-files.ts';
import { deskGroupsCases } from '#tests/contract/cases/desk-groups.ts';
import { deskImportCases } from '#tests/contract/cases/desk-import.ts';
import { deskInvoicesCases } from '#tests/contract/cases/desk-invoices.ts';
import { deskJobCases } from '#tests/contract/cases/desk-jobs.ts';
import { deskListCases } from '#tests/contract/cases/desk-list.ts';
import { deskMoneyCases } from '#tests/contract/cases/desk-money.ts';
import { deskMoneyFaultCases } from '#tests/contract/cases/desk-money-faults.ts';
import { deskRefundCases } from '#tests/contract/cases/desk-refunds.ts';
import { deskRegisterCases } from '#tests/contract/cases/desk-register.ts';
import { deskReviewCases } from '#tests/contract/cases/desk-review.ts';
import { deskTransferCases } from '#tests/contract/cases/desk-transfer.ts';
import { deskViewCases } from '#tests/contract/cases/desk-views.ts';
import { deskWaitlistCases } from '#tests/contract/cases/desk-waitlist.ts';
import { discountCases } from '#tests/contract/cases/discount.ts';
import { documentsInGitCases } from '#tests/contract/cases/documents-in-git.ts';
import { exportingCases } from '#tests/contract/cases/exporting.ts';
import { fileOwnerCases } from '#tests/contract/cases/file-owners.ts';
import { fileCases } from '#tests/contract/cases/files.ts';
import { flowWaitlistCases } from '#tests/contract/cases/flow-waitlist.ts';
import { flowCases } from '#tests/contract/cases/flows.ts';
import { groupCases } from '#tests/contract/cases/group.ts';
import { groupInvoiceCases } from '#tests/contract/cases/group-invoice.ts';
import { groupMemberCases } from '#tests/contract/cases/group-members.ts';
import { groupPaymentCases } from '#tests/contract/cases/group-payment.ts';
import { groupRefundCases } from '#tests/contract/cases/group-refund.ts';
import { heldPlaceCases } from '#tests/contract/cases/held-places.ts';
import { heldTermsCases } from '#tests/contract/cases/held-terms.ts';
import { hiddenAnswerCases } from '#tests/contract/cases/hidden-answers.ts';
import { hostileCases } from '#tests/contract/cases/hostile.ts';
import { itemStockCases } from '#tests/contract/cases/item-stock.ts';
import { itemsWaitlistCases } from '#tests/contract/cases/items-waitlist.ts';
import { latePaymentCases } from '#tests/contract/cases/late-payment.ts';
import { listCases } from '#tests/contract/cases/lists.ts';
import { lookupCases } from '#tests/contract/cases/lookup.ts';
import { lookupRevealsCases } from '#tests/contract/cases/lookup-reveals.ts';
import { mailHostCases } from '#tests/contract/cases/mail-hosts.ts';
import { mailsOfActsCases } from '#tests/contract/cases/mails-of-acts.ts';
import { membershipCases } from '#tests/contract/cases/membership.ts';
import { newEventCases } from '#tests/contract/cases/new-events.ts';
import { offersCases } from '#tests/contract/cases/offers.ts';
import { offersWaitlistCases } from '#tests/contract/cases/offers-waitlist.ts';
import { organizerAccessCases } from '#tests/contract/cases/organizer-access.ts';
import { organizerEventCases } from '#tests/contract/cases/organizer-events.ts';
import { organizerCases } from '#tests/contract/cases/organizers.ts';
import { overviewCases } from '#tests/contract/cases/overview.ts';
import { ownAddressCases } from '#tests/contract/cases/own-address.ts';
import { pageCases } from '#tests/contract/cases/pages.ts';
import { paperCases } from '#tests/contract/cases/papers.ts';
import { partnerCases } from '#tests/contract/cases/partners.ts';
import { paymentCases } from '#tests/contract/cases/payment.ts';
import { phoneNumberCases } from '#tests/contract/cases/phones.ts';
import { pictureCases } from '#tests/contract/cases/pictures.ts';
import { presenterCases } from '#tests/contract/cases/presenters.ts';
import { previewCases } from '#tests/contract/cases/previews.ts';
import { proposalCases } from '#tests/contract/cases/proposal.ts';
import { proposalEndCases } from '#tests/contract/cases/proposal-end.ts';
import { publishedApiCases } from '#tests/contract/cases/published-api.ts';
import { publishingAffectsCases } from '#tests/contract/cases/publishing-affects.ts';
import { receiptCases } from '#tests/contract/cases/receipt.ts';
import { registrationCases } from '#tests/contract/cases/registration.ts';
import { removedSessionsCases } from '#tests/contract/cases/removed-sessions.ts';
import { renamedDocumentCases } from '#tests/contract/cases/renamed-documents.ts';
import { renamedFieldCases } from '#tests/contract/cases/renamed-fields.ts';
import { retentionCases } from '#tests/contract/cases/retention.ts';
import { scheduleCases } from '#tests/contract/cases/schedule.ts';
import { scheduledDraftCases } from '#tests/contract/cases/scheduled-drafts.ts';
import { settlingCases } from '#tests/contract/cases/settling.ts';
import { shopCases } from '#tests/contract/cases/shop.ts';
import { siteCases } from '#tests/contract/cases/site.ts';
import { siteDraftCases } from '#tests/contract/cases/site-drafts.ts';
import { splitInvoiceCases } from '#tests/contract/cases/split-invoice.ts';
import { strictValueCases } from '#tests/contract/cases/strict-values.ts';
import { submitCases } from '#tests/contract/cases/submit.ts';
import { submittedJoinCases } from '#tests/contract/cases/submitted-joins.ts';
import { submittedLimitCases } from '#tests/contract/cases/submitted-limit.ts';
import { submittedWaitsCases } from '#tests/contract/cases/submitted-waits.ts';
import { ticketCases } from '#tests/contract/cases/tickets.ts';
import { tracingCases } from '#tests/contract/cases/tracing.ts';
import { twoDevicesCases } from '#tests/contract/cases/two-devices.ts';
import { viewingCases } from '#tests/contract/cases/viewing.ts';
import { waitlistCases } from '#tests/contract/cases/waitlist.ts';
import { walletCases } from '#tests/contract/cases/wallets.ts';
import { workshopCartCases } from '#tests/contract/cases/workshop-cart.ts';
import type { ApiCase } from './api-case.ts';
import { siteDocumentCases } from './cases/site-documents.ts';

/** What every implementation of the API has to do, whatever database is under it. */
export const apiContract: ApiCase[] = [
  ...accessCases,
  ...siteCases,
  ...pageCases,
  // While the demo event's schedule is as it was published: other cases publish schedules of their own.
  ...publishedApiCases,
  ...listCases,
  ...registrationCases,
  ...twoDevicesCases,
  ...codeMailCases,
  ...lookupCases,
  ...lookupRevealsCases,
  ...submitCases,
  ...hiddenAnswerCases,
  ...afterPaymentCases,
  ...flowCases,
  ...flowWaitlistCases,
  ...applicationCases,
  ...applicationInvoiceCases,
  ...applicationWaitCases,
  ...mailHostCases,
  ...partnerCases,
  ...proposalCases,
  ...presenterCases,
  ...scheduleCases,
  ...workshopCartCases,
  ...shopCases,
  ...newEventCases,
  ...offersCases,
  ...itemsWaitlistCases,
  ...offersWaitlistCases,
  ...boatStayCases,
  ...changedItemCases,
  ...heldTermsCases,
  ...boughtTermsCases,
  ...awaitedTermsCases,
  ...submittedJoinCases,
  ...submittedWaitsCases,
  ...submittedLimitCases,
  ...itemStockCases,
  ...activityCases,
  ...activityBuyerCases,
  ...viewingCases,
  ...waitlistCases,
  ...mailsOfActsCases,
  ...heldPlaceCases,
  ...dayPlaceCases,
  ...dayPlacesOfManyCases,
  ...membershipCases,
  ...discountCases,
  ...paymentCases,
  ...latePaymentCases,
  ...settlingCases,
  ...groupCases,
  ...groupMemberCases,
  ...groupPaymentCases,
  ...groupInvoiceCases,
  ...groupRefundCases,
  ...cancellationCases,
  ...changeCases,
  ...changeRefusedCases,
  ...changeWorkshopCases,
  ...changeAnswerCases,
  ...contactCases,
  ...phoneNumberCases,
  ...organizerEventCases,
  ...organizerAccessCases,
  ...organizerCases,
  ...deskCases,
  ...deskActionCases,
  ...deskAnswerCases,
  ...deskFaultCases,
  ...deskFaultRecordCases,
  ...deskListCases,
  ...deskRefundCases,
  ...deskMoneyCases,
  ...deskMoneyFaultCases,
  ...deskRegisterCases,
  ...deskInvoicesCases,
  ...splitInvoiceCases,
  ...deskReviewCases,
  ...deskBulkCases,
  ...deskCodesCases,
  ...deskDiscountCases,
  ...deskFileCases,
  ...deskGroupsCases,
  ...deskTransferCases,
  ...deskViewCases,
  ...siteDocumentCases,
  ...previewCases,
  ...siteDraftCases,
  ...deletedDocumentCases,
  ...documentsInGitCases,
  ...scheduledDraftCases,
  ...renamedDocumentCases,
  ...renamedFieldCases,
  ...deskWaitlistCases,
  ...deskImportCases,
  ...deskJobCases,
  ...overviewCases,
  ...ownAddressCases,
  ...removedSessionsCases,
  ...retentionCases,
  ...receiptCases,
  ...strictValueCases,
  ...paperCases,
  ...ticketCases,
  ...walletCases,
  ...bookedCases,
  ...fileCases,
  ...fileOwnerCases,
  ...pictureCases,
  ...broadcastingCases,
  ...exportingCases,
  ...tracingCases,
  ...hostileCases,
  ...configurationCases,
  ...publishingAffectsCases,
  ...proposalEndCases,
];
