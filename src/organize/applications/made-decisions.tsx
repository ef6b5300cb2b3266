import type { MadeDecision } from '#engine/contract/desk-review.ts';
import { useDeskTexts } from '../shell/use-desk-texts.ts';
import { useMoments } from '../shell/use-moments.ts';

/** The decisions on an application with their messages, newest first. */
export function MadeDecisions({ decisions }: { readonly decisions: readonly MadeDecision[] }) {
  const t = useDeskTexts();
  const { time } = useMoments();
  if (decisions.length === 0) return null;
  return (
    <section className="dk-review-made">
      <h3>{t('review.decisions')}</h3>
      <ul className="dk-audit">
        {decisions.map(({ decision, at, message }) => (
          <li key={at}>
            <p>
              <b>{t(`decisions.${decision}`)}</b> <span className="dk-soft">{time(at)}</span>
            </p>
            {message && <p className="dk-lines-kept">{message}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
