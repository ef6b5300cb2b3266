import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import type { Locale } from '#engine/form/languages/text.ts';
import { readPhone } from '#engine/form/phone/phone-number.ts';
import type { ConfigurationStore } from '#server/configuration/configuration-store.ts';
import type { Database } from '#server/database/database.ts';
import { registrationGroup } from '#server/database/schema.ts';
import { type GroupRow, groupFlow } from '#server/dossiers/group-row.ts';
import { drawCode, insertDossier } from '#server/dossiers/insert-dossier.ts';
import { registrationClosed } from '#server/dossiers/registration-problems.ts';
import type { SeatJobs } from '#server/inventory/seat-jobs.ts';
import type { EventLink } from '#server/mail/event-link.ts';
import { writtenToOften } from '#server/mail/mail-problems.ts';
import { mayAskForMail } from '#server/mail/mail-rate-limit.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { checkEmail, normalizeEmail, typedEmail } from '#server/refusals/email-address.ts';
import { refuseAddresses } from '#server/refusals/plain-name.ts';
import { saveStep } from '#server/registration/save-step.ts';
import { groupFlowOf, startForm, takesGroups } from './group-flow.ts';

/** The start of a group, as in `createGroup`. */
export type GroupBeginning = {
  group_organization: string;
  group_contact_name: string;
  group_contact_email: string;
  group_contact_phone?: string;
  group_contact_address?: string;
};

/**
 * Stores a new group with a code, its answers checked by its form. Throws 409 if groups are not accepted, 422 with
 * messages by field.
 */
export async function beginGroup(
  tx: Database,
  {
    configuration,
    mailer,
    link,
    seats,
    event,
  }: {
    readonly configuration: ConfigurationStore;
    readonly mailer: Mailer;
    readonly link: EventLink;
    readonly seats: SeatJobs;
  } & { event: EventDocument },
  given: GroupBeginning,
  { version, locale, origin }: { version: number; locale: Locale; origin: string },
): Promise<GroupRow> {
  const flow = groupFlowOf(configuration, event.code);
  if (!flow || !takesGroups(configuration, event)) throw registrationClosed();
  const { group_organization, group_contact_name, group_contact_email } = given;
  checkEmail(group_contact_email, 'group_contact_email');
  refuseAddresses({ group_organization, group_contact_name });
  if (!(await mayAskForMail(tx, event.code, group_contact_email)))
    throw writtenToOften('group_contact_email');
  const begun = await drawCode((code) =>
    insertDossier(tx, {
      eventCode: event.code,
      flow: groupFlow,
      code,
      email: normalizeEmail(group_contact_email),
      emailTyped: typedEmail(group_contact_email),
      timezone: event.timezone,
      locale,
      origin,
    }),
  );
  const form_type = startForm(flow) ?? '';
  const answers = { form_type, version, values: JSON.stringify(given) };
  await saveStep({ db: tx, configuration, mailer, link, seats }, begun, answers, locale);
  const [stored] = await tx
    .insert(registrationGroup)
    .values({
      dossierId: begun.id,
      organization: group_organization.trim(),
      contactName: group_contact_name.trim(),
      contactPhone: readPhone(given.group_contact_phone ?? '').text,
      contactAddress: given.group_contact_address?.trim() ?? '',
    })
    .returning();
  if (!stored) throw new Error(`the group of dossier ${begun.id} was not stored`);
  const { dossierId: _same, ...group } = stored;
  return { ...begun, ...group };
}
