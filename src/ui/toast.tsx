import { classNames } from '#src/lib/class-names.ts';
import { buttonClass } from '#src/ui/button-class.ts';
import type { ToastItem } from '#src/ui/toast-context.ts';
import { toneIcon } from '#src/ui/tone.ts';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { Icon } from '#ui/icon.tsx';

/** The default duration of a toast in milliseconds. */
export const TOAST_DURATION = 6000;

export type ToastProps = {
  toast: ToastItem;
  paused: boolean;
  dismissLabel: string;
  onDismiss: () => void;
};

/** One message that leaves by itself, or when it is dismissed. */
export function Toast({ toast, paused, dismissLabel, onDismiss }: ToastProps) {
  const { tone, message, detail, actions, icon, duration = TOAST_DURATION } = toast;
  useCountdown(duration, paused, onDismiss);
  return (
    <div className={classNames('toast', tone)}>
      <Icon name={icon ?? toneIcon[tone]} />
      <div>
        <b>{message}</b>
        {detail && <p>{detail}</p>}
        {actions && <div className="row">{actions(onDismiss)}</div>}
      </div>
      <button
        type="button"
        className={buttonClass({ iconOnly: true })}
        aria-label={dismissLabel}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
