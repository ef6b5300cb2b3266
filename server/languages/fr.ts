import type { Translated } from '#engine/form/languages/messages.ts';
import type { en } from './en.ts';
import { bank } from './fr/bank.ts';
import { cancellations } from './fr/cancellations.ts';
import { changes } from './fr/changes.ts';
import { codes } from './fr/codes.ts';
import { decisions } from './fr/decisions.ts';
import { drafts } from './fr/drafts.ts';
import { exported } from './fr/exported.ts';
import { fees } from './fr/fees.ts';
import { files } from './fr/files.ts';
import { groups } from './fr/groups.ts';
import { imports } from './fr/imports.ts';
import { jobs } from './fr/jobs.ts';
import { ledger } from './fr/ledger.ts';
import { lookup } from './fr/lookup.ts';
import { applicationMails } from './fr/mails/application.ts';
import { billedMails } from './fr/mails/billed.ts';
import { cancellationMails } from './fr/mails/cancellation.ts';
import { changeMails } from './fr/mails/change.ts';
import { erasureMails } from './fr/mails/erasure.ts';
import { flowPlaceMails } from './fr/mails/flow-places.ts';
import { groupMails } from './fr/mails/group.ts';
import { organizerMails } from './fr/mails/organizer.ts';
import { owedMails } from './fr/mails/owed.ts';
import { presenterMails } from './fr/mails/presenter.ts';
import { receiptMails } from './fr/mails/receipt.ts';
import { registrationMails } from './fr/mails/registration.ts';
import { waitlistMails } from './fr/mails/waitlist.ts';
import { mails } from './fr/mails.ts';
import { newCodes } from './fr/new-codes.ts';
import { newEvents } from './fr/new-events.ts';
import { organizers } from './fr/organizers.ts';
import { papers } from './fr/papers.ts';
import { payments } from './fr/payments.ts';
import { picks } from './fr/picks.ts';
import { previews } from './fr/previews.ts';
import { proposals } from './fr/proposals.ts';
import { publishing } from './fr/publishing.ts';
import { regions } from './fr/regions.ts';
import { registrations } from './fr/registrations.ts';
import { replay } from './fr/replay.ts';
import { requests } from './fr/requests.ts';
import { schedule } from './fr/schedule.ts';
import { site } from './fr/site.ts';
import { tickets } from './fr/tickets.ts';
import { waitlist } from './fr/waitlist.ts';

/** The server's texts in French. */
export const fr: Translated<typeof en> = {
  bank,
  cancellations,
  changes,
  codes,
  decisions,
  exported,
  fees,
  files,
  groups,
  lookup,
  mails,
  papers,
  newCodes,
  payments,
  picks,
  proposals,
  publishing,
  regions,
  registrations,
  replay,
  requests,
  schedule,
  drafts,
  previews,
  newEvents,
  site,
  tickets,
  waitlist,
  imports,
  jobs,
  ledger,
  organizers,
  mailTemplates: {
    ...organizerMails,
    ...applicationMails,
    ...billedMails,
    ...cancellationMails,
    ...changeMails,
    ...erasureMails,
    ...flowPlaceMails,
    ...groupMails,
    ...presenterMails,
    ...owedMails,
    ...receiptMails,
    ...registrationMails,
    ...waitlistMails,
  },
};
