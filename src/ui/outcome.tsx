import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type Tone, toneIcon } from '#src/ui/tone.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

export type OutcomeProps = {
  tone: Tone;
  icon?: IconName;
  /** The result; it is the page's heading. */
  heading: ReactNode;
  /** What it means for the reader. */
  children?: ReactNode;
  /** The way on. */
  actions?: ReactNode;
  /** Whether it replaces what was shown at the same address: it is scrolled to, and its heading is focused. */
  isResult?: boolean;
};

/** A page with a result or state, and what to do next. */
export function Outcome({
  tone,
  icon = toneIcon[tone],
  heading,
  children,
  actions,
  isResult = false,
}: OutcomeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isResult) return;
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isResult]);
  return (
    <div className="wrap">
      <div className="empty">
        <span className={classNames('empty-icon', tone)}>
          <Icon name={icon} />
        </span>
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {children && <div className="empty-words">{children}</div>}
        {actions && <div className="actions">{actions}</div>}
      </div>
    </div>
  );
}
