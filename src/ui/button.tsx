import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { type ButtonLook, buttonClass } from '#src/ui/button-class.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

export { type ButtonLook, type ButtonSize, type ButtonVariant, buttonClass } from '#src/ui/button-class.ts';

export type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'aria-disabled' | 'aria-busy'> & {
    icon?: IconName;
    /** Work is under way: a spinner is shown and presses do nothing. */
    busy?: boolean;
    /** Why it cannot be pressed yet. It stays focusable, and the reason is tied to it. */
    unavailable?: string | undefined;
    /** `hidden`: only for assistive technology, if the label already says it. */
    reason?: 'shown' | 'hidden';
    /** Pressed although unavailable: show what is missing. */
    onUnavailable?: () => void;
  };

/** A button that keeps its focus: busy and unavailable states are announced instead of using `disabled`. */
export function Button({
  variant,
  size,
  iconOnly,
  icon,
  busy = false,
  unavailable,
  reason = 'shown',
  onUnavailable,
  onClick,
  className,
  type = 'button',
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const blocked = busy || unavailable !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    // The second press of a double click may already meet the button of the step that the first one led to.
    if (type === 'submit' && event.detail > 1) {
      event.preventDefault();
      return;
    }
    if (!blocked) {
      onClick?.(event);
      return;
    }
    // Also keeps a submit button from submitting its form.
    event.preventDefault();
    if (!busy) onUnavailable?.();
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(buttonClass({ variant, size, iconOnly }), className)}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        aria-describedby={classNames(describedBy, unavailable !== undefined && reasonId) || undefined}
        onClick={press}
      >
        {busy ? <span className="spin" aria-hidden="true" /> : icon && <Icon name={icon} />}
        <span className="btn-words">{children}</span>
      </button>
      {unavailable !== undefined && (
        <span id={reasonId} className={reason === 'hidden' ? 'sr' : 'btn-reason'}>
          {unavailable}
        </span>
      )}
    </>
  );
}
