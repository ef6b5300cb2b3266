import { useDeskTexts } from './use-desk-texts.ts';

/** Who else has the same thing open. */
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
          <span>{t('others', { who })}</span>
        </>
      )}
    </p>
  );
}
