import type { AnswerLine } from '#engine/form/summary/answer-lines.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import './answer-list.css';

/** Answers in words, in page order; errors are next to them. */
export function AnswerList({ lines }: { lines: readonly AnswerLine[] }) {
  const { t } = useTranslation('registration');
  return (
    <dl className="answers">
      {lines.map(({ id, label, text, errors }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            {text.length === 0 && <span className="soft">{t('review.none')}</span>}
            {text.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name
              <span key={index}>{part}</span>
            ))}
            {errors.map((message) => (
              <span key={message} className="error">
                {message}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
