import { useSyncExternalStore } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import { useText } from '#src/lib/i18n/use-text.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { BlockProps } from '../block-props.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { Section } from '../parts/section.tsx';
import { instantOf, leftUntil } from './time-left.ts';
import './countdown-block.css';

const UNITS = ['days', 'hours', 'minutes'] as const;
const UNKNOWN: Partial<Record<(typeof UNITS)[number], number>> = {};

/** How long it is until a moment, minute by minute; read out once, not at every minute. */
export function CountdownBlock({ block, sunken }: BlockProps<'countdown'>) {
  const { t } = useTranslation('pages');
  const text = useText();
  const { timezone } = useEvent();
  const now = useMinute();
  const left = now === undefined ? UNKNOWN : leftUntil(instantOf(block.until, timezone), now);
  return (
    <Section sunken={sunken} className="section-text" title={block.title}>
      <div>
        {left ? (
          <div role="timer">
            <dl className="countdown">
              {UNITS.map((unit) => (
                <div key={unit}>
                  <dt>{t(unit, { count: left[unit] ?? 2 })}</dt>
                  <dd>{left[unit] ?? '–'}</dd>
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
      </div>
    </Section>
  );
}

const MINUTE = 60_000;
const minute = () => Math.floor(Date.now() / MINUTE) * MINUTE;

function onMinute(tell: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The current minute; undefined in server-rendered pages, which may be viewed later. */
function useMinute(): number | undefined {
  return useSyncExternalStore(onMinute, minute, () => undefined);
}
