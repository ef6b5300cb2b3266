import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ActiveService } from '#engine/event/documents/event/analytics-origins.ts';
import { useArea } from '#src/lib/i18n/use-area.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Button } from '#src/ui/button.tsx';
import './consent.css';

export interface ConsentBannerProps {
  readonly services: readonly ActiveService[];
  readonly refused: boolean;
  readonly answer: boolean | undefined;
  /** Whether the visitor opened it. */
  readonly askedAgain: boolean;
  readonly onAnswer: (answer: boolean) => void;
  readonly onClose: () => void;
}

/** The question of being measured, at the foot of the window; it has room of its own at the end of the page. */
export function ConsentBanner(props: ConsentBannerProps) {
  return useArea('consent') && <Banner {...props} />;
}

function Banner({ services, refused, answer, askedAgain, onAnswer, onClose }: ConsentBannerProps) {
  const { t } = useTranslation('consent');
  const heading = useRef<HTMLHeadingElement>(null);
  const banner = useRef<HTMLElement>(null);
  const headingId = useId();
  useRoomBelow(banner);
  useReturningFocus(heading, askedAgain);
  return (
    <section className="consent" ref={banner} aria-labelledby={headingId}>
      <div className="wrap">
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1}>
            {t('title')}
          </h2>
          {refused ? (
            <p>{t('refused')}</p>
          ) : (
            <>
              <p>{t('text')}</p>
              <ul>
                {services.map(({ service }) => (
                  <li key={service}>{t(service)}</li>
                ))}
              </ul>
              {answer !== undefined && <p className="strong">{t(answer ? 'is_accepted' : 'is_declined')}</p>}
            </>
          )}
        </div>
        <div className="consent-answers">
          {refused ? (
            <Button variant="secondary" onClick={onClose}>
              {t('close')}
            </Button>
          ) : (
            <>
              <Button variant="secondary" onClick={() => onAnswer(false)}>
                {t('decline')}
              </Button>
              <Button variant="secondary" onClick={() => onAnswer(true)}>
                {t('accept')}
              </Button>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Publishes the banner's height, so that scroll targets and floating elements stay above it. */
function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const { style } = document.documentElement;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      style.setProperty('--consent-height', `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, [banner]);
}

/** Moves focus to the banner when it is opened, and back afterwards. */
function useReturningFocus(heading: RefObject<HTMLElement | null>, opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [heading, opened]);
}
