import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { queryKeyOf } from '#src/api/query.ts';
import { failureText } from '../api/failure-text.ts';
import { useMay, useOrganizer } from '../api/use-organizer.ts';
import { Field } from '../shell/field.tsx';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** Changes the email address of a registration, with what that does above the button. */
export function ChangeAddress({ code, email }: { readonly code: string; readonly email: string }) {
  const t = useDeskTexts();
  const call = useCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const { event } = useOrganizer();
  const mayEdit = useMay('edit');
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (typed: string) =>
      call(api.contact.changeEmailAsOrganizer, { body: { event, code, email: typed } }),
    onSuccess: (changed) => {
      notify(t('address.done', { email: changed.email }));
      setOpen(false);
      return Promise.all([
        queries.invalidateQueries({ queryKey: queryKeyOf(api.desk.getDossier) }),
        queries.invalidateQueries({ queryKey: queryKeyOf(api.desk.listDossiers) }),
      ]);
    },
  });
  if (!mayEdit) return null;
  if (!isOpen) {
    return (
      <button type="button" className="dk-button" onClick={() => setOpen(true)}>
        {t('address.title')}
      </button>
    );
  }
  function submit(submitted: FormEvent<HTMLFormElement>) {
    submitted.preventDefault();
    if (!isPending) mutate(field.current?.value.trim() ?? '');
  }
  return (
    <form className="dk-form" noValidate onSubmit={submit}>
      <Field
        label={t('address.new')}
        type="email"
        defaultValue={email}
        autoFocus
        ref={field}
        error={error ? failureText(error, t) : undefined}
      />
      <p className="dk-say">{t('address.consequence')}</p>
      <div className="dk-row">
        <button type="submit" className="dk-button dk-button-primary" aria-disabled={isPending || undefined}>
          {t(isPending ? 'address.saving' : 'address.save')}
        </button>
        <button
          type="button"
          className="dk-button"
          onClick={() => {
            reset();
            setOpen(false);
          }}
        >
          {t('address.cancel')}
        </button>
      </div>
    </form>
  );
}
