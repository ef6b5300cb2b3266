import { type FocusEvent, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Toast } from '#src/ui/toast.tsx';
import { ToastContext, type ToastItem, type Toasts } from '#src/ui/toast-context.ts';
import { useTopLayer } from '#src/ui/use-top-layer.ts';

export { TOAST_DURATION } from '#src/ui/toast.tsx';
export { type ToastOptions, type Toasts, useToasts } from '#src/ui/toast-context.ts';

export type ToastProviderProps = {
  /** Names the region, e.g. "Messages". */
  label: string;
  dismissLabel: string;
  children: ReactNode;
};

/**
 * The page's toasts, which pause while the pointer or focus is on one. They are above an open dialog, and move so that
 * they cover no control.
 */
export function ToastProvider({ label, dismissLabel, children }: ToastProviderProps) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const lastId = useRef(0);
  const layer = useTopLayer();
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!layer) return undefined;
    if (items.length === 0) {
      // The next one starts in its corner.
      region.current?.removeAttribute('style');
      return undefined;
    }
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async () => {
      const { keepClear } = await import('#src/ui/keep-clear.ts');
      if (region.current && !isOver) stop = keepClear(region.current);
    };
    // If it fails to load, they stay in their corner.
    begin().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [layer, items]);

  const dismiss = useCallback((id: number) => {
    setItems((before) => {
      const after = before.filter((item) => item.id !== id);
      // A removed element sends neither mouseleave nor blur.
      if (after.length === 0) {
        setHovered(false);
        setFocused(false);
      }
      return after;
    });
  }, []);

  const toasts = useMemo<Toasts>(() => {
    const show: Toasts['show'] = (tone, message, options) => {
      lastId.current += 1;
      const item: ToastItem = { ...options, id: lastId.current, tone, message };
      setItems((before) => [...before, item]);
      return item.id;
    };
    return {
      show,
      success: (message, options) => show('success', message, options),
      warning: (message, options) => show('warning', message, options),
      danger: (message, options) => show('danger', message, options),
      dismiss,
    };
  }, [dismiss]);

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  }

  const list = (urgent: boolean) =>
    items
      .filter((item) => (item.tone === 'danger') === urgent)
      .map((item) => (
        <Toast
          key={item.id}
          toast={item}
          paused={hovered || focused}
          dismissLabel={dismissLabel}
          onDismiss={() => dismiss(item.id)}
        />
      ));

  // Both regions are there before their first message: only then is it announced reliably.
  return (
    <ToastContext value={toasts}>
      {children}
      {layer &&
        createPortal(
          <section
            ref={region}
            className="toasts"
            aria-label={label}
            onMouseEnter={() => setHovered(true)}
            onMouseLeave={() => setHovered(false)}
            onFocus={() => setFocused(true)}
            onBlur={onBlur}
          >
            <div className="toasts-live" role="alert" aria-atomic="false">
              {list(true)}
            </div>
            <div className="toasts-live" role="status" aria-atomic="false">
              {list(false)}
            </div>
          </section>,
          layer.element,
        )}
    </ToastContext>
  );
}
