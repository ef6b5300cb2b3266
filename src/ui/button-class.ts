import { classNames } from '#src/lib/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A square of 44 with an icon only; the button then needs an aria-label. */
  iconOnly?: boolean;
};

const variantClass: Record<ButtonVariant, string> = {
  primary: '',
  secondary: 'btn-2',
  quiet: 'btn-3',
  danger: 'btn-danger',
};

const sizeClass: Record<ButtonSize, string> = { s: 'btn-s', m: '', l: 'btn-l' };

/** The class names of a button, for a link that looks like one. */
export function buttonClass({ variant = 'primary', size = 'm', iconOnly = false }: ButtonLook = {}): string {
  return classNames('btn', iconOnly ? 'btn-icon' : variantClass[variant], sizeClass[size]);
}
