import { en as conditions } from '#engine/form/languages/en-conditions.ts';
import { placeholdersIn } from '#engine/form/languages/format-message.ts';
import { wordsIn } from '#server/languages/words.ts';
import { consent } from '#src/lib/i18n/en/consent.ts';
import { group } from '#src/lib/i18n/en/group.ts';
import { manage } from '#src/lib/i18n/en/manage.ts';
import { pages } from '#src/lib/i18n/en/pages.ts';
import { problems } from '#src/lib/i18n/en/problems.ts';
import { registration } from '#src/lib/i18n/en/registration.ts';
import { schedule } from '#src/lib/i18n/en/schedule.ts';
import { tickets } from '#src/lib/i18n/en/tickets.ts';
import { trace } from '#src/lib/i18n/en/trace.ts';
import { en } from '#src/lib/i18n/en.ts';
import { activityPicker } from '#widgets/languages/en/activity-picker.ts';
import { anySchema } from '#widgets/languages/en/any-schema.ts';
import { choicePicker } from '#widgets/languages/en/choice-picker.ts';
import { codes } from '#widgets/languages/en/codes.ts';
import { creditCard } from '#widgets/languages/en/credit-card.ts';
import { entries } from '#widgets/languages/en/entries.ts';
import { form } from '#widgets/languages/en/form.ts';
import { itemPicker } from '#widgets/languages/en/item-picker.ts';
import { membership } from '#widgets/languages/en/membership.ts';
import { presenters } from '#widgets/languages/en/presenters.ts';
import { productPicker } from '#widgets/languages/en/product-picker.ts';
import { upload } from '#widgets/languages/en/upload.ts';
import { workshopPicker } from '#widgets/languages/en/workshop-picker.ts';

function flat(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : flat(value ?? {}, `${prefix}${name}.`),
  );
}

/** A mail's texts by name: its subject, and its paragraphs by number. */
const mails = Object.fromEntries(
  Object.entries(wordsIn('en').mailTemplates).map(([name, mail]) => [
    name,
    {
      subject: mail.subject,
      ...Object.fromEntries(mail.paragraphs.map((text, at) => [String(at + 1), text])),
    },
  ]),
);

const {
  change,
  cancelled,
  group: groupPaper,
  refund,
  invoice,
  applicationInvoice,
  groupInvoice,
} = wordsIn('en').papers;

/** Every text that an event may give words of its own, and the places in it that are filled in. */
export function wordNames(): readonly (readonly [string, string])[] {
  const all = flat({
    ...en,
    consent,
    group,
    manage,
    pages,
    problems,
    registration,
    schedule,
    tickets,
    trace,
    mail: mails,
    receipt: wordsIn('en').papers.receipt,
    papers: { change, cancelled, group: groupPaper, refund, invoice, applicationInvoice, groupInvoice },
    conditions,
    widgets: {
      'activity-picker': activityPicker,
      'any-schema': anySchema,
      'choice-picker': choicePicker,
      'item-picker': itemPicker,
      codes,
      'credit-card': creditCard,
      entries,
      form,
      membership,
      presenters,
      'product-picker': productPicker,
      upload,
      'workshop-picker': workshopPicker,
    },
  });
  return all
    .filter(([name]) => /^[a-z]+(\.[A-Za-z0-9_-]+)+$/.test(name))
    .map(([name, text]) => [name, placeholdersIn(text).join(' ')] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
