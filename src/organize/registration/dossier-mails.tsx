import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMail } from '#engine/contract/desk.ts';
import { api } from '#engine/contract/organizer-calls.ts';
import { useCall } from '#src/api/call-context.tsx';
import { query } from '#src/api/query.ts';
import { Failed, Loading } from '../shell/states.tsx';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { MailSheet } from './mail-sheet.tsx';
import { SendAgain } from './send-again.tsx';

/** The emails that were sent, each to be read. */
export function DossierMails({
  code,
  mails,
}: {
  readonly code: string;
  readonly mails: readonly DeskMail[];
}) {
  const t = useDeskTexts();
  if (mails.length === 0) return <p className="dk-soft">{t('one.no_mails')}</p>;
  return (
    <ul className="dk-mails">
      {mails.map((mail) => (
        <MailEntry key={mail.id} code={code} mail={mail} />
      ))}
    </ul>
  );
}

function MailEntry({ code, mail }: { readonly code: string; readonly mail: DeskMail }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const [isOpen, setOpen] = useState(false);
  const isFailed = mail.state === 'failed';
  return (
    <li>
      <div className="dk-row">
        <b className="dk-grow">{mail.subject}</b>
        <span className={isFailed ? 'dk-bad' : 'dk-soft'}>{t(`one.mail_states.${mail.state}`)}</span>
        <button
          type="button"
          className="dk-link"
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'one.hide' : 'one.read')}: ${mail.subject}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'one.hide' : 'one.read')}
        </button>
        <SendAgain code={code} id={mail.id} subject={mail.subject} />
      </div>
      <p className="dk-soft">
        {time(mail.at)} · {mail.recipient}
        {mail.error && <span className="dk-bad"> {mail.error}</span>}
      </p>
      {isOpen && <MailText code={code} id={mail.id} />}
    </li>
  );
}

function MailText({ code, id }: { readonly code: string; readonly id: string }) {
  const { repeat: _, ...options } = query(useCall(), api.desk.getDossierMail, { params: { code, id } });
  const { data, error, refetch } = useQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
  if (error) return <Failed error={error} onRetry={() => void refetch()} />;
  return data ? <MailSheet mail={data} /> : <Loading />;
}
