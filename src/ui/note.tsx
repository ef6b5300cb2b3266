import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type Tone, toneIcon } from '#src/ui/tone.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

export type NoteProps = {
  /** Without a tone it is a plain, sunken note. */
  tone?: Tone;
  icon?: IconName;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the right edge. */
  action?: ReactNode;
  /** `alert` interrupts, `status` waits; leave it off for a note that was there from the start. */
  role?: 'alert' | 'status';
  id?: string;
  className?: string;
};

/** A message in the page: icon, words, and a way on. */
export function Note({ tone, icon, title, children, action, role, id, className }: NoteProps) {
  return (
    <div className={classNames('note', tone, className)} role={role} id={id}>
      <Icon name={icon ?? (tone ? toneIcon[tone] : 'info')} />
      <div>
        {title && <b>{title}</b>}
        {title && children ? ' ' : null}
        {children}
      </div>
      {action && <div className="note-action">{action}</div>}
    </div>
  );
}
