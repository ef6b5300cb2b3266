import { classNames } from '#src/lib/class-names.ts';
import { type IconName, iconPaths } from '#src/ui/icon-paths.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** `s` is 1em and bolder, for chevrons and dots; `m` is 1.25em. */
  size?: 's' | 'm';
  className?: string;
};

/** A line icon in the text's colour; hidden from assistive technology, so it needs a label next to it. */
export function Icon({ name, size = 'm', className }: IconProps) {
  return (
    <svg
      className={classNames('i', size === 's' && 'i-s', className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
