import type { deskRegister } from '#engine/contract/desk-register.ts';
import type { BodyOf } from '#engine/contract/endpoint.ts';
import type { EventDocument } from '#engine/event/documents/event/schema.ts';
import { isYes } from '#engine/form/field/flag.ts';
import type { Database } from '#server/database/database.ts';
import type { DossierRow } from '#server/dossiers/dossier-row.ts';
import type { ProgramServices } from '#server/program/mail-program-changes.ts';
import { checkEmail, typedEmail } from '#server/refusals/email-address.ts';
import { Refusal } from '#server/refusals/refusal.ts';
import { idOfAnswer, targetsOf } from '../import/import-targets.ts';
import type { Person } from '../import/person.ts';
import { readRow } from '../import/read-row.ts';
import { beginPerson, registerPerson, type Waiving } from '../import/register-person.ts';
import { sendCode } from './send-mail.ts';

export type ByHand = BodyOf<(typeof deskRegister)['registerAsOrganizer']>;

/**
 * Registers a person by hand: submitted with all fees waived, or begun, with the code and link mailed to them. Throws
 * 422 for an address or a choice that the event does not have, 409 if the address is registered or no place is left.
 */
export async function registerByHand(
  tx: Database,
  services: ProgramServices,
  event: EventDocument,
  body: ByHand,
  waivedBy: Waiving,
): Promise<DossierRow> {
  checkEmail(body.email);
  const person = personOf(services, event, body);
  if (isYes(body.waive))
    return registerPerson(tx, services, event.code, person, {
      notify: isYes(body.notify, true),
      waivedBy,
    });
  const row = await beginPerson(tx, services, event.code, person);
  await sendCode(tx, services, event, row);
  return row;
}

/** The person, read as a row of a file is. */
function personOf(
  { configuration }: Pick<ProgramServices, 'configuration'>,
  event: EventDocument,
  { email, first_name, last_name, track, track_mode, registrations_day, locale }: ByHand,
): Person {
  const targets = targetsOf(configuration, event.code);
  const cells = new Map([
    ['email', typedEmail(email)],
    ['track', track],
    ['mode', track_mode],
    ['days', registrations_day.join(',')],
    ['language', locale],
    [idOfAnswer(targets, 'first_name') ?? '', first_name.trim()],
    [idOfAnswer(targets, 'last_name') ?? '', last_name.trim()],
  ]);
  const read = readRow(event, targets, [...cells.keys()], [...cells.values()]);
  if ('problems' in read) throw new Refusal('invalid', { track: [...read.problems] });
  return read.person;
}
