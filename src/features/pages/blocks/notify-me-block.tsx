import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#engine/contract/api.ts';
import { ApiFailure } from '#src/api/api-failure.ts';
import { useCall } from '#src/api/call-context.tsx';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Note } from '#src/ui/note.tsx';
import type { BlockProps } from '../block-props.ts';
import { checkSubscription, type SubscriptionFaults, type SubscriptionValues } from './check-subscription.ts';
import { NotifyField } from './notify-field.tsx';
import './notify-me-block.css';

/** Leaves an address to be told of something. The answer is the same whether or not it was left before. */
export function NotifyMeBlock({ block }: BlockProps<'notify_me'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const call = useCall();
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<SubscriptionFaults>({});
  const send = useMutation({
    mutationFn: (values: SubscriptionValues) =>
      call(api.pages.subscribeEmail, {
        body: {
          ...values,
          type: block.type,
          notify_type: values.phone === '' ? 'email' : 'phone',
          locale,
        },
        locale,
      }),
    onError: (error) => {
      const refused = error instanceof ApiFailure ? error.failure.errors : {};
      if (refused['email']) show({ email: 'notify_email_wrong' });
      else if (refused['phone']) show({ phone: 'notify_phone_wrong' });
      else if (refused['your_name']) show({ your_name: 'notify_name_missing' });
    },
  });

  function show(found: SubscriptionFaults) {
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => String(data.get(name) ?? '').trim();
    const values = { your_name: read('your_name'), email: read('email'), phone: read('phone') };
    const found = checkSubscription(values);
    show(found);
    if (Object.keys(found).length === 0) send.mutate(values);
  }

  const failed = send.isError && Object.keys(faults).length === 0;
  return (
    <section className="notify">
      <div className="wrap">
        <div>
          <h2>{text(block.title)}</h2>
          {block.lead && <p className="lead">{text(block.lead)}</p>}
        </div>
        {send.isSuccess ? (
          <Note tone="success" role="status" title={t('notify_done_title')}>
            {t('notify_done')}
          </Note>
        ) : (
          <form ref={form} onSubmit={submit} noValidate>
            <NotifyField name="your_name" autoComplete="name" fault={faults.your_name} />
            <NotifyField name="email" type="email" autoComplete="email" fault={faults.email} />
            <div className="full">
              <NotifyField name="phone" type="tel" autoComplete="tel" fault={faults.phone} optional />
            </div>
            <div className="full stack">
              {failed && (
                <Note tone="danger" role="alert">
                  {t('notify_failed')}
                </Note>
              )}
              <div>
                <Button type="submit" busy={send.isPending}>
                  {t('notify_me')}
                </Button>
              </div>
            </div>
          </form>
        )}
      </div>
    </section>
  );
}
