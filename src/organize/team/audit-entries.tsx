import type { AuditChange, AuditEntry } from '#engine/contract/audit.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';
import { changeInWords } from './change-in-words.ts';

/** Entries of the audit log, newest first. */
export function AuditEntries({
  entries,
  nothing,
}: {
  readonly entries: readonly AuditEntry[];
  readonly nothing: string;
}) {
  if (entries.length === 0) return <p className="dk-soft">{nothing}</p>;
  return (
    <ol className="dk-audit">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  const { actor, actor_kind, action, subject, changes, reason, at, ip } = entry;
  const who =
    actor_kind === 'person'
      ? actor
      : actor_kind === 'token'
        ? t('audit.token', { name: actor })
        : t('audit.root');
  const said = t(`audit.actions.${action as 'addOrganizer'}`);
  return (
    <li>
      <p>
        <b>{who}</b> {said.startsWith('audit.') ? action : said} {subject && <b>{subject}</b>}
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
  const { what, was, is } = changeInWords(change, t);
  if (was !== undefined && is !== undefined) return t('audit.was_is', { what, was, is });
  return is !== undefined ? t('audit.is', { what, is }) : t('audit.was', { what, was: was ?? '' });
}
