import { bank } from './en/bank.ts';
import { cancellations } from './en/cancellations.ts';
import { changes } from './en/changes.ts';
import { codes } from './en/codes.ts';
import { decisions } from './en/decisions.ts';
import { drafts } from './en/drafts.ts';
import { exported } from './en/exported.ts';
import { fees } from './en/fees.ts';
import { files } from './en/files.ts';
import { groups } from './en/groups.ts';
import { imports } from './en/imports.ts';
import { jobs } from './en/jobs.ts';
import { ledger } from './en/ledger.ts';
import { lookup } from './en/lookup.ts';
import { applicationMails } from './en/mails/application.ts';
import { billedMails } from './en/mails/billed.ts';
import { cancellationMails } from './en/mails/cancellation.ts';
import { changeMails } from './en/mails/change.ts';
import { erasureMails } from './en/mails/erasure.ts';
import { flowPlaceMails } from './en/mails/flow-places.ts';
import { groupMails } from './en/mails/group.ts';
import { organizerMails } from './en/mails/organizer.ts';
import { owedMails } from './en/mails/owed.ts';
import { presenterMails } from './en/mails/presenter.ts';
import { receiptMails } from './en/mails/receipt.ts';
import { registrationMails } from './en/mails/registration.ts';
import { waitlistMails } from './en/mails/waitlist.ts';
import { mails } from './en/mails.ts';
import { newCodes } from './en/new-codes.ts';
import { newEvents } from './en/new-events.ts';
import { organizers } from './en/organizers.ts';
import { papers } from './en/papers.ts';
import { payments } from './en/payments.ts';
import { picks } from './en/picks.ts';
import { previews } from './en/previews.ts';
import { proposals } from './en/proposals.ts';
import { publishing } from './en/publishing.ts';
import { regions } from './en/regions.ts';
import { registrations } from './en/registrations.ts';
import { replay } from './en/replay.ts';
import { requests } from './en/requests.ts';
import { schedule } from './en/schedule.ts';
import { site } from './en/site.ts';
import { tickets } from './en/tickets.ts';
import { waitlist } from './en/waitlist.ts';

/** The server's texts in English; `{name}` is a placeholder. */
export const en = {
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
} as const;
