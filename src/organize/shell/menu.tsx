import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon, type IconName } from './icon.tsx';

type MenuProps = {
  readonly label: string;
  readonly icon?: IconName;
  /** Its buttons are a list: the arrow keys move among them, and pressing one closes it. */
  readonly isList?: boolean;
  readonly children: ReactNode;
};

/** A button that opens a panel below it. Escape or a press elsewhere closes it. */
export function Menu({ label, icon, isList = false, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const { current } = details;
      if (current?.open && target instanceof Node && !current.contains(target)) current.open = false;
    };
    window.addEventListener('pointerdown', onPress);
    return () => window.removeEventListener('pointerdown', onPress);
  }, []);
  const close = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const { current } = details;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (!isList || !current || !(isArrow || event.key === 'Home' || event.key === 'End')) return;
    if (!current.open && !isArrow) return;
    event.preventDefault();
    current.open = true;
    const items = [...current.querySelectorAll<HTMLElement>('.dk-menu-panel button')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: at + 1,
      ArrowUp: (at === -1 ? items.length : at) - 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    items.at((to ?? 0) % items.length)?.focus();
  };
  return (
    <details
      ref={details}
      className="dk-menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') move(event);
        else if (details.current?.open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <summary className="dk-button">
        {icon && <Icon name={icon} />}
        {label}
      </summary>
      {/* The button keeps its own click: what it opens takes the focus afterwards. */}
      <div
        className={classNames('dk-menu-panel', isList && 'dk-menu-list')}
        onClickCapture={isList ? close : undefined}
      >
        {children}
      </div>
    </details>
  );
}
