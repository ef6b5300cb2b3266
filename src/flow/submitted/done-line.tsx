import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import './submitted.css';

/** How it went, under the words of what was done; announced when it comes. */
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
