import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';

type FieldProps = ComponentPropsWithRef<'input'> & {
  readonly label: string;
  readonly error?: string | undefined;
};

/** A labelled text field, with what is wrong with it below. */
export function Field({ label, error, className, ...input }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="dk-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={classNames('dk-input', className)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p className="dk-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
