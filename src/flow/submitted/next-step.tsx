import type { ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';
import './submitted.css';

interface NextStepProps {
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  /** The button or link at the right edge. */
  readonly children: ReactNode;
  /** The content that the button opens, or the result. */
  readonly more?: ReactNode;
}

/** A next step: title, sentence and button. */
export function NextStep({ icon, title, words, children, more }: NextStepProps) {
  return (
    <li>
      <span className="ico">
        <Icon name={icon} />
      </span>
      <div>
        <b>{title}</b>
        <p>{words}</p>
      </div>
      {children}
      {more}
    </li>
  );
}
