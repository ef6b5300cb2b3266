import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useRootClass } from '#src/ui/use-root-class.ts';

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

/** A modal dialog on the native element; the focus returns when it closes. */
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

  // A file input inside also fires a bubbling cancel: only the dialog's own one counts.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  // Chromium closes a dialog on a second Esc even if it was cancelled: the owner must know.
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  // A drag that starts on text and ends outside is not a click on the backdrop.
  function onPointerDown(event: PointerEvent<HTMLDialogElement>) {
    pressedBackdrop.current = event.target === event.currentTarget;
  }

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (dismissable && pressedBackdrop.current && event.target === event.currentTarget) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc, through onCancel
    <dialog
      ref={dialog}
      role={role}
      className={classNames('dialog', size === 'wide' && 'dialog-wide', className)}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className="dialog-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button
          type="button"
          className={buttonClass({ iconOnly: true })}
          aria-label={closeLabel}
          onClick={onClose}
        >
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
