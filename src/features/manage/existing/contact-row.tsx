import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '#engine/contract/calls.ts';
import type { Text } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { useMachineCall } from '#src/flow/calls/use-machine-call.ts';
import { FailedLine } from '#src/flow/waits/failed-line.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import { MailAddress } from '#src/ui/mail-address.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Dialog } from '#ui/dialog.tsx';

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

/** A contact address; deleting asks for confirmation. */
export function ContactRow({ contact: { id, kind, value, label, removable } }: ContactRowProps) {
  const { t } = useTranslation('manage');
  const text = useText();
  const call = useCall();
  const locale = useLocale();
  const queries = useQueryClient();
  const keep = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const remove = useMachineCall(async (_: undefined, signal) => {
    await call(deletions[kind], { params: { id }, signal, locale });
    await Promise.all(
      [queryKeyOf(api.contact.getEmailByCode), ['existing']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  });
  return (
    <li>
      <span className="small soft">{text(label)}</span>
      <b>{kind === 'email' ? <MailAddress address={value} /> : value}</b>
      {removable === 'Y' ? (
        <Button variant="quiet" size="s" icon="trash" busy={remove.working} onClick={() => setAsking(true)}>
          {t('contact.delete')} <VisuallyHidden>{value}</VisuallyHidden>
        </Button>
      ) : (
        <span className="small soft">{t('contact.required')}</span>
      )}
      <FailedLine call={remove} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('contact.ask', { value })}
        closeLabel={t('existing.close')}
        role="alertdialog"
        initialFocus={keep}
        footer={
          <div className="actions">
            <Button
              variant="danger"
              onClick={() => {
                setAsking(false);
                remove.make(undefined);
              }}
            >
              {t('contact.delete')}
            </Button>
            <Button ref={keep} variant="secondary" onClick={() => setAsking(false)}>
              {t('contact.keep')}
            </Button>
          </div>
        }
      >
        <p>{t('contact.askText')}</p>
      </Dialog>
    </li>
  );
}
