import { useId } from 'react';
import type { CorrectedAnswer } from '#engine/form/summary/corrected-answer.ts';
import { FitRows } from '#src/flow/change/change-frame.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

/** The changed answers: before and after. */
export function CorrectedList({ answers }: { answers: readonly CorrectedAnswer[] }) {
  const { t } = useTranslation('manage');
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('correct.answers')}</h2>
      <FitRows>
        {answers.map(({ label, before, after }) => (
          <li key={text(label)}>
            <Icon name="edit" />
            <div>
              <b>{text(label)}</b>
              {text(before) && (
                <span className="small soft">
                  <VisuallyHidden>{t('correct.before')} </VisuallyHidden>
                  <s>{text(before)}</s>{' '}
                </span>
              )}
              <span className="small">
                <VisuallyHidden>{t('correct.after')} </VisuallyHidden>
                {text(after) || t('correct.nothing')}
              </span>
            </div>
          </li>
        ))}
      </FitRows>
    </section>
  );
}
