import type { ReactNode } from 'react';
import './change.css';

/** A page that changes something submitted. */
export function ChangeFrame({ children }: { readonly children: ReactNode }) {
  return <div className="wrap section changing">{children}</div>;
}

interface ChangeBodyProps {
  /** The difference and the buttons. */
  readonly side: ReactNode;
  readonly isLooking: boolean;
  readonly children: ReactNode;
}

/** The choice beside its difference. */
export function ChangeBody({ side, isLooking, children }: ChangeBodyProps) {
  return (
    <div className="change-body">
      {children}
      <div className="change-side" aria-busy={isLooking}>
        {side}
      </div>
    </div>
  );
}

/** A list of items or answers with a sign before each. */
export function FitRows({ children }: { readonly children: ReactNode }) {
  return <ul className="fits">{children}</ul>;
}
