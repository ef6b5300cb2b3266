import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';

export type SummarizedError = {
  readonly key: string;
  readonly href: string;
  readonly label: ReactNode;
  /** What is said of it after the link. */
  readonly detail?: ReactNode;
  /** Leads to where the error can be mended, in place of the browser. */
  readonly onFollow: () => void;
};

export type ErrorSummaryProps = {
  readonly heading: ReactNode;
  readonly text?: ReactNode;
  /** In page order. */
  readonly errors: readonly SummarizedError[];
  /** Stands below the list. */
  readonly children?: ReactNode;
  /** Can receive the focus. */
  readonly ref?: Ref<HTMLDivElement>;
};

/** All that is wrong on a page, each with a link to where it can be mended. */
export function ErrorSummary({ heading, text, errors, children, ref }: ErrorSummaryProps) {
  return (
    // What is mended goes without a word; only what is new is spoken.
    <div
      ref={ref}
      className="error-summary"
      role="alert"
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
    >
      <h2>
        <Icon name="alert" /> {heading}
      </h2>
      {text && <p>{text}</p>}
      <ul>
        {errors.map(({ key, href, label, detail, onFollow }) => (
          <li key={key}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                onFollow();
              }}
            >
              {label}
            </a>
            {detail}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
