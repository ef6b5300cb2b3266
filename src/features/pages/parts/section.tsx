import { createContext, type ReactNode, use } from 'react';
import type { Text } from '#engine/form/languages/text.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useText } from '#src/lib/i18n/use-text.ts';
import { type Action, ActionLink } from './action-link.tsx';
import '../pages.css';

export type SectionProps = {
  readonly sunken: boolean;
  readonly title?: Text | undefined;
  readonly lead?: Text | undefined;
  /** A link to the full list, next to the title. */
  readonly action?: Action | undefined;
  /** A ground of its own. */
  readonly className?: string | undefined;
  readonly children?: ReactNode;
};

const CardLevel = createContext<2 | 3>(3);

/** The level of the headings in a section: the next after its own, for none may be left out. */
export function useCardLevel(): 2 | 3 {
  return use(CardLevel);
}

/** A section of a page with an optional head. */
export function Section({ sunken, title, lead, action, className, children }: SectionProps) {
  const text = useText();
  return (
    <section className={classNames('section', sunken && 'sunken', className)}>
      <div className="wrap">
        {(title || lead || action) && (
          <div className="section-head">
            <div>
              {title && <h2>{text(title)}</h2>}
              {lead && <p className="lead">{text(lead)}</p>}
            </div>
            {action && <ActionLink action={action} className="link" />}
          </div>
        )}
        <CardLevel value={title ? 3 : 2}>{children}</CardLevel>
      </div>
    </section>
  );
}
