import type { ReactNode } from 'react';
import { useEvent } from '#src/api/event-context.tsx';
import './beside-contact.css';

export interface BesideContactProps {
  /** An invitation to ask; without it no contact is shown. */
  readonly question?: string | undefined;
  /** Further links below the address. */
  readonly more?: ReactNode;
  /** What is read. */
  readonly children: ReactNode;
}

/** A long text with the person to ask in its margin, where the event names one. */
export function BesideContact({ question, more, children }: BesideContactProps) {
  const { contact_email: email } = useEvent();
  return (
    <div className="with-margin">
      {children}
      {question && email ? (
        <aside className="contact-slip">
          <p className="contact-question">{question}</p>
          <p>
            <a className="link" href={`mailto:${email}`}>
              {email}
            </a>
          </p>
          {more}
        </aside>
      ) : (
        more
      )}
    </div>
  );
}
