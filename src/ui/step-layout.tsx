import type { ReactNode, Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export type StepLayoutProps = {
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The summary beside the form; on phones the action bar shows it instead. */
  side?: ReactNode;
  /** The label of the side column; a purely visual one has none. */
  sideLabel?: string;
  /** Comes after the form on phones, and below the summary on wide screens. */
  after?: ReactNode;
  /** Other forms of the page: side by side below the first if there is room. */
  below?: ReactNode;
  /** The primary button and the way back, under the form. */
  foot?: ReactNode;
  /** Heading and lead are on a band with the look's artwork. */
  band?: 'poster' | undefined;
  /** Whether the form uses the full width, without a side column. */
  wide?: boolean;
  /** Whether heading, form and buttons share one sheet, if there is room. */
  sheet?: boolean;
  /** Whether it is the first page: its heading is then a title. */
  opening?: boolean;
  /** The step slides in from where the reader is going. */
  direction?: 'forward' | 'back';
  /** The heading, focused when the step changes. */
  headingRef?: Ref<HTMLHeadingElement>;
};

/** One step: a form column and, on desktop, a side panel that stays in view. */
export function StepLayout({
  heading,
  lead,
  children,
  side,
  sideLabel,
  after,
  below,
  foot,
  band,
  wide = false,
  sheet = false,
  opening = false,
  direction,
  headingRef,
}: StepLayoutProps) {
  const Side = sideLabel === undefined ? 'div' : 'aside';
  const head = (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {lead && <p className="lead">{lead}</p>}
    </>
  );
  const page = (
    <div
      className={classNames(
        'wrap',
        'step',
        wide && 'step-wide',
        sheet && 'step-sheet',
        opening && 'step-opening',
        direction && `step-${direction}`,
      )}
    >
      <div>
        {!band && <div className="step-head">{head}</div>}
        {children}
        {foot && <div className="step-foot actions">{foot}</div>}
      </div>
      {side && !wide && (
        <Side className="side" aria-label={sideLabel}>
          {side}
        </Side>
      )}
      {after && <div className="step-after">{after}</div>}
      {below && <div className="step-below">{below}</div>}
    </div>
  );
  if (!band) return page;
  return (
    <>
      <div className={`step-band step-band-${band}`}>
        <div className="wrap">{head}</div>
      </div>
      {page}
    </>
  );
}
