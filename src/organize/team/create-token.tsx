import { type FormEvent, useRef, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { PERMISSIONS, type Permission } from '#engine/contract/roles.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { SelectField } from '../shell/select-field.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useWrite } from './use-team.ts';

const DAYS = [30, 90, 365] as const;

/** Creates a token for a program, and shows it this once. */
export function CreateToken() {
  const t = useDeskTexts();
  const name = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState<'name' | 'permission' | undefined>();
  const [permissions, setPermissions] = useState<readonly Permission[]>(['registrations']);
  const [days, setDays] = useState<number>(90);
  const { mutate, isPending, data } = useWrite(api.organizers.createApiToken, api.organizers.listApiTokens);
  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    const typed = name.current?.value.trim() ?? '';
    if (isPending) return;
    const isMissing = typed === '' ? 'name' : permissions.length === 0 ? 'permission' : undefined;
    setMissing(isMissing);
    if (isMissing) {
      if (isMissing === 'name') name.current?.focus();
      return;
    }
    mutate(
      { name: typed, permissions: [...permissions], days },
      {
        onSuccess() {
          if (name.current) name.current.value = '';
        },
      },
    );
  }
  return (
    <>
      {data && <NewToken token={data.token} />}
      <details className="dk-details">
        <summary>{t('team.token_create')}</summary>
        <form className="dk-form" noValidate onSubmit={submit}>
          <Field
            label={t('team.token_name')}
            maxLength={80}
            autoComplete="off"
            ref={name}
            error={missing === 'name' ? t('team.token_name_missing') : undefined}
          />
          <fieldset className="dk-checks">
            <legend>{t('team.token_permissions')}</legend>
            {PERMISSIONS.map((permission) => (
              <label key={permission}>
                <input
                  type="checkbox"
                  checked={permissions.includes(permission)}
                  onChange={(event) =>
                    setPermissions(
                      event.target.checked
                        ? [...permissions, permission]
                        : permissions.filter((each) => each !== permission),
                    )
                  }
                />
                {t(`permissions.${permission}`)}
              </label>
            ))}
            {missing === 'permission' && (
              <p className="dk-error" role="alert">
                {t('team.token_permission_missing')}
              </p>
            )}
          </fieldset>
          <SelectField label={t('team.token_days')} value={days} onChange={(value) => setDays(Number(value))}>
            {DAYS.map((count) => (
              <option key={count} value={count}>
                {t('team.days', { count })}
              </option>
            ))}
          </SelectField>
          <button
            type="submit"
            className="dk-button dk-button-primary"
            aria-disabled={isPending || undefined}
          >
            {t(isPending ? 'team.token_creating' : 'team.token_create')}
          </button>
        </form>
      </details>
    </>
  );
}

function NewToken({ token }: { readonly token: string }) {
  const t = useDeskTexts();
  const notify = useNotify();
  return (
    <div className="dk-note" role="status">
      <p>{t('team.token_shown')}</p>
      <p className="dk-row">
        <code className="dk-secret">{token}</code>
        <button
          type="button"
          className="dk-button"
          onClick={() => void copyText(token).then(() => notify(t('team.token_copied')))}
        >
          {t('team.token_copy')}
        </button>
      </p>
    </div>
  );
}
