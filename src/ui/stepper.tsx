import type { MouseEvent, ReactNode } from 'react';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { Icon } from '#ui/icon.tsx';

export type StepperStep = {
  id: string;
  title: string;
  state: 'done' | 'now' | 'next';
  /** Where a done step leads; without it the step is a button. */
  href?: string;
};

export type StepperProps = {
  /** Names the navigation, e.g. "Registration steps". */
  label: string;
  steps: readonly StepperStep[];
  /** "Step 2 of 6", shown on phones. */
  progress: string;
  /** Read after the title of a completed step, such as "completed". */
  doneLabel?: string;
  /** A done step was chosen; a link is not followed then. Without it and without href, done steps are plain words. */
  onSelect?: (id: string) => void;
};

/** The steps of a registration: words on desktop, name, count and segments on phones. */
export function Stepper({ label, steps, progress, doneLabel, onSelect }: StepperProps) {
  const current = steps.find((step) => step.state === 'now');
  return (
    <nav className="stepper" aria-label={label}>
      <div className="wrap">
        <p className="stepper-now">
          <b>{current?.title}</b>
          <span>{progress}</span>
        </p>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step.id}
              className={step.state === 'next' ? undefined : step.state}
              aria-current={step.state === 'now' ? 'step' : undefined}
            >
              <Step step={step} onSelect={onSelect}>
                <span className="dot" aria-hidden="true">
                  {step.state === 'done' ? <Icon name="check" size="s" /> : index + 1}
                </span>
                <span className="stepper-word">
                  {step.title}
                  {step.state === 'done' && doneLabel && <VisuallyHidden>, {doneLabel}</VisuallyHidden>}
                </span>
              </Step>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

type StepProps = { step: StepperStep; onSelect?: (id: string) => void; children: ReactNode };

function Step({ step, onSelect, children }: StepProps) {
  if (step.state !== 'done' || (!onSelect && step.href === undefined)) {
    return <span className="stepper-step">{children}</span>;
  }
  if (step.href === undefined) {
    return (
      <button type="button" className="stepper-step" onClick={() => onSelect?.(step.id)}>
        {children}
      </button>
    );
  }
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    // A new tab or window is the reader's choice, and the browser's work.
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onSelect(step.id);
  }
  return (
    <a href={step.href} className="stepper-step" onClick={follow}>
      {children}
    </a>
  );
}
