import { Link } from 'react-router';
import type { AuditChange, AuditEntry } from '#engine/contract/audit.ts';
import { auditedAction } from '#engine/contract/audit-words/audited-action.ts';
import { useLocale } from '#src/lib/i18n/locale-provider.tsx';
import { dossierPath } from '../shell/paths.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { actionInWords, changeInWords } from './change-in-words.ts';

const CODE = /^[A-Z0-9]{4}-[A-Z0-9]{4}$/;

/** Entries of the audit log, newest first; with `leads` the code of a registration leads to it. */
export function AuditEntries({
  entries,
  nothing,
  leads = false,
}: {
  readonly entries: readonly AuditEntry[];
  readonly nothing: string;
  readonly leads?: boolean;
}) {
  if (entries.length === 0) return <p className="dk-soft">{nothing}</p>;
  return (
    <ol className="dk-audit">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} leads={leads} />
      ))}
    </ol>
  );
}

function Entry({ entry, leads }: { readonly entry: AuditEntry; readonly leads: boolean }) {
  const t = useDeskTexts();
  const locale = useLocale();
  const { time } = useMoments();
  const { actor, actor_kind, subject, changes, reason, at, ip } = entry;
  const who =
    actor_kind === 'person'
      ? actor
      : actor_kind === 'token'
        ? t('audit.token', { name: actor })
        : t('audit.root');
  return (
    <li>
      <p>
        <b>{who}</b> {actionInWords(auditedAction(entry), t)}{' '}
        {leads && CODE.test(subject) ? (
          <Link className="dk-link" to={dossierPath(locale, subject)}>
            {subject}
          </Link>
        ) : (
          subject && <b>{subject}</b>
        )}
      </p>
      {changes
        .filter(({ is, was }) => (is ?? was) !== subject)
        .map((change) => (
          <p key={change.what} className="dk-soft">
            <Change change={change} />
          </p>
        ))}
      {reason && <p className="dk-soft">{reason}</p>}
      <p className="dk-soft dk-small">
        {time(at)} · {ip}
      </p>
    </li>
  );
}

function Change({ change }: { readonly change: AuditChange }) {
  const t = useDeskTexts();
  const { what, was, is } = changeInWords(change, t, useLocale());
  if (was !== undefined && is !== undefined) return t('audit.was_is', { what, was, is });
  return is !== undefined ? t('audit.is', { what, is }) : t('audit.was', { what, was: was ?? '' });
}
