import { api } from '#engine/contract/organizer-calls.ts';
import { useMay } from '../api/use-organizer.ts';
import { useNotify } from '../shell/notices.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useAction } from './actions/use-action.ts';

/** A button that sends an email again, for organizers who may edit. */
export function SendAgain({
  code,
  id,
  subject,
}: {
  readonly code: string;
  readonly id: string;
  readonly subject: string;
}) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { send, isPending, problem } = useAction(api.deskActions.sendMailAgain, ({ recipient }) =>
    notify(t('one.sent_to', { email: recipient })),
  );
  if (!useMay('edit')) return null;
  return (
    <>
      <button
        type="button"
        className="dk-link"
        aria-label={`${t('one.send_again')}: ${subject}`}
        aria-disabled={isPending || undefined}
        onClick={() => send({ code, id })}
      >
        {t('one.send_again')}
      </button>
      <Problem text={problem()} />
    </>
  );
}

/** Emails a registration its code. */
export function SendCode({ code }: { readonly code: string }) {
  const t = useDeskTexts();
  const notify = useNotify();
  const { send, isPending, problem } = useAction(api.deskActions.sendCodeAsOrganizer, ({ recipient }) =>
    notify(t('one.sent_to', { email: recipient })),
  );
  if (!useMay('edit')) return null;
  return (
    <>
      <button
        type="button"
        className="dk-button"
        aria-disabled={isPending || undefined}
        onClick={() => send({ code })}
      >
        {t('one.send_code')}
      </button>
      <Problem text={problem()} />
    </>
  );
}

function Problem({ text }: { readonly text: string | undefined }) {
  return text ? (
    <span className="dk-bad" role="alert">
      {text}
    </span>
  ) : null;
}
