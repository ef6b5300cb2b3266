import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { Section } from '../parts/section.tsx';
import { instantOf, leftUntil } from './time-left.ts';
import './countdown-block.css';

const UNITS = ['days', 'hours', 'minutes'] as const;

/** How long it is until a moment, minute by minute; read out once, not at every minute. */
export function CountdownBlock({ block, sunken }: BlockProps<'countdown'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const { timezone } = useEvent();
  const now = useMinute();
  const left = leftUntil(instantOf(block.until, timezone), now);
  return (
    <Section sunken={sunken} title={block.title}>
      {left ? (
        <div role="timer">
          <dl className="countdown">
            {UNITS.map((unit) => (
              <div key={unit}>
                <dd>{left[unit]}</dd>
                <dt>{t(unit, { count: left[unit] })}</dt>
              </div>
            ))}
          </dl>
        </div>
      ) : (
        <p className="lead">{text(block.over)}</p>
      )}
      {block.action && (
        <div className="actions countdown-actions">
          <ActionLink action={block.action} className={buttonClass()} />
        </div>
      )}
    </Section>
  );
}

/** The time, at each full minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 60_000 - (now % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
