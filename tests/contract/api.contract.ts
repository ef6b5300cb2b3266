import { accessCases } from './cases/access.ts';
import { activityCases } from './cases/activity.ts';
import { activityBuyerCases } from './cases/activity-buyer.ts';
import { afterPaymentCases } from './cases/after-payment.ts';
import { applicationCases } from './cases/application.ts';
import { applicationInvoiceCases } from './cases/application-invoice.ts';
import { awaitedTermsCases } from './cases/awaited-terms.ts';
import { boatStayCases } from './cases/boat-stay.ts';
import { bookedCases } from './cases/booked.ts';
import { boughtTermsCases } from './cases/bought-terms.ts';
import { broadcastingCases } from './cases/broadcasting.ts';
import { cancellationCases } from './cases/cancellation.ts';
import { changeCases } from './cases/change.ts';
import { changeAnswerCases } from './cases/change-answers.ts';
import { changeRefusedCases } from './cases/change-refused.ts';
import { changeWorkshopCases } from './cases/change-workshops.ts';
import { changedItemCases } from './cases/changed-items.ts';
import { codeMailCases } from './cases/code-mail.ts';
import { configurationCases } from './cases/configuration.ts';
import { contactCases } from './cases/contacts.ts';
import { discountCases } from './cases/discount.ts';
import { exportingCases } from './cases/exporting.ts';
import { fileOwnerCases } from './cases/file-owners.ts';
import { fileCases } from './cases/files.ts';
import { flowWaitlistCases } from './cases/flow-waitlist.ts';
import { flowCases } from './cases/flows.ts';
import { groupCases } from './cases/group.ts';
import { groupInvoiceCases } from './cases/group-invoice.ts';
import { groupMemberCases } from './cases/group-members.ts';
import { groupPaymentCases } from './cases/group-payment.ts';
import { groupRefundCases } from './cases/group-refund.ts';
import { heldPlaceCases } from './cases/held-places.ts';
import { heldTermsCases } from './cases/held-terms.ts';
import { hiddenAnswerCases } from './cases/hidden-answers.ts';
import { hostileCases } from './cases/hostile.ts';
import { itemStockCases } from './cases/item-stock.ts';
import { itemsWaitlistCases } from './cases/items-waitlist.ts';
import { latePaymentCases } from './cases/late-payment.ts';
import { listCases } from './cases/lists.ts';
import { lookupCases } from './cases/lookup.ts';
import { lookupRevealsCases } from './cases/lookup-reveals.ts';
import { mailHostCases } from './cases/mail-hosts.ts';
import { mailsOfActsCases } from './cases/mails-of-acts.ts';
import { membershipCases } from './cases/membership.ts';
import { offersCases } from './cases/offers.ts';
import { offersWaitlistCases } from './cases/offers-waitlist.ts';
import { organizerEventCases } from './cases/organizer-events.ts';
import { ownAddressCases } from './cases/own-address.ts';
import { pageCases } from './cases/pages.ts';
import { paperCases } from './cases/papers.ts';
import { partnerCases } from './cases/partners.ts';
import { paymentCases } from './cases/payment.ts';
import { phoneNumberCases } from './cases/phones.ts';
import { pictureCases } from './cases/pictures.ts';
import { presenterCases } from './cases/presenters.ts';
import { proposalCases } from './cases/proposal.ts';
import { proposalEndCases } from './cases/proposal-end.ts';
import { publishedApiCases } from './cases/published-api.ts';
import { publishingAffectsCases } from './cases/publishing-affects.ts';
import { receiptCases } from './cases/receipt.ts';
import { registrationCases } from './cases/registration.ts';
import { removedSessionsCases } from './cases/removed-sessions.ts';
import { retentionCases } from './cases/retention.ts';
import { scheduleCases } from './cases/schedule.ts';
import { settlingCases } from './cases/settling.ts';
import { shopCases } from './cases/shop.ts';
import { siteCases } from './cases/site.ts';
import { strictValueCases } from './cases/strict-values.ts';
import { submitCases } from './cases/submit.ts';
import { ticketCases } from './cases/tickets.ts';
import { tracingCases } from './cases/tracing.ts';
import { twoDevicesCases } from './cases/two-devices.ts';
import { waitlistCases } from './cases/waitlist.ts';
import { walletCases } from './cases/wallets.ts';
import { workshopCartCases } from './cases/workshop-cart.ts';
import type { TestApi } from './test-api.ts';

export type ApiCase = { name: string; run(api: TestApi): Promise<void> };

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
  ...mailHostCases,
  ...partnerCases,
  ...proposalCases,
  ...presenterCases,
  ...scheduleCases,
  ...workshopCartCases,
  ...shopCases,
  ...offersCases,
  ...itemsWaitlistCases,
  ...offersWaitlistCases,
  ...boatStayCases,
  ...changedItemCases,
  ...heldTermsCases,
  ...boughtTermsCases,
  ...awaitedTermsCases,
  ...itemStockCases,
  ...activityCases,
  ...activityBuyerCases,
  ...waitlistCases,
  ...mailsOfActsCases,
  ...heldPlaceCases,
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
