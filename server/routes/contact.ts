import { and, eq } from 'drizzle-orm';
import type { ContactKind, contact } from '#engine/contract/contact.ts';
import { email as emailRule } from '#engine/form/keywords/email.ts';
import { countAddressChange } from '#server/contact/address-changes.ts';
import { confirmAddress, isConfirmed } from '#server/contact/change-address.ts';
import { suggestEmail } from '#server/contact/email-typo.ts';
import { moveAddress } from '#server/contact/move-address.ts';
import { contactsOf, deleteContact } from '#server/contact/own-contacts.ts';
import { addressesOf, deleteAddress, findAddress, saveAddress } from '#server/contact/saved-address.ts';
import { dossier as dossiers } from '#server/database/schema.ts';
import { selectDossiers } from '#server/dossiers/dossier-row.ts';
import { readRegistrationCode } from '#server/dossiers/registration-code.ts';
import { productList } from '#server/lists/product-list.ts';
import { typedEmail } from '#server/refusals/email-address.ts';
import { notFound } from '#server/refusals/refusal.ts';
import type { Call, Handlers } from './handlers.ts';

/** The list for each country code; 1 is the list of countries (spec §7). */
const listsByArgument: Readonly<Record<string, string>> = { '1': 'countries', CA: 'provinces', US: 'states' };

/** Countries, addresses, and whether mail reaches an address. */
export const contactHandlers: Handlers<typeof contact> = {
  getCountries({ params }) {
    const name = Object.hasOwn(listsByArgument, params.x) ? listsByArgument[params.x] : undefined;
    const list = name && productList(name);
    if (!list) throw notFound();
    return list;
  },
  getUSStates: () => productList('states') ?? [],
  validateEmail({ body }) {
    const typed = typedEmail(body.email);
    if (!emailRule.validate(typed)) return { valid: 'N' };
    const suggestion = suggestEmail(typed);
    return { valid: 'Y', ...(suggestion && { suggestion }) };
  },
  suggestPlaces: ({ services, body, language }) =>
    services.places?.({ text: body.text, country: body.country, locale: language }) ?? [],
  saveManualAddress({ services, dossier, body, language }) {
    const { code: _code, field_ID, ...address } = body;
    return saveAddress(services.db, dossier.id, field_ID, address, language);
  },
  async getManualAddressByID({ services, dossier, params }) {
    const address = await findAddress(services.db, dossier.id, params.id);
    if (!address) throw notFound();
    return address;
  },
  async deleteAddressByID({ services, dossier, params }) {
    if (!(await deleteAddress(services.db, dossier.id, params.id))) throw notFound();
    return { deleted: 'Y' };
  },
  async getEmailByCode({ services: { db, configuration }, dossier, language }) {
    return {
      email: dossier.emailTyped,
      ...(dossier.formerEmailTyped !== null && { former: dossier.formerEmailTyped }),
      contacts: contactsOf(configuration, dossier, language),
      addresses: await addressesOf(db, dossier.id),
    };
  },
  async changeEmail({ services, dossier, body }) {
    if (isConfirmed(dossier)) await countAddressChange(services.db, dossier.id);
    const email = await moveAddress(services, dossier.id, body.email);
    services.mailer.wake();
    return { email };
  },
  async changeEmailAsOrganizer({ services, body }) {
    const code = readRegistrationCode(body.code) ?? '';
    const [row] = await selectDossiers(services.db).where(
      and(eq(dossiers.eventCode, body.event), eq(dossiers.code, code)),
    );
    if (!row) throw notFound();
    const email = await moveAddress(services, row.id, body.email);
    services.mailer.wake();
    return { email };
  },
  async confirmEmail({ services, eventCode, body }) {
    const email = await confirmAddress(services.db, eventCode, body.secret);
    if (email === undefined) throw notFound();
    return { email };
  },
  deleteEmailByID: (call) => remove(call, 'email'),
  deletePhoneByID: (call) => remove(call, 'phone'),
  deleteWebsiteByID: (call) => remove(call, 'website'),
};

type Removing = Pick<Call<(typeof contact)['deleteEmailByID']>, 'services' | 'dossier' | 'params'>;

async function remove(
  { services: { db, configuration }, dossier, params }: Removing,
  kind: ContactKind,
): Promise<{ deleted: 'Y' }> {
  if (!(await deleteContact(db, configuration, dossier, kind, params.id))) throw notFound();
  return { deleted: 'Y' };
}
