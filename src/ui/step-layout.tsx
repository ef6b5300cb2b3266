import type { ReactNode, Ref } from 'react';
import { classNames } from '#src/ui/class-names.ts';

export type StepLayoutProps = {
  heading: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The summary beside the form; on phones the action bar shows it instead. */
  side?: ReactNode;
  /** Names the column beside the form; one that is only looked at has no name. */
  sideLabel?: string;
  /** What follows the form on phones and stands under the summary where there is room. */
  after?: ReactNode;
  /** Other forms of the same page: beside each other under the first where there is room, else one after the other. */
  below?: ReactNode;
  /** The primary button and the way back, under the form. */
  foot?: ReactNode;
  /** Heading and lead stand over the page on a band of the look's own art. */
  band?: 'poster' | undefined;
  /** Takes the place at the end of the heading, where there is room for it; below the heading otherwise. */
  besideHead?: Ref<HTMLDivElement> | undefined;
  /** The form takes the page's whole width, and nothing stands beside it. */
  wide?: boolean;
  /** Heading, form and buttons stand on one sheet, where there is room for one. */
  sheet?: boolean;
  /** The page that all begins with: its heading is a title. */
  opening?: boolean;
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
  after,
  below,
  foot,
  band,
  besideHead,
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
        {!band && (
          <div className="step-head">
            {head}
            {besideHead && <div className="step-beside" ref={besideHead} />}
          </div>
        )}
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
