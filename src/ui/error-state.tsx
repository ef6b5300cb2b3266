import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';

export type ErrorStateProps = {
  /** What happened. */
  heading: ReactNode;
  /** What it means for the reader. */
  children?: ReactNode;
  /** What to do: try again, go back, contact someone. */
  actions?: ReactNode;
  /** The id to quote when asking for help. */
  code?: ReactNode;
  icon?: IconName;
  /** Whether it fills the page: its heading is then the page's. */
  page?: boolean;
};

/** A list, form or page that could not be shown: what happened, and what to do. */
export function ErrorState({
  heading,
  children,
  actions,
  code,
  icon = 'warning',
  page = false,
}: ErrorStateProps) {
  return (
    <div className="empty" role="alert">
      <span className="empty-icon">
        <Icon name={icon} />
      </span>
      {page ? <h1 tabIndex={-1}>{heading}</h1> : <h2>{heading}</h2>}
      {children && <div className="empty-words">{children}</div>}
      {actions && <div className="actions">{actions}</div>}
      {code && <p className="empty-code">{code}</p>}
    </div>
  );
}
