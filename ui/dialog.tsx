import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Icon } from './icon.tsx';
import { useRootClass } from './use-root-class.ts';

export type DialogProps = {
  open: boolean;
  /** Asked to close by Esc, the close button or, if dismissable, the backdrop. */
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Stays in view under the scrolling body. */
  footer?: ReactNode;
  /** A click on the backdrop closes; leave it off where something typed would be lost. */
  dismissable?: boolean;
  /** Receives the focus on opening; the heading by default, so that reading starts at the top. */
  initialFocus?: RefObject<HTMLElement | null>;
  size?: 'm' | 'wide';
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  className?: string;
};

/** A modal dialog on the native element, a sheet on phones; the focus returns when it closes. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  closeLabel,
  children,
  footer,
  dismissable = false,
  initialFocus,
  size = 'm',
  role,
  className,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedBackdrop = useRef(false);
  useRootClass('with-modal');
  useModal(dialog, heading, initialFocus);

  // Chromium closes a dialog on a second Esc even if it was cancelled; here Esc does nothing by itself.
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  }

  // A file input inside also fires a bubbling cancel: only the dialog's own one counts.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // Closed without its owner, who may have to ask first.
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    const element = event.currentTarget;
    if (event.target !== element || element.open || !element.isConnected) return;
    element.showModal();
    onClose();
  }

  // A drag that starts on text and ends outside is not a click on the backdrop.
  function onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedBackdrop.current = event.target === event.currentTarget;
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (dismissable && pressedBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return (
    <dialog
      ref={dialog}
      role={role}
      className={['dialog', size === 'wide' && 'dialog-wide', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="dialog-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="btn btn-icon" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-foot">{footer}</div>}
    </dialog>
  );
}

/** Keeps the room of the scrollbar that the locked page loses, so that nothing jumps sideways. */
function reserveScrollbar() {
  const root = document.documentElement;
  // With one dialog already open the scrollbar is gone, and its room is known.
  if (document.querySelector('.dialog[open]')) return;
  root.style.setProperty('--scrollbar', `${Math.max(0, window.innerWidth - root.clientWidth)}px`);
}

/** Opens a dialog as modal while it is mounted, and returns the focus afterwards. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null> | undefined,
) {
  useLayoutEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    reserveScrollbar();
    element?.showModal();
    (initialFocus?.current ?? heading.current)?.focus();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [dialog, heading, initialFocus]);
}
