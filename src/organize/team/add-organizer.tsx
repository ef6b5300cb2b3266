import { type FormEvent, useId, useRef, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { ROLES, type Role } from '#engine/contract/roles.ts';
import { failureText } from '../api/failure-text.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useWrite } from './use-team.ts';

/** Adds someone to the team by their address, with a role. */
export function AddOrganizer() {
  const t = useDeskTexts();
  const notify = useNotify();
  const roleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [role, setRole] = useState<Role>('desk');
  const { mutate, isPending, error } = useWrite(api.organizers.addOrganizer, api.organizers.listTeam);
  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (isPending) return;
    mutate(
      { email, role },
      {
        onSuccess() {
          notify(t('team.added_notice', { email, role: t(`roles.${role}`) }));
          if (field.current) field.current.value = '';
        },
        onError: () => field.current?.focus(),
      },
    );
  }
  return (
    <form className="dk-form dk-form-row" noValidate onSubmit={submit}>
      <Field
        label={t('team.add_email')}
        type="email"
        autoComplete="off"
        ref={field}
        error={error ? failureText(error, t) : undefined}
      />
      <div className="dk-field">
        <label htmlFor={roleId}>{t('team.role')}</label>
        <select
          id={roleId}
          className="dk-select"
          value={role}
          onChange={(event) => setRole(ROLES.find((each) => each === event.target.value) ?? role)}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {t(`roles.${each}`)}
            </option>
          ))}
        </select>
        <p className="dk-soft dk-small">{t(`role_details.${role}`)}</p>
      </div>
      <button type="submit" className="dk-button dk-button-primary" aria-disabled={isPending || undefined}>
        {t(isPending ? 'team.adding' : 'team.add_button')}
      </button>
    </form>
  );
}
