import type { desk } from '#engine/contract/desk.ts';
import type { AnswerOf } from '#engine/contract/endpoint.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';

/** An email as its recipient saw it. Its links are not to be followed: they may act for the recipient. */
export function MailSheet({ mail }: { readonly mail: AnswerOf<(typeof desk)['getDossierMail']> }) {
  const t = useDeskTexts();
  const { subject, text, language, attachments } = mail;
  const paragraphs = text.trim().split(/\n{2,}/);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its frame is scrolled by keyboard too
    <section className="dk-mail-text" tabIndex={0} aria-label={subject}>
      <div lang={language}>
        <h3>{subject}</h3>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs have fixed places
          <p key={at}>
            <WithLinks text={paragraph} />
          </p>
        ))}
      </div>
      {attachments.length > 0 && (
        <p className="dk-soft dk-small">{t('one.attached', { files: attachments.join(', ') })}</p>
      )}
    </section>
  );
}

function WithLinks({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
      <span key={at} className="dk-mail-link">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
