import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** Who else has this page open; the newest change of each field counts, and changes appear here as they are made. */
export function OthersHere({ emails }: { readonly emails: readonly string[] }) {
  const t = useDeskTexts();
  const who = emails.join(', ');
  return (
    <p className="dk-others" role="status">
      {emails.length > 0 && (
        <>
          {emails.map((email) => (
            <span key={email} className="dk-avatar dk-avatar-other" aria-hidden="true">
              {email.slice(0, 2).toUpperCase()}
            </span>
          ))}
          <span>{t('one.others', { who })}</span>
        </>
      )}
    </p>
  );
}
