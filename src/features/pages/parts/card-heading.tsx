import type { ReactNode } from 'react';
import { useCardLevel } from './section.tsx';

interface CardHeadingProps {
  readonly id?: string;
  /** Whether it is below another heading of its card. */
  readonly below?: boolean;
  readonly children: ReactNode;
}

/** The heading of something in a section: it looks the same whether the section has one over it or not. */
export function CardHeading({ id, below = false, children }: CardHeadingProps) {
  const level = useCardLevel() + Number(below);
  const Heading = level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4';
  return (
    <Heading id={id} className={below ? 'card-subtitle' : 'card-title'}>
      {children}
    </Heading>
  );
}
