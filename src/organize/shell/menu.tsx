import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';

type MenuProps = {
  readonly label: string;
  readonly icon?: IconName;
  readonly children: ReactNode;
};

/** A button that opens a panel below it. Escape or a press elsewhere closes it. */
export function Menu({ label, icon, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <details
      ref={details}
      className="dk-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        event.stopPropagation();
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="dk-button">
        {icon && <Icon name={icon} />}
        {label}
      </summary>
      <div className="dk-menu-panel">{children}</div>
    </details>
  );
}
