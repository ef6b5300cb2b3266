import { useRef, useState } from 'react';
import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { SmallForm } from '#src/flow/small-form/small-form.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { MailAddress } from '#src/ui/mail-address.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { addressForm } from './address-form.ts';
import { DoneLine } from './done-line.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { useOwnAddress, useReach } from './use-own-address.ts';
import './own-address.css';

interface OwnAddressProps {
  readonly code: string;
  readonly label: string;
  /** Once it is submitted, a new address has to be confirmed. */
  readonly isSubmitted: boolean;
  /** Keeps the new address wherever the page has the old one. */
  readonly onChanged: (email: string) => void;
}

/** The one address of a registration or an application, to be changed, and whether a new one is still to be confirmed. */
export function OwnAddress({ code, label, isSubmitted, onChanged }: OwnAddressProps) {
  const { t } = useTranslation('registration');
  const { data } = useReach(code);
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  if (!data) return null;
  const { email, former } = data;
  return (
    <div className="own-address">
      <span className="small soft">{label}</span>
      <b>
        <MailAddress address={email} />
      </b>
      <Button ref={button} variant="secondary" size="s" icon="edit" onClick={() => setAsking(true)}>
        {t('address.change')} <VisuallyHidden>{t('address.changeHidden')}</VisuallyHidden>
      </Button>
      <DoneLine>{said}</DoneLine>
      {former !== undefined && (
        <UnconfirmedAddress
          code={code}
          email={email}
          former={former}
          onChanged={onChanged}
          onSaid={(words) => {
            setSaid(words);
            // Its own button may be gone with the note.
            button.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('address.dialogTitle')}
        closeLabel={t('address.close')}
      >
        <p>{t(isSubmitted ? 'address.submittedText' : 'address.openText', { email: former ?? email })}</p>
        <AddressForm
          code={code}
          onClose={() => setAsking(false)}
          onChanged={(now) => {
            onChanged(now);
            setAsking(false);
            setSaid(t('address.changed', { email: now }));
          }}
        />
      </Dialog>
    </div>
  );
}

interface AddressFormProps extends Pick<OwnAddressProps, 'code' | 'onChanged'> {
  readonly onClose: () => void;
}

function AddressForm({ code, onClose, onChanged }: AddressFormProps) {
  const { t } = useTranslation('registration');
  const change = useOwnAddress(code, onChanged);
  return (
    <>
      <CallInterruption phase={change.phase} onRetry={change.retry} onEdit={change.edit} />
      <SmallForm
        served={addressForm}
        refused={change.phase === 'refused' ? change.failure?.errors : undefined}
        onSubmit={(values) => change.make(String(values['email']))}
        buttons={(formId) => (
          <>
            <Button type="submit" form={formId} busy={change.working}>
              {t(change.working ? 'address.doing' : 'address.do')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('address.keep')}
            </Button>
          </>
        )}
      />
    </>
  );
}
