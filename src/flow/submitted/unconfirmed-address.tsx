import { CallInterruption } from '#src/flow/calls/call-interruption.tsx';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import { useOwnAddress } from './use-own-address.ts';

interface UnconfirmedAddressProps {
  readonly code: string;
  readonly email: string;
  /** The address that was confirmed before. */
  readonly former: string;
  readonly onChanged: (email: string) => void;
  readonly onSaid: (words: string) => void;
}

/** A new address waiting for confirmation: send the link again, or undo the change. */
export function UnconfirmedAddress({ code, email, former, onChanged, onSaid }: UnconfirmedAddressProps) {
  const { t } = useTranslation('registration');
  const again = useOwnAddress(code, () => onSaid(t('address.sentAgain', { email })));
  const back = useOwnAddress(code, (now) => {
    onChanged(now);
    onSaid(t('address.changed', { email: now }));
  });
  return (
    <Note tone="warning" icon="mail" title={t('address.waitingTitle', { email })}>
      <p>{t('address.waitingText', { email, former })}</p>
      <CallInterruption
        phase={again.phase}
        failure={again.failure}
        onRetry={again.retry}
        onEdit={again.edit}
      />
      <CallInterruption phase={back.phase} failure={back.failure} onRetry={back.retry} onEdit={back.edit} />
      <div className="actions">
        <Button size="s" busy={again.working} onClick={() => again.make(email)}>
          {t('address.again')}
        </Button>
        <Button size="s" variant="quiet" busy={back.working} onClick={() => back.make(former)}>
          {t('address.back')}
        </Button>
      </div>
    </Note>
  );
}
