import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Tone } from '#src/ui/tone.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

export type TagProps = {
  tone?: Tone;
  icon?: IconName;
  /** An outline instead of a fill. */
  outline?: boolean;
  children: ReactNode;
};

/** A short state or property in words; its colour only repeats them. */
export function Tag({ tone, icon, outline = false, children }: TagProps) {
  return (
    <span className={classNames('tag', outline && 'tag-line', tone)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
