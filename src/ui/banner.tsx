import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type Tone, toneIcon } from '#src/ui/tone.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useRootClass } from '#ui/use-root-class.ts';

export type BannerProps = {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  action?: ReactNode;
};

/** A line above the header, shown as long as it applies (offline, closed, a rehearsal). */
export function Banner({ tone = 'info', icon, children, action }: BannerProps) {
  useRootClass('with-banner');
  return (
    <div className={classNames('banner', tone)} role="status">
      <div className="wrap">
        <Icon name={icon ?? toneIcon[tone]} />
        <span>{children}</span>
        {action && <span className="banner-action">{action}</span>}
      </div>
    </div>
  );
}
