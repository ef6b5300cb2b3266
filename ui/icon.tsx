import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** `s` is 1em and bolder, for chevrons and dots; `m` is 1.25em. */
  size?: 's' | 'm';
  className?: string;
};

/** An icon of the shared set. */
export function Icon({ name, size = 'm', className = '' }: IconProps) {
  return <LineIcon path={iconPaths[name]} className={`i${size === 's' ? ' i-s' : ''} ${className}`.trim()} />;
}

type LineIconProps = { readonly path: string; readonly className: string };

/** A line icon in the text's colour; hidden from assistive technology, so it needs a label next to it. */
export function LineIcon({ path, className }: LineIconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
