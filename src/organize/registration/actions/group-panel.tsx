import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedGroup, Membership } from '#engine/contract/desk-groups.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { useGroups } from '../../api/use-groups.ts';
import { Field } from '../../shell/field.tsx';
import { useNotify } from '../../shell/notices.tsx';
import { Empty, Failed, Loading } from '../../shell/states.tsx';
import { useDeskTexts } from '../../shell/use-desk-texts.ts';
import type { ActionProps } from './action-names.ts';
import { Panel } from './panel.tsx';
import { useAction } from './use-action.ts';

/** How many groups a search offers. */
const OFFERED = 8;

/** Puts a registration into a group, or takes it out of its own. */
export function GroupPanel(props: ActionProps) {
  const t = useDeskTexts();
  const { repeat: _, ...options } = query(useCall(), api.deskGroups.getMembershipAsOrganizer, {
    params: { code: props.data.dossier.code },
  });
  const { data, error, refetch } = useQuery({ ...options, staleTime: 0 });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  switch (data.may) {
    case 'join':
      return <JoinForm {...props} />;
    case 'leave':
      return <LeaveForm {...props} membership={data} />;
    case 'none':
      return <Empty title={t('act.group')}>{t('groups.not_now')}</Empty>;
    default:
      return data.may satisfies never;
  }
}

function JoinForm({ data, onClose }: ActionProps) {
  const t = useDeskTexts();
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [group, setGroup] = useState<ListedGroup>();
  const [why, setWhy] = useState('');
  const found = useGroups(typed.trim());
  const rows = found.data?.pages[0]?.rows.slice(0, OFFERED) ?? [];
  const { send, isPending, wrong, problem } = useAction(api.deskGroups.putIntoGroup, (done) => {
    notify(t('groups.joined', { organization: done.group }));
    onClose();
  });
  const nameOf = ({ organization, contact, code }: ListedGroup) => organization || contact || code;
  return (
    <Panel
      title={t('act.group')}
      action={t('groups.join_do')}
      isWorking={isPending}
      closed={!group ? t('groups.find_first') : why.trim() === '' ? t('act.why_needed') : undefined}
      problem={problem('why')}
      onClose={onClose}
      onSubmit={() => {
        if (group) send({ code: data.dossier.code, group_code: group.code, why: why.trim() });
      }}
      consequences={
        group
          ? [
              t('groups.joins', { organization: nameOf(group) }),
              ...(group.owing > 0 ? [t('groups.not_billed')] : []),
              t('act.no_mail'),
            ]
          : []
      }
    >
      <Field
        label={t('groups.search_label')}
        placeholder={t('groups.search')}
        type="search"
        value={typed}
        maxLength={100}
        data-first-field
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className="dk-checks">
        <legend className="dk-hidden">{t('groups.find')}</legend>
        {rows.map((row) => (
          <label key={row.code}>
            <input
              type="radio"
              name="group"
              checked={group?.code === row.code}
              onChange={() => setGroup(row)}
            />
            <span className="dk-grow">
              {nameOf(row)}
              <span className="dk-soft dk-small dk-block">{row.email}</span>
            </span>
          </label>
        ))}
        {found.data && rows.length === 0 && <p className="dk-soft">{t('list.nothing_title')}</p>}
      </fieldset>
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

function LeaveForm({ data, membership, onClose }: ActionProps & { readonly membership: Membership }) {
  const t = useDeskTexts();
  const notify = useNotify();
  const [why, setWhy] = useState('');
  const { send, isPending, wrong, problem } = useAction(api.deskGroups.takeOutOfGroup, (done) => {
    notify(t('groups.left', { organization: done.group }));
    onClose();
  });
  const organization = membership.group?.organization ?? '';
  return (
    <Panel
      title={t('act.group')}
      action={t('groups.leave_do')}
      isWorking={isPending}
      closed={why.trim() === '' ? t('act.why_needed') : undefined}
      problem={problem('why')}
      onClose={onClose}
      onSubmit={() => send({ code: data.dossier.code, why: why.trim() })}
      consequences={[
        t('groups.leaves', { organization }),
        ...(membership.invoice ? [t('groups.voids', { number: membership.invoice })] : []),
        t('act.no_mail'),
      ]}
    >
      <Field
        label={t('act.why')}
        value={why}
        maxLength={500}
        data-first-field
        onChange={({ target }) => setWhy(target.value)}
        error={wrong('why')}
      />
      <p className="dk-soft dk-small">{t('act.why_hint')}</p>
    </Panel>
  );
}
