import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Text } from '#engine/configuration/text.ts';
import { api } from '#engine/contract/api.ts';
import type { Registration } from '#engine/contract/registration.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { FailedLine } from './failed-line.tsx';

/** How a registration is reached: its emails, phones, websites and addresses, each to be deleted where no form requires it. */
export function ContactList({ registration: { code } }: { registration: Registration }) {
  const { t } = useTranslation('manage');
  const call = useCall();
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['contacts', code, locale],
    queryFn: ({ signal }) => call(api.contact.getEmailByCode, { params: { code }, signal, locale }),
  });
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

interface ContactRowProps {
  readonly contact: {
    readonly id: string;
    readonly kind: 'email' | 'phone' | 'website' | 'address';
    readonly value: string;
    readonly label: Text;
    readonly removable: string;
  };
}

const deletions = {
  email: api.contact.deleteEmailByID,
  phone: api.contact.deletePhoneByID,
  website: api.contact.deleteWebsiteByID,
  address: api.contact.deleteAddressByID,
} as const;

function ContactRow({ contact: { id, kind, value, label, removable } }: ContactRowProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  const remove = useMachineCall(async (_: undefined, signal) => {
    await call(deletions[kind], { params: { id }, signal, locale });
    await Promise.all(
      ['contacts', 'existing'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    );
  });
  return (
    <li>
      <span className="small soft">{text(label)}</span>
      <b>{value}</b>
      {removable === 'Y' ? (
        <Button
          variant="quiet"
          size="s"
          icon="trash"
          busy={remove.working}
          onClick={() => remove.make(undefined)}
        >
          {t('contact.delete')} <VisuallyHidden>{value}</VisuallyHidden>
        </Button>
      ) : (
        <span className="small soft">{t('contact.required')}</span>
      )}
      <FailedLine call={remove} />
    </li>
  );
}
