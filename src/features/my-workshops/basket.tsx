import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useMyWorkshops } from '#src/flow/my-workshops/use-my-workshops.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useTranslation } from '#src/lib/i18n/use-translation.ts';
import { Icon } from '#ui/icon.tsx';
import { BasketPanel } from './basket-panel.tsx';
import { useDismiss } from './use-dismiss.ts';
import './basket.css';

/** My Workshops in the header (spec §2): a button with a count, and its panel. */
export function Basket() {
  const { t } = useTranslation('schedule');
  const workshops = useMyWorkshops();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const wrap = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  // Closed on navigation.
  const open = openAt === pathname;
  const close = useCallback((restoreFocus: boolean) => {
    setOpenAt(undefined);
    if (restoreFocus) button.current?.focus();
  }, []);
  useDismiss(wrap, open, close);
  useEffect(() => {
    if (open) document.getElementById(`${id}-head`)?.focus();
  }, [open, id]);

  const count = workshops.entries.length;
  const conflicts = workshops.conflicts.length;
  const said = [
    t('basket'),
    t('basket_count', { count }),
    ...(conflicts > 0 ? [t('basket_conflicts', { count: conflicts })] : []),
  ];
  return (
    <div className="basket-wrap" ref={wrap}>
      <button
        ref={button}
        type="button"
        className="tool"
        aria-label={said.join(', ')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenAt(open ? undefined : pathname)}
      >
        <Icon name="bookmark" />
        <span className="tool-text">{t('basket')}</span>
        <span className={classNames('badge', conflicts > 0 && 'badge-danger')}>{count}</span>
      </button>
      {open && (
        <>
          <div className="scrim only-mobile" onPointerDown={() => close(false)} />
          <BasketPanel id={id} workshops={workshops} onClose={() => close(true)} />
        </>
      )}
    </div>
  );
}
