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
  /** It stands for the whole page: its heading is the page's. */
  page?: boolean;
};

/** A list, form or page that could not be shown: what happened, and a way on. */
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
