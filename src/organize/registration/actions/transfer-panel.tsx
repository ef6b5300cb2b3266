import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { TransferPreview } from '#engine/contract/desk-transfer.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { formatList } from '#engine/form/format/list.ts';
import { resolveText, type Text } from '#engine/form/languages/text.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { dossierPath } from '../../shell/paths.ts';
import { Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** Transfers a registration to another person. */
export function TransferPanel(props: ActionProps) {
  const { repeat: _, ...options } = query(useCall(), api.deskTransfer.previewTransfer, {
    params: { code: props.data.dossier.code },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return <TransferForm {...props} preview={data} />;
}

function TransferForm({ data, preview, onClose }: ActionProps & { readonly preview: TransferPreview }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const notify = useNotify();
  const navigate = useNavigate();
  const { dossier } = data;
  const [person, setPerson] = useState({ first_name: '', last_name: '', email: '' });
  const [why, setWhy] = useState('');
  const typed = (part: Partial<typeof person>) => setPerson({ ...person, ...part });
  const { send, isPending, wrong, problem } = useAction(api.deskTransfer.transferRegistration, ({ code }) => {
    notify(t('transfer.done', { name: person.first_name, code }));
    void navigate(dossierPath(locale, code), { replace: true });
  });
  const steps = (labels: readonly Text[]) =>
    formatList(
      labels.map((label) => resolveText(label, locale)),
      locale,
    );
  const email = person.email.trim();
  const closed =
    person.first_name.trim() === '' || email === ''
      ? t('transfer.enter')
      : why.trim() === ''
        ? t('act.why_needed')
        : undefined;
  const { asks, fills, tickets, invoice } = preview;
  return (
    <Panel
      title={t('act.transfer')}
      action={t('transfer.do')}
      isWorking={isPending}
      closed={closed}
      problem={problem('email', 'first_name', 'last_name', 'why')}
      onClose={onClose}
      onSubmit={() =>
        send({
          code: dossier.code,
          first_name: person.first_name.trim(),
          last_name: person.last_name.trim(),
          email,
          why: why.trim(),
        })
      }
      consequences={[
        t('transfer.stays'),
        ...(asks.length > 0 ? [t('transfer.asks', { steps: steps(asks) })] : []),
        ...(fills.length > 0 ? [t('transfer.fills', { steps: steps(fills) })] : []),
        t('transfer.code', { code: dossier.code, email: dossier.email }),
        ...(tickets > 0 ? [t('transfer.tickets', { count: tickets })] : []),
        ...(invoice ? [t('transfer.invoice', { number: invoice })] : []),
        t('transfer.mails', { email: dossier.email }),
        t('transfer.final'),
      ]}
    >
      <Field
        label={t('register.first_name')}
        value={person.first_name}
        maxLength={120}
        data-first-field
        onChange={({ target }) => typed({ first_name: target.value })}
        error={wrong('first_name')}
      />
      <Field
        label={t('register.last_name')}
        value={person.last_name}
        maxLength={120}
        onChange={({ target }) => typed({ last_name: target.value })}
        error={wrong('last_name')}
      />
      <Field
        label={t('register.email')}
        type="email"
        value={person.email}
        maxLength={254}
        onChange={({ target }) => typed({ email: target.value })}
        error={wrong('email')}
      />
      <Field
        label={t('act.why')}
        value={why}
        maxLength={500}
        onChange={({ target }) => setWhy(target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
    </Panel>
  );
}
