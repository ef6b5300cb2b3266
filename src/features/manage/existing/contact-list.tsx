import type { Registration } from '#engine/contract/registration.ts';
import { OwnAddress } from '#src/flow/submitted/own-address.tsx';
import { useReach } from '#src/flow/submitted/use-own-address.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { updateCurrentRegistration } from '#src/lib/persisted/current-registration.ts';
import { ContactRow } from './contact-row.tsx';

/** How a registration is reached: its emails, phones, websites and addresses, each to be deleted where no form requires it. */
export function ContactList({ registration: { code, status } }: { registration: Registration }) {
  const { t } = useTranslation('manage');
  const { data } = useReach(code);
  if (!data) return null;
  const { contacts, addresses } = data;
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
          <OwnAddress
            code={code}
            label={t('contact.own')}
            isSubmitted={status === 'Submitted'}
            onChanged={(email) => updateCurrentRegistration({ email })}
          />
        </li>
        {[...contacts, ...ofAddresses].map((contact) => (
          <ContactRow key={contact.id} contact={contact} />
        ))}
      </ul>
    </section>
  );
}
