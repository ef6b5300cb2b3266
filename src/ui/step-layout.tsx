import type { ReactNode, Ref } from 'react';
import { classNames } from '#src/ui/class-names.ts';

export type StepLayoutProps = {
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The summary beside the form; on phones the action bar shows it instead. */
  side?: ReactNode;
  /** Names the column beside the form. */
  sideLabel?: string;
  /** The primary button and the way back, under the form. */
  foot?: ReactNode;
  /** The form takes the page's whole width, and nothing stands beside it. */
  wide?: boolean;
  /** The step slides in from where the reader is going. */
  direction?: 'forward' | 'back';
  /** The heading can take focus when the step changes. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** One step: a form column and, on desktop, a side panel that stays in view. */
export function StepLayout({
  heading,
  lead,
  children,
  side,
  sideLabel,
  foot,
  wide = false,
  direction,
  headingRef,
}: StepLayoutProps) {
  return (
    <div className={classNames('wrap', 'step', wide && 'step-wide', direction && `step-${direction}`)}>
      <div>
        <div className="step-head">
          <h1 ref={headingRef} tabIndex={-1}>
            {heading}
          </h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        {children}
        {foot && <div className="step-foot actions">{foot}</div>}
      </div>
      {side && !wide && (
        <aside className="side" aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  );
}
