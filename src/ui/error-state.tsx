import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/ui/icon.tsx';

export type ErrorStateProps = {
  /** What happened. */
  heading: ReactNode;
  /** What it means for the reader. */
  children?: ReactNode;
  /** The way on: try again, go back, write to somebody. */
  actions?: ReactNode;
  /** What to quote when asking for help. */
  code?: ReactNode;
  icon?: IconName;
};

/** A list, form or page that could not be shown: what happened, and a way on. */
export function ErrorState({ heading, children, actions, code, icon = 'warning' }: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      <h2>{heading}</h2>
      {children && <div className="empty-words">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
      {code && <p className="empty-code">{code}</p>}
    </div>
  );
}
