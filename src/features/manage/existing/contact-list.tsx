import { useQuery } from '@tanstack/react-query';
import { api } from '#engine/contract/api.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { ContactRow } from './contact-row.tsx';

/** How a registration is reached: its emails, phones, websites and addresses, each to be deleted where no form requires it. */
export function ContactList({ registration: { code } }: { registration: Registration }) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const { data } = useQuery(query(call, api.contact.getEmailByCode, { params: { code }, locale }));
  if (!data) return null;
  const { email, contacts, addresses } = data;
  const ofAddresses = addresses.flatMap(({ id, value = '' }) =>
    id === undefined
      ? []
      : [{ id, kind: 'address' as const, value, label: t('contact.address'), removable: 'Y' }],
  );
  return (
    <section className="existing-contacts" aria-labelledby="existing-contact">
      <h2 id="existing-contact" tabIndex={-1}>
        {t('contact.title')}
      </h2>
      <ul>
        <li>
          <span className="small soft">{t('contact.own')}</span>
          <b>{email}</b>
        </li>
        {[...contacts, ...ofAddresses].map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </ul>
    </section>
  );
}
