import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '#src/ui/icon.tsx';

export type SummarizedError = {
  /** The id of the control that the link leads to. */
  targetId: string;
  label: ReactNode;
  /** Where the link points when the control is on another page. */
  href?: string;
};

export type ErrorSummaryProps = {
  heading: ReactNode;
  /** In page order. With none, nothing is rendered. */
  errors: readonly SummarizedError[];
  /** Focus moves here each time this number changes to another than 0: count the refused submits. */
  focusSignal?: number;
  /** Called instead of following the link; by default the control receives the focus. */
  onSelect?: (error: SummarizedError) => void;
};

/** All errors of a page with links to their controls; receives the focus when `focusSignal` changes. */
export function ErrorSummary({ heading, errors, focusSignal = 0, onSelect }: ErrorSummaryProps) {
  const headingId = useId();
  const summary = useRef<HTMLElement>(null);
  const empty = errors.length === 0;

  useEffect(() => {
    if (focusSignal === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView?.({ block: 'start' });
  }, [focusSignal]);

  function select(event: MouseEvent<HTMLAnchorElement>, error: SummarizedError) {
    if (!onSelect && error.href) return;
    event.preventDefault();
    if (onSelect) onSelect(error);
    else focusControl(error.targetId);
  }

  if (empty) return null;
  return (
    <section ref={summary} className="error-summary" aria-labelledby={headingId} tabIndex={-1}>
      <h2 id={headingId}>
        <Icon name="alert" />
        <span>{heading}</span>
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.targetId}>
            <a href={error.href ?? `#${error.targetId}`} onClick={(event) => select(event, error)}>
              {error.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Focuses a control by id (in a group, its first control) with its label in view. */
export function focusControl(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? target.querySelector<HTMLElement>('input, select, textarea, button')
    : target;
  control?.focus({ preventScroll: true });
  (control?.closest('.field, .group') ?? control)?.scrollIntoView?.({ block: 'start' });
}
