import { useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import type { TeamMember } from '#engine/contract/organizers.ts';
import { ROLES, type Role } from '#engine/contract/roles.ts';
import { useOrganizer } from '../api/use-organizer.ts';
import { Confirm } from '../shell/confirm.tsx';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { useWrite } from './use-team.ts';

/** The team: each with their role, to be changed or removed. */
export function TeamTable({ team }: { readonly team: readonly TeamMember[] }) {
  const t = useDeskTexts();
  const notify = useNotify();
  const [leaving, setLeaving] = useState<string | undefined>();
  const remove = useWrite(api.organizers.removeOrganizer, api.organizers.listTeam);
  return (
    <div className="dk-wide">
      <table className="dk-table">
        <thead>
          <tr>
            <th scope="col">{t('team.person')}</th>
            <th scope="col">{t('team.role')}</th>
            <th scope="col">{t('team.added')}</th>
            <th scope="col">{t('team.used')}</th>
            <th scope="col">
              <span className="dk-hidden">{t('team.remove')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map((member) => (
            <TeamRow key={member.email} member={member} onRemove={() => setLeaving(member.email)} />
          ))}
        </tbody>
      </table>
      {leaving !== undefined && (
        <Confirm
          title={t('team.remove_title', { email: leaving })}
          action={t(remove.isPending ? 'team.removing' : 'team.remove')}
          isWorking={remove.isPending}
          onClose={() => setLeaving(undefined)}
          onConfirm={() =>
            remove.mutate(
              { email: leaving },
              {
                onSuccess: () => notify(t('team.removed_notice', { email: leaving })),
                onSettled: () => setLeaving(undefined),
              },
            )
          }
        >
          {t('team.remove_text')}
        </Confirm>
      )}
    </div>
  );
}

function TeamRow({ member, onRemove }: { readonly member: TeamMember; readonly onRemove: () => void }) {
  const t = useDeskTexts();
  const { day, time } = useMoments();
  const notify = useNotify();
  const me = useOrganizer().email === member.email;
  const change = useWrite(api.organizers.addOrganizer, api.organizers.listTeam);
  const { email } = member;
  const setRole = (role: Role) =>
    change.mutate(
      { email, role },
      { onSuccess: () => notify(t('team.role_notice', { email, role: t(`roles.${role}`) })) },
    );
  return (
    <tr>
      <td>
        <b>{email}</b>
        {me && <span className="dk-soft"> ({t('team.you')})</span>}
      </td>
      <td>
        <select
          className="dk-select"
          aria-label={t('team.role_of', { email })}
          value={member.role}
          disabled={change.isPending}
          onChange={(event) => {
            const role = ROLES.find((each) => each === event.target.value);
            if (role) setRole(role);
          }}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </select>
        <p className="dk-soft dk-small">{t(`role_details.${member.role}`)}</p>
      </td>
      <td className="dk-soft">
        {day(member.added_at)} {t('team.added_by', { by: member.added_by })}
      </td>
      <td className="dk-soft">{member.used_at ? time(member.used_at) : t('team.never')}</td>
      <td className="dk-num">
        <button
          type="button"
          className="dk-button"
          aria-label={`${t('team.remove')}: ${email}`}
          onClick={onRemove}
        >
          {t('team.remove')}
        </button>
      </td>
    </tr>
  );
}
