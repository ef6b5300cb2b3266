import type { MailTemplates } from './mail-content.ts';
import { applicationTemplates } from './templates/application.ts';
import { cancellationTemplates } from './templates/cancellation.ts';
import { changeTemplates } from './templates/change.ts';
import { erasureTemplates } from './templates/erasure.ts';
import { groupTemplates } from './templates/group.ts';
import { presenterTemplates } from './templates/presenter.ts';
import { receiptTemplates } from './templates/receipt.ts';
import { registrationTemplates } from './templates/registration.ts';
import { waitlistTemplates } from './templates/waitlist.ts';

/** The mails we send, as data; `{name}` is replaced by the value of that name, and a paragraph of which nothing is left is not sent. */
export const mailTemplates: MailTemplates = {
  ...registrationTemplates,
  ...applicationTemplates,
  ...presenterTemplates,
  ...receiptTemplates,
  ...cancellationTemplates,
  ...changeTemplates,
  ...erasureTemplates,
  ...waitlistTemplates,
  ...groupTemplates,
};
