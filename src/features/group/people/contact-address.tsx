import type { Group } from '#engine/contract/group-view.ts';
import { CallProvider } from '#src/api/call-context.tsx';
import { OwnAddress } from '#src/flow/submitted/own-address.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { rememberGroup } from '../current-group.ts';
import { useGroupCall } from '../use-group-call.ts';

/** The address of the group's contact, who can correct it. */
export function ContactAddress({ group }: { group: Group }) {
  const { t } = useTranslation('registration');
  return (
    <CallProvider value={useGroupCall()}>
      <section className="panel group-address" aria-labelledby="contact-address">
        <h2 id="contact-address">{t('address.title')}</h2>
        <OwnAddress
          code={group.group_code}
          label={t('address.own')}
          isSubmitted
          onChanged={(group_contact_email) => rememberGroup({ ...group, group_contact_email })}
        />
      </section>
    </CallProvider>
  );
}
