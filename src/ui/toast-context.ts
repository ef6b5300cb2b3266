import { createContext, type ReactNode, useContext } from 'react';
import type { Tone } from '#src/ui/tone.ts';
import type { IconName } from '#ui/icon-paths.ts';

export type ToastOptions = {
  /** A second line under the message. */
  detail?: ReactNode;
  /** The toast's buttons; `dismiss` removes it. */
  actions?: (dismiss: () => void) => ReactNode;
  icon?: IconName;
  /** Milliseconds on screen, 6000 by default; null stays until answered. */
  duration?: number | null;
};

export type ToastItem = ToastOptions & { id: number; tone: Tone; message: ReactNode };

export type Toasts = {
  /** Shows a message; returns its id. */
  show: (tone: Tone, message: ReactNode, options?: ToastOptions) => number;
  success: (message: ReactNode, options?: ToastOptions) => number;
  warning: (message: ReactNode, options?: ToastOptions) => number;
  danger: (message: ReactNode, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
};

export const ToastContext = createContext<Toasts | null>(null);

/** Shows and removes toasts. Throws outside of a ToastProvider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (toasts === null) throw new Error('useToasts needs a ToastProvider above it');
  return toasts;
}
