import { activity } from './activity.ts';
import { application } from './application.ts';
import { audit } from './audit.ts';
import { broadcasting } from './broadcasting.ts';
import { cancellation } from './cancellation.ts';
import { change } from './change.ts';
import { configuration } from './configuration.ts';
import { contact } from './contact.ts';
import { desk } from './desk.ts';
import { deskActions } from './desk-actions.ts';
import { deskAnswers } from './desk-answers.ts';
import { deskBulk } from './desk-bulk.ts';
import { deskCodes } from './desk-codes.ts';
import { deskDiscount } from './desk-discount.ts';
import { deskFiles } from './desk-files.ts';
import { deskGroups } from './desk-groups.ts';
import { deskImport } from './desk-import.ts';
import { deskInvoices } from './desk-invoices.ts';
import { deskJobs } from './desk-jobs.ts';
import { deskList } from './desk-list.ts';
import { deskMoney } from './desk-money.ts';
import { deskRegister } from './desk-register.ts';
import { deskReview } from './desk-review.ts';
import { deskTransfer } from './desk-transfer.ts';
import { deskViews } from './desk-views.ts';
import { deskWaitlist } from './desk-waitlist.ts';
import { discount } from './discount.ts';
import { event } from './event.ts';
import { exhibitor } from './exhibitor.ts';
import { exporting } from './exporting.ts';
import { files } from './files.ts';
import { flows } from './flows.ts';
import { forms } from './forms.ts';
import { group } from './group.ts';
import { invoice } from './invoice.ts';
import { lookup } from './lookup.ts';
import { membership } from './membership.ts';
import { newEvents } from './new-event.ts';
import { offers } from './offers.ts';
import { opening } from './opening.ts';
import { organizers } from './organizers.ts';
import { overview } from './overview.ts';
import { owed } from './owed.ts';
import { pages } from './pages.ts';
import { previews } from './previews.ts';
import { proposal } from './proposal.ts';
import { registration } from './registration.ts';
import { retention } from './retention.ts';
import { schedule } from './schedule.ts';
import { shop } from './shop.ts';
import { siteDocuments } from './site-documents.ts';
import { siteDrafts } from './site-drafts.ts';
import { sponsor } from './sponsor.ts';
import { tickets } from './tickets.ts';
import { tracing } from './tracing.ts';
import { viewing } from './viewing.ts';
import { waitlist } from './waitlist.ts';
import { workshopCart } from './workshop-cart.ts';

/** Every call that is served, by resource: the client, the server and the documentation are made from this. */
export const api = {
  event,
  pages,
  forms,
  flows,
  application,
  contact,
  registration,
  group,
  invoice,
  owed,
  proposal,
  lookup,
  cancellation,
  change,
  membership,
  schedule,
  workshopCart,
  shop,
  offers,
  exhibitor,
  sponsor,
  tickets,
  activity,
  discount,
  waitlist,
  files,
  broadcasting,
  configuration,
  exporting,
  retention,
  tracing,
  viewing,
  organizers,
  audit,
  desk,
  deskActions,
  deskAnswers,
  deskBulk,
  deskCodes,
  deskDiscount,
  deskFiles,
  deskGroups,
  deskImport,
  deskJobs,
  deskList,
  deskMoney,
  deskRegister,
  deskInvoices,
  deskReview,
  deskTransfer,
  deskViews,
  siteDocuments,
  previews,
  siteDrafts,
  newEvents,
  opening,
  deskWaitlist,
  overview,
} as const;
export type Api = typeof api;
