export { accessCode, accessToken } from './schema/access.ts';
export { address } from './schema/address.ts';
export { cancellation, type RefundState, refund, sandboxRefund } from './schema/cancellation.ts';
export { registrationChange } from './schema/change.ts';
export { configurationDocument } from './schema/configuration.ts';
export { countedDossier } from './schema/counted-dossier.ts';
export { decision } from './schema/decision.ts';
export { deskJob, deskJobRow } from './schema/desk-job.ts';
export { deskView } from './schema/desk-view.ts';
export { documentNumber, type NumberedDocument } from './schema/document-number.ts';
export {
  type Answers,
  type ConfigurationVersions,
  type DossierStatus,
  dossier,
  dossierStatuses,
} from './schema/dossier.ts';
export { dossierOrder } from './schema/dossier-order.ts';
export { dossierSearch } from './schema/dossier-search.ts';
export { draft } from './schema/draft.ts';
export { erasure } from './schema/erasure.ts';
export { storedFile } from './schema/file.ts';
export { type GroupMemberState, groupMember, groupMemberStates, registrationGroup } from './schema/group.ts';
export { idempotencyKey } from './schema/idempotency.ts';
export { importedRow } from './schema/imported-row.ts';
export {
  awaitableKinds,
  type CapacityKind,
  capacityKinds,
  type HoldState,
  hold,
  type InventoryKind,
  inventory,
  type MovableKind,
  movableKinds,
  type PickKind,
  pickKinds,
} from './schema/inventory.ts';
export { type InvoicePurpose, type InvoiceRecipient, type InvoiceState, invoice } from './schema/invoice.ts';
export { ledgerReason } from './schema/ledger-reason.ts';
export { type MailState, mailAttachment, outboxMail } from './schema/mail.ts';
export { dossierNote, dossierTag } from './schema/note.ts';
export { apiToken, auditEntry, organizer, organizerSession } from './schema/organizer.ts';
export {
  openPaymentStates,
  type PaymentPurpose,
  type PaymentState,
  payment,
  receipt,
  sandboxCharge,
} from './schema/payment.ts';
export { picture } from './schema/picture.ts';
export { type PresenterState, presenter, presenterStates, proposalPresenter } from './schema/presenter.ts';
export { previewLink } from './schema/preview-link.ts';
export { QUOTE_PARTS, type QuotePart } from './schema/quote-cents.ts';
export { registration } from './schema/registration.ts';
export { sharedSecret } from './schema/shared-secret.ts';
export { type DraftRefusal, type DraftScheduler, siteDraft, siteDraftDocument } from './schema/site-draft.ts';
export { subscription } from './schema/subscription.ts';
export { ticket } from './schema/ticket.ts';
export { type WaitlistKind, type WaitlistState, waitlistEntry } from './schema/waitlist.ts';
