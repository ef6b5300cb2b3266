import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import './submitted.css';

/** The result of an action, below its title; announced. */
export function DoneLine({ children }: { children: ReactNode }) {
  return (
    <div className="next-more" role="status">
      {children && (
        <p className="next-done">
          <Icon name="success" /> {children}
        </p>
      )}
    </div>
  );
}
