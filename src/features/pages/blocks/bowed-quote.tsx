import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import './bowed-quote.css';

const STRINGS = [0, 1, 2, 3];

/** A quotation across the whole page, on four strings with a bow. */
export function BowedQuote({ block }: Pick<BlockProps<'quote'>, 'block'>) {
  const { t } = useTranslation('home');
  const text = useText();
  return (
    <section className="bowed">
      <svg viewBox="0 0 1280 520" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <g fill="none" stroke="var(--src-second)" opacity=".75">
          {STRINGS.map((at) => (
            <path
              key={at}
              d={`M-20 ${330 + at * 34}L1300 ${250 + at * 34}`}
              strokeWidth={(1 + at * 0.7).toFixed(1)}
            />
          ))}
        </g>
        <path d="M760-30L1010 560" stroke="var(--src-third)" strokeWidth="9" />
        <path d="M782-30L1030 556" stroke="var(--bow-hair)" strokeWidth="4" />
      </svg>
      <div className="wrap">
        <blockquote>{t('quote', { text: text(block.quote) })}</blockquote>
        <p>
          <b>{text(block.name)}</b>
          {block.text && <>, {text(block.text)}</>}
        </p>
        {block.action && (
          <ActionLink action={block.action} className={buttonClass({ variant: 'secondary' })} />
        )}
      </div>
    </section>
  );
}
